import type { Services } from '../../services.ts';
import { SALES } from '../../staff/access.ts';
import type { StaffContext, StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import { SavedReplyError, type TypedSavedReply } from '../saved-replies.ts';
import { SavedRepliesScreen } from '../screens/saved-replies.tsx';

const PATH = '/equipe/reponses-types';

/** Adds the page of the templates for answers. */
export function savedReplyRoutes(routes: StaffRoutes, { savedReplies }: Services, room: StaffRoom): void {
  routes.get(PATH, SALES, (c) => show(c));
  routes.post(`${PATH}/ajouter`, SALES, async (c) => {
    const typed = texts(await room.readForm(c, 'title', 'body'));
    return answer(c, { id: '', ...typed }, () => savedReplies.add(typed, c.get('signedIn').staff));
  });
  routes.post(`${PATH}/modifier`, SALES, async (c) => {
    const field = await room.readForm(c, 'id', 'title', 'body');
    const [id, typed] = [field('id'), texts(field)];
    return answer(c, { id, ...typed }, () => savedReplies.edit(id, typed, c.get('signedIn').staff));
  });
  routes.post(`${PATH}/supprimer`, SALES, async (c) => {
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
