import { personName } from '../../../domain/person-name.ts';
import type { OpenArticle } from '../../articles/desk/open-article.ts';
import { isPublic } from '../../articles/desk/publication.ts';
import { atMoment, shortMoment } from '../../staff/screens/moments.ts';
import { ACT_WORDS, articlePath } from './article-words.ts';
import { Planning } from './desk.tsx';

export interface ArticleBarProps {
  open: OpenArticle;
  now: Temporal.Instant;
  /** E-mail address of the person who acted last; `null` for the command line. */
  lastBy: string | null;
}

/** State, save status and actions of an article. */
export function ArticleBar({ open, now, lastBy }: ArticleBarProps) {
  const { draft, article } = open;
  const path = articlePath(draft.article_id);
  const isRead = isPublic(article, now);
  const isComing = !isRead && !!article?.published_at;
  const hasChanges = article !== null && draft.revision !== draft.published_revision;
  return (
    <div className="desk-bar">
      <div className="desk-standing">
        <a href="/equipe/articles">← Articles</a>
        <p className="article-state" data-state={isRead ? 'published' : isComing ? 'scheduled' : 'draft'}>
          <strong>{isRead ? 'Publié' : isComing ? 'Programmé' : article ? 'Dépublié' : 'Brouillon'}</strong>
          {isComing && article?.published_at ? <span>{atMoment(article.published_at, now)}</span> : null}
          {isRead && article ? <a href={`/article/${article.slug}`}>Voir la page</a> : null}
          <span data-changed hidden={!hasChanges || !article?.published_at}>
            avec des changements qui ne sont pas publiés
          </span>
        </p>
        <p className="save-state" role="status" data-save-state>
          {lastBy === null ? 'Enregistré' : `${personName(lastBy)} ${ACT_WORDS[draft.last_act]}`}
          {`, ${shortMoment(draft.last_at, now)}`}
        </p>
      </div>
      <div className="desk-acts">
        <a href={`${path}/versions`}>Versions</a>
        <details className="menu">
          <summary>{isRead ? 'Retirer' : 'Programmer'}</summary>
          <div className="pane">
            {isRead ? null : <Planning at={article?.published_at} now={now} />}
            {article?.published_at ? (
              <button type="submit" name="geste" value="depublier" className="quiet">
                {isComing ? 'Ne plus programmer' : 'Dépublier'}
              </button>
            ) : null}
            <button type="submit" name="geste" value="supprimer" className="quiet">
              Mettre à la corbeille
            </button>
          </div>
        </details>
        <button type="submit" name="geste" value="enregistrer" className="quiet" data-save>
          Enregistrer
        </button>
        <button type="submit" name="geste" value="publier">
          {isRead ? 'Publier les changements' : 'Publier'}
        </button>
      </div>
    </div>
  );
}
