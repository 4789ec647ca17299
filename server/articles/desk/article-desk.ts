import { randomUUID } from 'node:crypto';
import { overLimits } from '../../../domain/articles/text-limits.ts';
import { toStored } from '../../clock.ts';
import { note } from '../../journal/journal.ts';
import type { Parts } from '../../parts.ts';
import type { ArticleDraftRow, ArticleFields, Database } from '../../store/database.ts';
import type { ComparedPart } from '../../texts/compare-texts.ts';
import { type TextWork, unlessTooComplex } from '../../texts/text-work.ts';
import type { ArticleRepository } from '../article-repository.ts';
import { isGlass } from '../glass-picture.ts';
import { type Deed, isSameSitting, noteAct } from './act.ts';
import { type ArticleListQuery, listArticles } from './article-list.ts';
import { asTyped } from './as-typed.ts';
import { fieldsOf, NO_FIELDS } from './fields.ts';
import { ensureDraft, type OpenArticle, openArticle } from './open-article.ts';
import { type Publication, publish, recover, remove, unpublish } from './publication.ts';
import { type PublicationFault, publicationFaults } from './publication-faults.ts';
import { freshArticleAct, undo } from './undo.ts';
import { listVersions, readVersion } from './versions.ts';

type By = Omit<Deed, 'now'>;

interface ArticleDeskParts extends Pick<Parts, 'database' | 'scans' | 'clock'> {
  articles: ArticleRepository;
  texts: TextWork;
  /** Whether the build has a file at this path of /assets. */
  isFile: (path: string) => boolean;
}

/** The operations of article editors, for the staff area and the command line. */
export function createArticleDesk({ database, scans, clock, articles, texts, isFile }: ArticleDeskParts) {
  const at = <Rest extends object>(rest: Rest) => ({ ...rest, now: clock.now() });

  /** Invalidates the caches also after an error: the response can be lost after the commit. */
  const changing = <Result>(work: Promise<Result>) => work.finally(articles.noteChange);

  return {
    list: (query: ArticleListQuery) => listArticles(scans, query, clock.now()),
    open: (id: string) => openArticle(database, texts, id),

    create: (by: string | null, fields?: Partial<ArticleFields>) => createDraft(database, at({ by }), fields),
    save: (deed: By & { revision: number; fields: ArticleFields }) => saveDraft(database, texts, at(deed)),

    faults: ({ draft }: OpenArticle, from: Temporal.Instant = clock.now()): Promise<PublicationFault[]> =>
      publicationFaults(database, { id: draft.article_id, fields: draft, from, isFile, texts }),

    publish: (publication: Omit<Publication, 'now'>) =>
      changing(publish(database, at(publication), { isFile, texts })),
    unpublish: (deed: By) => changing(unpublish(database, texts, at(deed))),
    remove: (deed: By) => changing(remove(database, texts, at(deed))),
    recover: (deed: By) => recover(database, at(deed)),
    undo: (deed: By & { by: string }) => changing(undo(database, at(deed))),
    freshAct: (by: string) => freshArticleAct(database, by, clock.now()),

    /** The difference of two texts; `null` if they cannot be compared. */
    compare: (before: string, after: string): Promise<ComparedPart[] | null> =>
      unlessTooComplex(texts.run('compareTexts', { before, after }), () => null),

    versions: (id: string) => listVersions(database, id),
    version: (id: string, number: number) => readVersion(database, id, number),

    /** Copies a version into the draft, if that is still at `revision`; the published article stays. */
    async restore({ id, by, revision, number }: By & { revision: number; number: number }) {
      const version = await readVersion(database, id, number);
      if (!version) return { outcome: 'unknown' as const };
      const { title, slug, description, markdown, picture, picture_alt, author } = version;
      const open = await openArticle(database, texts, id);
      const fields = { title, slug, description, markdown, picture, picture_alt, author };
      const day = open?.draft.day ?? '';
      const saved = await saveDraft(
        database,
        texts,
        at({ id, by, revision, fields: asEdited({ ...fields, day }) }),
      );
      if (saved.outcome === 'saved')
        await database
          .transaction()
          .execute((transaction) => noteAct(transaction, at({ id, by }), 'restored', null));
      return saved;
    },
  };
}

/** The fields of a version as typed: plain spaces, and no picture if it was generated. */
function asEdited(fields: ArticleFields): ArticleFields {
  return {
    ...fields,
    title: asTyped(fields.title),
    description: asTyped(fields.description),
    picture: isGlass(fields.picture) ? '' : fields.picture,
    picture_alt: asTyped(fields.picture_alt),
  };
}

async function createDraft(
  database: Database,
  { by, now }: Omit<Deed, 'id'>,
  fields: Partial<ArticleFields> = {},
): Promise<string> {
  const id = randomUUID();
  const at = toStored(now);
  await database.transaction().execute(async (transaction) => {
    const draft: ArticleDraftRow = {
      article_id: id,
      revision: 1,
      published_revision: null,
      ...NO_FIELDS,
      ...fields,
      created_at: at,
      last_act: 'created',
      last_at: at,
      last_by: by,
      deleted_at: null,
    };
    await transaction.insertInto('article_drafts').values(draft).execute();
    await note(transaction, now, { staffId: by, action: 'article.created', subject: draft.slug || id });
  });
  return id;
}

/**
 * `stale`: somebody else saved meanwhile; nothing is changed, and `draft` is theirs. `refused`: the text is over the
 * limits, as the sentences say.
 */
type SaveOutcome =
  | { outcome: 'saved' | 'stale'; draft: ArticleDraftRow }
  | { outcome: 'refused'; sentences: string[] }
  | { outcome: 'unknown' };

/** Saves `fields` if the draft is at `revision` (optimistic concurrency); equal fields change nothing. */
async function saveDraft(
  database: Database,
  texts: TextWork,
  deed: Deed & { revision: number; fields: ArticleFields },
): Promise<SaveOutcome> {
  const { id, by, now, revision, fields } = deed;
  return database.transaction().execute(async (transaction) => {
    const open = await openArticle(transaction, texts, id);
    if (!open || open.draft.deleted_at !== null) return { outcome: 'unknown' };
    const { draft } = open;
    if (JSON.stringify(fieldsOf(draft)) === JSON.stringify(fieldsOf(fields)))
      return { outcome: 'saved', draft };
    if (draft.revision !== revision) return { outcome: 'stale', draft };
    // A text that was stored before may stay while the other fields change.
    const sentences = fields.markdown === draft.markdown ? [] : overLimits(fields.markdown);
    if (sentences.length > 0) return { outcome: 'refused', sentences };
    await ensureDraft(transaction, open);
    const { numUpdatedRows } = await transaction
      .updateTable('article_drafts')
      .set({ ...fields, revision: revision + 1 })
      .where('article_id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    const saved = await openArticle(transaction, texts, id);
    if (!saved) return { outcome: 'unknown' };
    if (numUpdatedRows === 0n) return { outcome: 'stale', draft: saved.draft };
    const last = { last_act: 'edited' as const, last_at: toStored(now), last_by: by };
    if (isSameSitting(draft, deed)) {
      const mark = transaction.updateTable('article_drafts').set(last);
      await mark.where('article_id', '=', id).execute();
    } else {
      await noteAct(transaction, deed, 'edited', null);
    }
    return { outcome: 'saved', draft: { ...saved.draft, ...last } };
  });
}
