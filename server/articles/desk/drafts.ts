import { randomUUID } from 'node:crypto';
import { overLimits } from '../../../domain/articles/text-limits.ts';
import { toStored } from '../../clock.ts';
import { note } from '../../journal/journal.ts';
import type { ArticleDraftRow, ArticleFields, Database } from '../../store/database.ts';
import type { TextWork } from '../../texts/text-work.ts';
import { type Deed, isSameSitting, noteAct } from './act.ts';
import { fieldsOf, NO_FIELDS } from './fields.ts';
import { ensureDraft, openArticle } from './open-article.ts';

/** Creates a draft and returns its id. */
export async function createDraft(
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
export type SaveOutcome =
  | { outcome: 'saved' | 'stale'; draft: ArticleDraftRow }
  | { outcome: 'refused'; sentences: string[] }
  | { outcome: 'unknown' };

/** Saves `fields` if the draft is at `revision` (optimistic concurrency); equal fields change nothing. */
export async function saveDraft(
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
