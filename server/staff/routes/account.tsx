import { Hono } from 'hono';
import type { Services } from '../../services.ts';
import { OwnAccount } from '../screens/own-account.tsx';
import type { StaffEnvironment, StaffRoom } from '../staff-room.tsx';
import { parseBody, registrationBody } from '../wire.ts';

/** The person’s own passkeys and sessions: `/equipe/compte`. */
export function accountRoutes({ staff: { passkeys, sessions } }: Services, room: StaffRoom) {
  const app = new Hono<StaffEnvironment>();

  app.post('/deconnexion', async (c) => {
    await room.readForm(c);
    const { staff: person, sessionId } = c.get('signedIn');
    await sessions.end(person, sessionId);
    room.forgetSession(c);
    return c.redirect('/connexion', 303);
  });
  app.get('/compte', async (c) => {
    const { staff: person, isFresh, sessionId } = c.get('signedIn');
    const { id, email, role } = person;
    const own = { passkeys: await passkeys.list(id), sessions: await sessions.list(id) };
    const children = (
      <OwnAccount email={email} role={role} isFresh={isFresh} {...own} currentSession={sessionId} />
    );
    return room.show(c, { title: 'Mon compte', path: '/equipe/compte', children });
  });
  app.post('/compte/cles/options', async (c) => {
    await room.readJson(c);
    return c.json(await passkeys.registrationOptions(c.get('signedIn').staff));
  });
  app.post('/compte/cles', async (c) => {
    const { response } = parseBody(registrationBody, await room.readJson(c));
    const isAdded = await passkeys.add(c.get('signedIn').staff, response, room.device(c));
    if (isAdded) return c.json({});
    room.logRefusal(c, 'new passkey');
    return c.json({ title: 'Cette clé n’a pas été reconnue. Réessayez.' }, 403);
  });
  app.post('/compte/cles/retirer', async (c) => {
    const field = await room.readForm(c, 'id');
    await passkeys.remove(c.get('signedIn').staff, field('id'));
    return c.redirect('/equipe/compte', 303);
  });
  app.post('/compte/sessions/fermer', async (c) => {
    const field = await room.readForm(c, 'id');
    const { staff: person, sessionId } = c.get('signedIn');
    await sessions.end(person, field('id') || undefined);
    if (['', sessionId].includes(field('id'))) room.forgetSession(c);
    return c.redirect('/equipe/compte', 303);
  });
  return app;
}
