import { SALES } from '../../staff/access.ts';
import { PostButton } from '../../staff/screens/post-button.tsx';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import type { SavedReplyRow } from '../../store/database.ts';
import { REPLY_FIELDS } from '../reply-fields.ts';
import { SavedReplyError, type TypedSavedReply } from '../saved-replies.ts';

const PATH = '/equipe/reponses-types';

interface SavedRepliesProps {
  savedReplies: readonly SavedReplyRow[];
  /** A refused template; its `id` is empty for a new one. */
  refused?: TypedSavedReply & { id: string; fault: string };
}

function SavedRepliesScreen({ savedReplies, refused }: SavedRepliesProps) {
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
            <PostButton
              action={`${PATH}/supprimer`}
              fields={{ id: saved.id }}
              label="Supprimer"
              about={saved.title}
            />
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
    <form className="stack" method="post" action={`${PATH}/${action}`}>
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

export function savedReplyRoutes({ routes, room, savedReplies }: StaffArea): void {
  routes.get(PATH, SALES, (c) => show(c));
  routes.post(`${PATH}/ajouter`, SALES, async (c) => {
    const typed = texts(await room.readForm(c));
    return answer(c, { id: '', ...typed }, () => savedReplies.add(typed, staffOf(c)));
  });
  routes.post(`${PATH}/modifier`, SALES, async (c) => {
    const field = await room.readForm(c);
    const [id, typed] = [field('id'), texts(field)];
    return answer(c, { id, ...typed }, () => savedReplies.edit(id, typed, staffOf(c)));
  });
  routes.post(`${PATH}/supprimer`, SALES, async (c) => {
    const field = await room.readForm(c);
    await savedReplies.remove(field('id'), staffOf(c));
    return c.redirect(PATH, 303);
  });

  async function answer(
    c: StaffContext,
    typed: TypedSavedReply & { id: string },
    work: () => Promise<void>,
  ): Promise<Response> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof SavedReplyError)) throw error;
      return show(c, { ...typed, fault: error.message });
    }
    return c.redirect(PATH, 303);
  }

  async function show(
    c: StaffContext,
    refused?: TypedSavedReply & { id: string; fault: string },
  ): Promise<Response> {
    const children = (
      <SavedRepliesScreen savedReplies={await savedReplies.list()} {...(refused ? { refused } : {})} />
    );
    return room.show(c, { title: 'Réponses types', children, status: refused ? 422 : 200 });
  }
}

function texts(field: (name: string) => string): TypedSavedReply {
  return { title: field('title'), body: field('body') };
}
