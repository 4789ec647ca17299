import type { Hono } from 'hono';
import type { Services } from '../../services.ts';
import type { StaffContext, StaffEnvironment, StaffRoom } from '../../staff/staff-room.tsx';
import { SavedReplyError, type TypedSavedReply } from '../saved-replies.ts';
import { SavedRepliesScreen } from '../screens/saved-replies.tsx';

const PATH = '/equipe/reponses-types';

/** Adds the page of the templates for answers. */
export function savedReplyRoutes(
  app: Hono<StaffEnvironment>,
  { savedReplies }: Services,
  room: StaffRoom,
): void {
  app.get(PATH, (c) => show(c));
  app.post(`${PATH}/ajouter`, async (c) => {
    const typed = texts(await room.readForm(c, 'title', 'body'));
    return answer(c, { id: '', ...typed }, () => savedReplies.add(typed, c.get('signedIn').staff));
  });
  app.post(`${PATH}/modifier`, async (c) => {
    const field = await room.readForm(c, 'id', 'title', 'body');
    const [id, typed] = [field('id'), texts(field)];
    return answer(c, { id, ...typed }, () => savedReplies.edit(id, typed, c.get('signedIn').staff));
  });
  app.post(`${PATH}/supprimer`, async (c) => {
    const field = await room.readForm(c, 'id');
    await savedReplies.remove(field('id'), c.get('signedIn').staff);
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
