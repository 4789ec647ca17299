import { signature as usualSignature } from '../../../emails/reply.tsx';
import type { Services } from '../../services.ts';
import { EVERYBODY, fresh, SALES } from '../access.ts';
import { OwnAccount } from '../screens/own-account.tsx';
import { LONGEST_SIGNATURE, readSignature, saveSignature } from '../signature.ts';
import type { StaffContext, StaffRoom } from '../staff-room.tsx';
import type { StaffRoutes } from '../staff-routes.ts';
import { parseBody, registrationBody } from '../wire.ts';

/** The person’s own passkeys and sessions: `/equipe/compte`. */
export function accountRoutes(
  routes: StaffRoutes,
  { database, facts, staff: { passkeys, sessions } }: Services,
  room: StaffRoom,
): void {
  routes.post('/equipe/deconnexion', EVERYBODY, async (c) => {
    await room.readForm(c);
    const { staff: person, sessionId } = c.get('signedIn');
    await sessions.end(person, sessionId);
    room.forgetSession(c);
    return c.redirect('/connexion', 303);
  });
  async function show(c: StaffContext, refused?: string): Promise<Response> {
    const { staff: person, isFresh, sessionId } = c.get('signedIn');
    const { id, email } = person;
    const own = { passkeys: await passkeys.list(id), sessions: await sessions.list(id) };
    const { phone } = facts.current().agency;
    const signature = SALES.roles.includes(person.role)
      ? {
          typed: refused ?? (await readSignature(database, id)) ?? '',
          usual: usualSignature({ author: email, phone: phone.display, signature: null }),
          ...(refused === undefined ? {} : { fault: `${LONGEST_SIGNATURE} caractères au plus.` }),
        }
      : null;
    const children = (
      <OwnAccount email={email} isFresh={isFresh} {...own} currentSession={sessionId} signature={signature} />
    );
    const status = refused === undefined ? 200 : 422;
    return room.show(c, { title: 'Mon compte', path: '/equipe/compte', children, status });
  }

  routes.get('/equipe/compte', EVERYBODY, (c) => show(c));
  routes.post('/equipe/compte/signature', SALES, async (c) => {
    const typed = (await room.readForm(c, 'texte'))('texte');
    const isSaved = await saveSignature(database, c.get('signedIn').staff.id, typed);
    return isSaved ? c.redirect('/equipe/compte#signature', 303) : show(c, typed);
  });
  routes.post('/equipe/compte/cles/options', fresh(EVERYBODY), async (c) => {
    await room.readJson(c);
    return c.json(await passkeys.registrationOptions(c.get('signedIn').staff));
  });
  routes.post('/equipe/compte/cles', fresh(EVERYBODY), async (c) => {
    const { response } = parseBody(registrationBody, await room.readJson(c));
    const isAdded = await passkeys.add(c.get('signedIn').staff, response, room.device(c));
    if (isAdded) return c.json({});
    room.logRefusal(c, 'new passkey');
    return c.json({ title: 'Cette clé n’a pas été reconnue. Réessayez.' }, 403);
  });
  routes.post('/equipe/compte/cles/retirer', fresh(EVERYBODY), async (c) => {
    const field = await room.readForm(c, 'id');
    await passkeys.remove(c.get('signedIn').staff, field('id'));
    return c.redirect('/equipe/compte', 303);
  });
  routes.post('/equipe/compte/sessions/fermer', EVERYBODY, async (c) => {
    const field = await room.readForm(c, 'id');
    const { staff: person, sessionId } = c.get('signedIn');
    await sessions.end(person, field('id') || undefined);
    if (['', sessionId].includes(field('id'))) room.forgetSession(c);
    return c.redirect('/equipe/compte', 303);
  });
}
