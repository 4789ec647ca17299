import type { Transaction } from 'kysely';
import { asTypedHtml, builtHtml, paragraph, type SafeHtml } from '../../../content/safe-html.ts';
import { overLimits } from '../../../domain/articles/text-limits.ts';
import { frenchTypography } from '../../../domain/typography.ts';
import { toStored } from '../../clock.ts';
import type { ArticleDraftRow, ArticleRow, Database, Tables } from '../../store/database.ts';
import { type TextWork, unlessTooComplex } from '../../texts/text-work.ts';
import { glassAddress } from '../glass-picture.ts';
import { isSlugClash, rememberSlugs } from '../save-article.ts';
import { type Deed, noteAct, readStanding, takeTurn } from './act.ts';
import { ensureDraft, type OpenArticle, openArticle } from './open-article.ts';
import { momentOfDay } from './paris-time.ts';
import { type PublicationFault, publicationFaults } from './publication-faults.ts';
import { keepPresent, keepVersion } from './versions.ts';

/**
 * `stale`: the draft has changed since it was shown; nothing is done. `published_already`: a public article
 * cannot be scheduled.
 */
export type PublicationOutcome =
  | { outcome: 'done'; slug: string; publishedAt: string }
  | { outcome: 'refused'; faults: PublicationFault[] }
  | { outcome: 'stale' | 'unknown' | 'published_already' };

export interface Publication extends Deed {
  /** Revision of the draft that the person saw; not checked if absent. */
  revision?: number | undefined;
  at?: Temporal.Instant | undefined;
}

/**
 * Publishes the draft of an article, now or at a later moment. The published article changes only here, and
 * is kept as a version.
 */
export async function publish(
  database: Database,
  publication: Publication,
  { isFile, texts }: { isFile: (path: string) => boolean; texts: TextWork },
): Promise<PublicationOutcome> {
  const { id, by, now, revision, at } = publication;
  const open = await openArticle(database, texts, id);
  if (!open || open.draft.deleted_at !== null) return { outcome: 'unknown' };
  const { draft } = open;
  if (revision !== undefined && draft.revision !== revision) return { outcome: 'stale' };
  if (at && isPublic(open.article, now)) return { outcome: 'published_already' };
  if (!at && isToBePutBack(open, now)) return putBack(database, texts, publication);
  const faults = await publicationFaults(database, { id, fields: draft, from: at ?? now, isFile, texts });
  if (faults.length > 0) return { outcome: 'refused', faults };
  const content = builtHtml(await texts.run('articleToHtml', draft.markdown));

  const act = async (transaction: Transaction<Tables>): Promise<PublicationOutcome> => {
    await takeTurn(transaction);
    const present = await openArticle(transaction, texts, id);
    if (present?.draft.revision !== draft.revision || present.draft.deleted_at !== null)
      return { outcome: 'stale' };
    const { article } = present;
    if (at && isPublic(article, now)) return { outcome: 'published_already' };
    await ensureDraft(transaction, present);
    const before = await readStanding(transaction, id);
    if (article) await keepPresent(transaction, texts, article, now);
    const row = publishedRow({ draft, article, content, at: at ?? null, now });
    await transaction
      .insertInto('articles')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const former = article && article.slug !== row.slug ? [article.slug] : [];
    await rememberSlugs(transaction, id, former, row.slug);
    await keepVersion(transaction, { article: row, markdown: draft.markdown, by, now });
    await transaction
      .updateTable('article_drafts')
      .set({ published_revision: draft.revision })
      .where('article_id', '=', id)
      .execute();
    await noteAct(transaction, publication, at ? 'scheduled' : 'published', before);
    return { outcome: 'done', slug: row.slug, publishedAt: row.published_at ?? toStored(now) };
  };
  try {
    return await database.transaction().execute(act);
  } catch (error) {
    if (!isSlugClash(error)) throw error;
    const message = `L’adresse « ${draft.slug} » vient d’être prise par un autre article.`;
    return { outcome: 'refused', faults: [{ field: 'slug', message }] };
  }
}

/** Whether an unpublished article has not been edited since: it is put back as it was, with its date. */
function isToBePutBack({ draft, article }: OpenArticle, now: Temporal.Instant): boolean {
  return (
    article?.published_at === null &&
    article.created_at <= toStored(now) &&
    draft.revision === draft.published_revision
  );
}

async function putBack(database: Database, texts: TextWork, deed: Deed): Promise<PublicationOutcome> {
  const { id, now } = deed;
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const open = await openArticle(transaction, texts, id);
    if (!open?.article || !isToBePutBack(open, now)) return { outcome: 'stale' };
    const { slug, created_at } = open.article;
    await ensureDraft(transaction, open);
    const before = await readStanding(transaction, id);
    await transaction
      .updateTable('articles')
      .set({ published_at: created_at })
      .where('id', '=', id)
      .execute();
    await noteAct(transaction, deed, 'published', before);
    return { outcome: 'done', slug, publishedAt: created_at };
  });
}

/** Unpublishes an article, or cancels its scheduled publication; it keeps its draft and versions. */
export async function unpublish(
  database: Database,
  texts: TextWork,
  deed: Deed,
): Promise<'done' | 'unknown'> {
  const { id, now } = deed;
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const open = await openArticle(transaction, texts, id);
    if (!open?.article) return 'unknown';
    await ensureDraft(transaction, open);
    const before = await readStanding(transaction, id);
    await keepPresent(transaction, texts, open.article, now);
    await transaction.updateTable('articles').set({ published_at: null }).where('id', '=', id).execute();
    await noteAct(transaction, deed, 'unpublished', before);
    return 'done';
  });
}

/** Unpublishes an article and moves it to the bin, where `recover` finds it for thirty days. */
export async function remove(database: Database, texts: TextWork, deed: Deed): Promise<'done' | 'unknown'> {
  const { id, now } = deed;
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const open = await openArticle(transaction, texts, id);
    if (!open || open.draft.deleted_at !== null) return 'unknown';
    await ensureDraft(transaction, open);
    const before = await readStanding(transaction, id);
    if (open.article) await keepPresent(transaction, texts, open.article, now);
    await transaction.deleteFrom('articles').where('id', '=', id).execute();
    await transaction
      .updateTable('article_drafts')
      .set({ deleted_at: toStored(now) })
      .where('article_id', '=', id)
      .execute();
    await noteAct(transaction, deed, 'deleted', before);
    return 'done';
  });
}

/** Restores an article from the bin, as a draft. */
export async function recover(database: Database, deed: Deed): Promise<'done' | 'unknown'> {
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('article_drafts')
      .set({ deleted_at: null, published_revision: null })
      .where('article_id', '=', deed.id)
      .where('deleted_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 'unknown';
    await noteAct(transaction, deed, 'recovered', null);
    return 'done';
  });
}

export function isPublic(article: Pick<ArticleRow, 'published_at'> | null, now: Temporal.Instant): boolean {
  return !!article?.published_at && article.published_at <= toStored(now);
}

interface PublishedParts {
  draft: ArticleDraftRow;
  article: ArticleRow | null;
  content: SafeHtml;
  at: Temporal.Instant | null;
  now: Temporal.Instant;
}

function publishedRow({ draft, article, content, at, now }: PublishedParts): ArticleRow {
  const from = toStored(at ?? now);
  const wasPublic = isPublic(article, now);
  // An article that was public keeps its date; a scheduled one takes that of its publication.
  const known = article && article.created_at <= from ? article.created_at : null;
  const chosen = draft.day === '' ? null : momentOfDay(draft.day, known, at ?? now);
  const created = chosen ? toStored(chosen) : (known ?? from);
  const row = {
    id: draft.article_id,
    slug: draft.slug,
    title: frenchTypography(draft.title.trim()),
    description: paragraph(frenchTypography(draft.description.trim())),
    content,
    image_url: draft.picture || glassAddress(draft.title.trim()),
    image_alt: frenchTypography(draft.picture_alt.trim()),
    created_at: created,
    published_at: wasPublic && article ? article.published_at : from,
    author: draft.author.trim() === '' ? null : draft.author.trim(),
  };
  const isSameText = row.content === article?.content && row.title === article.title;
  const revised = wasPublic || known ? toStored(now) : created;
  return { ...row, updated_at: article && isSameText ? article.updated_at : revised };
}

/** The row that publication would write, for the preview; a text over the limits is shown as it was typed. */
export async function previewRow(
  texts: TextWork,
  { draft, article }: OpenArticle,
  now: Temporal.Instant,
): Promise<ArticleRow> {
  const content = await previewOf(texts, draft.markdown);
  const row = publishedRow({ draft, article, content, at: null, now });
  return { ...row, slug: row.slug || 'apercu', title: row.title || 'Sans titre' };
}

/** Longest text that is previewed as it was typed (UTF-16 units): the page is rendered at once. */
const LONGEST_AS_TYPED = 20_000;

async function previewOf(texts: TextWork, markdown: string): Promise<SafeHtml> {
  if (overLimits(markdown).length > 0) return asTyped(markdown);
  const built = texts.run('articleToHtml', markdown).then(builtHtml);
  return unlessTooComplex(built, () => asTyped(markdown));
}

function asTyped(markdown: string): SafeHtml {
  const isLong = markdown.length > LONGEST_AS_TYPED;
  return asTypedHtml(isLong ? `${markdown.slice(0, LONGEST_AS_TYPED)}…` : markdown);
}
