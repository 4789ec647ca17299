import { Hono } from 'hono';
import type { Services } from '../../services.ts';
import { sendScreen } from '../screens/document.tsx';
import { Invited, SignIn } from '../screens/sign-in.tsx';
import type { StaffContext, StaffEnvironment, StaffRoom } from '../staff-room.tsx';
import { acceptanceBody, invitationBody, parseBody, signInBody } from '../wire.ts';

const OVER = 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre à un responsable de l’équipe.';

/** Sign-in and invitations: `/connexion`. */
export function signInRoutes({ staff: { accounts, passkeys }, facts }: Services, room: StaffRoom) {
  const app = new Hono<StaffEnvironment>();
  const refuse = (c: StaffContext, reason: string, title: string) => {
    room.logRefusal(c, reason);
    return c.json({ title }, 403);
  };
  const begin = (c: StaffContext, token: string | null, reason: string, title: string) => {
    if (token === null) return refuse(c, reason, title);
    c.header('Set-Cookie', room.cookie.begin(token));
    return c.json({});
  };

  app.get('/', async (c) => {
    const returnTo = ownPath(c.req.query('retour'));
    if (await room.signedIn(c)) return c.redirect(returnTo, 303);
    const hasEnded = room.cookie.read(c.req.header('Cookie')) !== undefined;
    return sendScreen(c, {
      title: 'Espace de l’équipe',
      facts: facts.overrides(),
      children: <SignIn returnTo={returnTo} hasEnded={hasEnded} />,
    });
  });
  app.post('/options', async (c) => {
    await room.readJson(c);
    const signedIn = await room.signedIn(c);
    return c.json(await passkeys.signInOptions(signedIn?.staff));
  });
  app.post('/verifier', async (c) => {
    const { response } = parseBody(signInBody, await room.readJson(c));
    return begin(
      c,
      await passkeys.signIn(response, room.device(c), room.cookie.read(c.req.header('Cookie'))),
      'sign-in',
      'Cette clé n’ouvre pas l’espace de l’équipe.',
    );
  });
  app.get('/invitation', (c) =>
    sendScreen(c, { title: 'Votre clé d’accès', facts: facts.overrides(), children: <Invited /> }),
  );
  app.post('/invitation/options', async (c) => {
    const { token } = parseBody(invitationBody, await room.readJson(c));
    const person = await accounts.invited(token);
    return person ? c.json(await passkeys.registrationOptions(person)) : refuse(c, 'invitation', OVER);
  });
  app.post('/invitation/accepter', async (c) => {
    const { token, response } = parseBody(acceptanceBody, await room.readJson(c));
    return begin(c, await passkeys.accept(token, response, room.device(c)), 'invitation', OVER);
  });
  return app;
}

/** Where to go after signing in; only paths of the staff area, against open redirects. */
function ownPath(text: string | undefined): string {
  return text !== undefined && /^\/equipe(?:\/[a-z0-9-]+)*$/.test(text) ? text : '/equipe';
}
