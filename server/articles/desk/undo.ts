import * as v from 'valibot';
import { toStored } from '../../clock.ts';
import { UNDO_DELAY, UNDO_SECONDS } from '../../journal/journal.ts';
import type { ArticleAct, Database } from '../../store/database.ts';
import { isSlugClash } from '../save-article.ts';
import { type Deed, noteAct, readStanding, standingDigest, standingSchema, takeTurn } from './act.ts';

export interface FreshArticleAct {
  id: string;
  act: ArticleAct;
  title: string;
  publishedAt: string | null;
}

/** The last action of a person, if it can still be undone. */
export async function freshArticleAct(
  database: Database,
  by: string,
  now: Temporal.Instant,
): Promise<FreshArticleAct | null> {
  const act = await database
    .selectFrom('article_undos')
    .innerJoin('article_drafts', 'article_drafts.article_id', 'article_undos.article_id')
    .leftJoin('articles', 'articles.id', 'article_undos.article_id')
    .select(['article_undos.article_id as id', 'act', 'article_drafts.title', 'published_at as publishedAt'])
    .where('staff_id', '=', by)
    .where('at', '>', toStored(now.subtract({ seconds: UNDO_SECONDS })))
    .executeTakeFirst();
  return act ?? null;
}

/** Undoes a person's last action on an article. `stale`: the article was changed since. */
export async function undo(
  database: Database,
  deed: Deed & { by: string },
): Promise<'done' | 'stale' | 'too_late'> {
  const { id, by, now } = deed;
  const work = database.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const last = await transaction
      .deleteFrom('article_undos')
      .where('staff_id', '=', by)
      .where('article_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!last || last.at < toStored(now.subtract({ seconds: UNDO_SECONDS + UNDO_DELAY }))) return 'too_late';
    if (last.after !== standingDigest(await readStanding(transaction, id))) return 'stale';
    const { article, formerSlugs, publishedRevision, deletedAt } = v.parse(
      standingSchema,
      JSON.parse(last.before),
    );
    await transaction.deleteFrom('former_slugs').where('article_id', '=', id).execute();
    if (article) {
      await transaction
        .insertInto('articles')
        .values(article)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(article))
        .execute();
      if (formerSlugs.length > 0)
        await transaction
          .insertInto('former_slugs')
          .values(formerSlugs.map((slug) => ({ slug, article_id: id })))
          .onConflict((conflict) => conflict.column('slug').doNothing())
          .execute();
    } else {
      await transaction.deleteFrom('articles').where('id', '=', id).execute();
    }
    await transaction
      .updateTable('article_drafts')
      .set({ published_revision: publishedRevision, deleted_at: deletedAt })
      .where('article_id', '=', id)
      .execute();
    await noteAct(transaction, deed, 'undone', null);
    return 'done';
  });
  return work.catch((error: unknown) => {
    if (isSlugClash(error)) return 'stale';
    throw error;
  });
}
