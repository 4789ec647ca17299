import { personName } from '../../../domain/person-name.ts';
import type { OpenArticle } from '../../articles/desk/open-article.ts';
import type { ListedVersion } from '../../articles/desk/versions.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import type { ArticleVersionRow } from '../../store/database.ts';
import type { ComparedPart } from '../../texts/compare-texts.ts';
import { articlePath, changedFields } from './article-words.ts';
import { ChangedTexts } from './desk.tsx';
import { TextDiff } from './text-diff.tsx';

interface VersionsProps {
  open: OpenArticle;
  versions: readonly ListedVersion[];
  now: Temporal.Instant;
}

export function ArticleVersions({ open, versions, now }: VersionsProps) {
  const { article_id, title } = open.draft;
  const path = articlePath(article_id);
  return (
    <>
      <p>
        <a href={path}>← {title || 'Sans titre'}</a>
      </p>
      <h1>Versions publiées</h1>
      {versions.length === 0 ? (
        <p className="pane">
          {open.article
            ? 'Cet article vient d’un fichier du site. Sa version d’origine est gardée dès qu’une autre paraît.'
            : 'Cet article n’a pas encore été publié.'}
        </p>
      ) : (
        <ol className="article-rows" reversed>
          {versions.map(({ number, title: name, kept_at, email }) => (
            <li key={number}>
              <div>
                <a className="article-title" href={`${path}/versions/${number}`}>
                  Version {number}
                </a>
                <p className="small">{name}</p>
              </div>
              <p className="small">
                {email === null ? 'Fichier du site ou ligne de commande' : personName(email)},{' '}
                {shortMoment(kept_at, now)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

interface VersionProps {
  open: OpenArticle;
  version: ArticleVersionRow;
  /** The difference of its text and the draft’s; `null` if they cannot be compared. */
  parts: readonly ComparedPart[] | null;
  now: Temporal.Instant;
}

/** A version compared with the draft, to restore it. */
export function ArticleVersion({ open: { draft }, version, parts, now }: VersionProps) {
  const path = articlePath(draft.article_id);
  return (
    <>
      <p>
        <a href={`${path}/versions`}>← Versions de {draft.title || 'cet article'}</a>
      </p>
      <h1>Version {version.number}</h1>
      <p>Publiée : {shortMoment(version.kept_at, now)}.</p>
      <form method="post" action={`${path}/versions/${version.number}`}>
        <input type="hidden" name="revision" value={draft.revision} />
        <button type="submit">Reprendre cette version</button>
        <p className="small">Elle remplace le brouillon ; le site ne change pas avant « Publier ».</p>
      </form>
      <section className="pane">
        <h2>De cette version au brouillon</h2>
        <ChangedTexts texts={changedFields(['title', 'slug', 'description'], version, draft)} />
        <TextDiff parts={parts} before={version.markdown} after={draft.markdown} />
      </section>
    </>
  );
}
