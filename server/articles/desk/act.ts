import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { toStored } from '../../clock.ts';
import { note } from '../../journal/journal.ts';
import type { ArticleAct, ArticleDraftRow, Tables } from '../../store/database.ts';

/** Who acts on which article, and when. */
export interface Deed {
  id: string;
  /** Staff id; `null` for the command line. */
  by: string | null;
  now: Temporal.Instant;
}

const text = v.string();
/** The state of an article that an action changes and undo restores. */
export const standingSchema = v.object({
  article: v.nullable(
    v.object({
      id: text,
      slug: text,
      title: text,
      description: text,
      content: text,
      image_url: text,
      image_alt: text,
      created_at: text,
      updated_at: text,
      published_at: v.nullable(text),
      author: v.nullable(text),
    }),
  ),
  formerSlugs: v.array(text),
  publishedRevision: v.nullable(v.number()),
  deletedAt: v.nullable(text),
});

export type Standing = v.InferOutput<typeof standingSchema>;

/** Locks the row of `article_changes`: actions on articles and imports run one after another, on both engines. */
export async function takeTurn(transaction: Transaction<Tables>): Promise<void> {
  await transaction.updateTable('article_changes').set({ number: sql`number` }).execute();
}

/** Records an action on its article and in the journal, and its undo if a staff member did it. */
export async function noteAct(
  transaction: Transaction<Tables>,
  { id, by, now }: Deed,
  act: ArticleAct,
  before: Standing | null,
): Promise<void> {
  await transaction
    .updateTable('article_drafts')
    .set({ last_act: act, last_at: toStored(now), last_by: by })
    .where('article_id', '=', id)
    .execute();
  const { slug } = await transaction
    .selectFrom('article_drafts')
    .select('slug')
    .where('article_id', '=', id)
    .executeTakeFirstOrThrow();
  await note(transaction, now, { staffId: by, action: `article.${act}`, subject: slug || id });
  if (by === null || before === null) return;
  const undo = {
    article_id: id,
    act,
    before: JSON.stringify(before),
    after: standingDigest(await readStanding(transaction, id)),
    at: toStored(now),
  };
  await transaction
    .insertInto('article_undos')
    .values({ staff_id: by, ...undo })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(undo))
    .execute();
}

/** Reads the state that `noteAct` keeps for undo. */
export async function readStanding(database: Kysely<Tables>, id: string): Promise<Standing> {
  const article = await database.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst();
  const former = await database
    .selectFrom('former_slugs')
    .select('slug')
    .where('article_id', '=', id)
    .orderBy('slug')
    .execute();
  const draft = await database
    .selectFrom('article_drafts')
    .select(['published_revision', 'deleted_at'])
    .where('article_id', '=', id)
    .executeTakeFirst();
  return {
    article: article ? { ...article } : null,
    formerSlugs: former.map(({ slug }) => slug),
    publishedRevision: draft?.published_revision ?? null,
    deletedAt: draft?.deleted_at ?? null,
  };
}

/** Digest of a state; it differs once somebody changed the article. */
export function standingDigest({ article, deletedAt }: Standing): string {
  const fields = article ? Object.entries(article).sort(([one], [other]) => (one < other ? -1 : 1)) : null;
  return createHash('sha256')
    .update(JSON.stringify([fields, deletedAt]))
    .digest('base64url');
}

/** Whether a save continues edits of the last 30 minutes by the same person, which the journal has already. */
export function isSameSitting(draft: ArticleDraftRow, { by, now }: Deed): boolean {
  const minutes = Temporal.Instant.from(draft.last_at).until(now).total('minutes');
  return draft.last_act === 'edited' && draft.last_by === by && minutes < 30;
}
