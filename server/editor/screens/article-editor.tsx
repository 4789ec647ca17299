import { LONGEST } from '../../articles/desk/fields.ts';
import type { PublicationFault } from '../../articles/desk/publication-faults.ts';
import { glassAddress } from '../../articles/glass-picture.ts';
import { ArticleBar, type ArticleBarProps } from './article-bar.tsx';
import { ArticleSettings } from './article-settings.tsx';
import { articlePath } from './article-words.ts';
import { Count } from './count.tsx';
import { Faults, Preview, SavedByEnter, Views } from './desk.tsx';

interface ArticleEditorProps extends ArticleBarProps {
  faults: readonly PublicationFault[];
  /** Whether these faults have just prevented a publication. */
  isRefused: boolean;
  /** Why the last action was refused. */
  fault?: string | undefined;
  nonce: string;
}

export function ArticleEditor(props: ArticleEditorProps) {
  const { open, faults, isRefused, fault, nonce } = props;
  const { draft } = open;
  const path = articlePath(draft.article_id);
  return (
    <form
      className="desk"
      method="post"
      action={path}
      data-editor={draft.article_id}
      data-nonce={nonce}
      data-glass={glassAddress(draft.title)}
    >
      <input type="hidden" name="revision" value={draft.revision} />
      <SavedByEnter />
      <h1 className="hidden-text">Écrire : {draft.title || 'sans titre'}</h1>
      <ArticleBar {...props} />
      <Views text="Écrire" />
      <div className="desk-panes" data-shown="text">
        <div className="desk-text">
          {fault ? <p role="alert">{fault}</p> : null}
          <FaultList faults={faults} isRefused={isRefused} />
          <div className="field">
            <label htmlFor="title">Titre</label>
            <input
              id="title"
              name="title"
              className="desk-title"
              defaultValue={draft.title}
              autoComplete="off"
              aria-describedby="title-count"
            />
            <Count id="title-count" text={draft.title} most={LONGEST.title} />
          </div>
          <div className="field">
            <div className="desk-label">
              <label htmlFor="markdown">Texte, en Markdown</label>
              <MarkdownHelp />
            </div>
            <Tools />
            <textarea
              id="markdown"
              name="markdown"
              rows={24}
              spellCheck
              lang="fr"
              defaultValue={draft.markdown}
              data-markdown
            />
            <p className="small" role="status" data-text-note />
            <p role="alert" data-text-fault hidden />
          </div>
          <ArticleSettings draft={draft} />
        </div>
        <Preview path={path} title="La page de l’article, telle qu’elle sera" />
      </div>
    </form>
  );
}

/** The faults that prevent publication, with links to their fields. */
export function FaultList({ faults, isRefused }: Pick<ArticleEditorProps, 'faults' | 'isRefused'>) {
  return (
    <Faults isRefused={isRefused}>
      {faults.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <a href={`#${field === 'picture' ? 'picture-file' : field}`}>{message}</a>
        </li>
      ))}
    </Faults>
  );
}

/** The toolbar of the text; shown by the script. */
function Tools() {
  return (
    <div
      className="tools"
      role="toolbar"
      aria-label="Mise en forme"
      aria-controls="markdown"
      hidden
      data-tools
    >
      {TOOLS.map(([act, label, sign, keys]) => (
        <button
          key={act}
          type="button"
          data-tool={act}
          tabIndex={act === 'heading' ? 0 : -1}
          aria-label={label}
          title={keys ? `${label} (${keys})` : label}
        >
          <span aria-hidden="true" data-sign={act}>
            {sign}
          </span>
        </button>
      ))}
    </div>
  );
}

const TOOLS = [
  ['heading', 'Intertitre', 'H', 'Ctrl+Alt+2'],
  ['bold', 'Gras', 'G', 'Ctrl+B'],
  ['italic', 'Italique', 'I', 'Ctrl+I'],
  ['link', 'Lien', '↗', 'Ctrl+K'],
  ['list', 'Liste', '•–', 'Ctrl+Maj+8'],
  ['quote', 'Citation', '«»', 'Ctrl+Maj+9'],
  ['code', 'Code', '</>', 'Ctrl+E'],
  ['table', 'Tableau', '⊞', ''],
  ['picture', 'Image', '+ Image', ''],
] as const;

function MarkdownHelp() {
  return (
    <details className="markdown-help">
      <summary>Aide</summary>
      <dl>
        <dt>## Intertitre</dt>
        <dd>un titre de partie, ### pour une sous-partie</dd>
        <dt>**gras**, _italique_</dt>
        <dd>ce qui ressort</dd>
        <dt>[nos services](/services)</dt>
        <dd>un lien</dd>
        <dt>- premier point</dt>
        <dd>une liste, 1. pour la numéroter</dd>
        <dt>&gt; une phrase citée</dt>
        <dd>une citation</dd>
        <dt>![ce que montre l’image](adresse)</dt>
        <dd>une image</dd>
        <dt>Ctrl+V</dt>
        <dd>
          colle de Word, Google Docs ou LibreOffice avec titres, listes, liens, tableaux et images ;
          Ctrl+Maj+V, le texte seul
        </dd>
      </dl>
    </details>
  );
}
