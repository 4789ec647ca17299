import type { SavedReplyRow } from '../../store/database.ts';
import { REPLY_FIELDS } from '../reply-fields.ts';
import type { TypedSavedReply } from '../saved-replies.ts';

interface SavedRepliesProps {
  savedReplies: readonly SavedReplyRow[];
  /** A refused template; its `id` is empty for a new one. */
  refused?: TypedSavedReply & { id: string; fault: string };
}

/** The templates for answers, each with its form. */
export function SavedRepliesScreen({ savedReplies, refused }: SavedRepliesProps) {
  // A template that somebody removed meanwhile can be saved as a new one.
  const isKnown = savedReplies.some(({ id }) => id === refused?.id);
  const refusedNew = isKnown ? undefined : refused;
  return (
    <>
      <h1>Réponses types</h1>
      <p>
        Elles se placent d’un clic dans la réponse à une demande, où chacun les adapte. Ces mots entre
        accolades y prennent leur valeur :{' '}
        {Object.keys(REPLY_FIELDS)
          .map((name) => `{${name}}`)
          .join(', ')}
        .
      </p>
      {savedReplies.map((saved) => {
        const isRefused = refused?.id === saved.id;
        return (
          <details key={saved.id} className="pane" open={isRefused}>
            <summary>{saved.title}</summary>
            {isRefused ? <p role="alert">{refused.fault}</p> : null}
            <Editor action="modifier" label="Enregistrer" saved={isRefused ? refused : saved} />
            <form method="post" action="/equipe/reponses-types/supprimer">
              <input type="hidden" name="id" value={saved.id} />
              <button type="submit" className="quiet" aria-label={`Supprimer : ${saved.title}`}>
                Supprimer
              </button>
            </form>
          </details>
        );
      })}
      {savedReplies.length === 0 ? <p>Il n’y en a pas encore.</p> : null}
      <details className="pane" open={refusedNew !== undefined || savedReplies.length === 0}>
        <summary>Nouvelle réponse type</summary>
        {refusedNew ? <p role="alert">{refusedNew.fault}</p> : null}
        <Editor action="ajouter" label="Ajouter" saved={{ title: '', body: '', ...refusedNew, id: '' }} />
      </details>
    </>
  );
}

interface EditorProps {
  action: string;
  label: string;
  saved: TypedSavedReply & { id: string };
}

function Editor({ action, label, saved: { id, title, body } }: EditorProps) {
  const field = (name: string) => `${name}-${id || 'nouvelle'}`;
  return (
    <form className="stack" method="post" action={`/equipe/reponses-types/${action}`}>
      {id === '' ? null : <input type="hidden" name="id" value={id} />}
      <div>
        <label htmlFor={field('title')}>Titre</label>
        <input id={field('title')} name="title" required autoComplete="off" defaultValue={title} />
      </div>
      <div>
        <label htmlFor={field('body')}>Texte</label>
        <textarea id={field('body')} name="body" rows={10} required defaultValue={body} />
      </div>
      <button type="submit">{label}</button>
    </form>
  );
}
