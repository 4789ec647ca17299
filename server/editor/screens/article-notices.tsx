import type { FreshArticleAct } from '../../articles/desk/undo.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { articlePath, DONE_WORDS } from './article-words.ts';

/** The undo toast of an action on an article; disappears by itself (`lead.css`). */
export function ArticleUndo({ act, now }: { act: FreshArticleAct; now: Temporal.Instant }) {
  const { id, title, publishedAt } = act;
  const done = DONE_WORDS[act.act];
  if (done === undefined) return null;
  return (
    <form className="toast" method="post" action={`${articlePath(id)}/annuler`}>
      <p>
        L’article <strong>{title || 'sans titre'}</strong> {done}
        {act.act === 'scheduled' && publishedAt ? ` : ${atMoment(publishedAt, now)}` : ''}.
      </p>
      <button type="submit" className="quiet">
        Annuler
      </button>
    </form>
  );
}
