import { Hono } from 'hono';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { isAllowed } from './access.ts';
import { ACCOUNT_FAULTS, invitationUrl } from './account-faults.ts';
import { AccountError, type Invitation } from './accounts.ts';
import { deviceName } from './device.ts';
import { figuresRoutes } from './figures-routes.tsx';
import { journalRoutes } from './journal-routes.tsx';
import { leadRoutes } from './lead-routes.tsx';
import { replyRoutes } from './reply-routes.tsx';
import { savedReplyRoutes } from './saved-reply-routes.tsx';
import { AccountsScreen } from './screens/accounts.tsx';
import { renderScreen } from './screens/document.tsx';
import { Invited, Refused, SignIn } from './screens/door.tsx';
import { OwnAccount } from './screens/own-account.tsx';
import { sessionCookie } from './session-cookie.ts';
import type { SignedIn } from './sessions.ts';
import { createStaffRoom, type StaffContext, type StaffEnvironment } from './staff-room.tsx';
import { acceptanceBody, invitationBody, parseBody, registrationBody, signInBody } from './wire.ts';

const ROLE = v.picklist(['owner', 'sales', 'editor']);

/** The rooms of the agency's own people: `/connexion`, and `/equipe` behind it. Nothing of them is cached or indexed. */
export function staffRoutes(services: Services) {
  const { config, staff, logger } = services;
  const room = createStaffRoom(services);
  const { readJson, readForm } = room;
  const { accounts, passkeys, sessions } = staff;
  const cookie = sessionCookie(config.publicUrl.protocol === 'https:');
  const app = new Hono<StaffEnvironment>();

  const device = (c: StaffContext) => deviceName(c.req.header('User-Agent'));
  const begin = (c: StaffContext, token: string | null, refusal: string) => {
    if (token === null) {
      logger.warn({ requestId: c.get('requestId') }, 'sign-in refused');
      return c.json({ title: refusal }, 403);
    }
    c.header('Set-Cookie', cookie.begin(token));
    return c.json({});
  };

  for (const path of ['/connexion', '/connexion/*', '/equipe', '/equipe/*']) {
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
      c.header('X-Robots-Tag', 'noindex');
    });
  }

  app.get('/connexion', async (c) => {
    const returnTo = ownPath(c.req.query('retour'));
    if (await current(c)) return c.redirect(returnTo, 303);
    const hasEnded = cookie.read(c.req.header('Cookie')) !== undefined;
    return c.html(
      renderScreen({
        title: 'Espace de l’équipe',
        children: <SignIn returnTo={returnTo} hasEnded={hasEnded} />,
      }),
    );
  });
  app.post('/connexion/options', async (c) => {
    await readJson(c);
    return c.json(await passkeys.signInOptions());
  });
  app.post('/connexion/verifier', async (c) => {
    const { response } = parseBody(signInBody, await readJson(c));
    return begin(
      c,
      await passkeys.signIn(response, device(c)),
      'Cette clé n’ouvre pas l’espace de l’équipe.',
    );
  });
  app.get('/connexion/invitation', (c) =>
    c.html(renderScreen({ title: 'Votre clé d’accès', children: <Invited /> })),
  );
  app.post('/connexion/invitation/options', async (c) => {
    const { token } = parseBody(invitationBody, await readJson(c));
    const person = await accounts.invited(token);
    return person ? c.json(await passkeys.registrationOptions(person)) : c.json({ title: OVER }, 403);
  });
  app.post('/connexion/invitation/accepter', async (c) => {
    const { token, response } = parseBody(acceptanceBody, await readJson(c));
    return begin(c, await passkeys.accept(token, response, device(c)), OVER);
  });

  // The one place where it is decided who may ask for what.
  app.use('/equipe/*', async (c, next) => {
    const signedIn = await current(c);
    if (!signedIn) {
      if (c.req.header('Content-Type')?.startsWith('application/json'))
        return c.json({ title: 'Votre session est terminée. Rechargez la page pour vous identifier.' }, 401);
      const returnTo = c.req.method === 'GET' ? c.req.path : placeOf(c.req.path);
      return c.redirect(`/connexion?${new URLSearchParams({ retour: returnTo })}`, 303);
    }
    if (!isAllowed(signedIn.staff.role, c.req.method, c.req.path)) {
      const text =
        'Elle n’existe pas, ou votre rôle n’y donne pas accès. Un responsable de l’équipe peut le changer.';
      const children = <Refused title="Cette page ne vous est pas ouverte" text={text} />;
      return c.html(renderScreen({ title: 'Accès refusé', signedIn, children }), 403);
    }
    c.set('signedIn', signedIn);
    return next();
  });

  app.get('/equipe', (c) => c.redirect('/equipe/compte', 303));
  app.post('/equipe/deconnexion', async (c) => {
    await readForm(c);
    const { staff: person, sessionId } = c.get('signedIn');
    await sessions.end(person, sessionId);
    c.header('Set-Cookie', cookie.end());
    return c.redirect('/connexion', 303);
  });

  app.get('/equipe/compte', async (c) => {
    const signedIn = c.get('signedIn');
    const { id, email } = signedIn.staff;
    const own = { passkeys: await passkeys.list(id), sessions: await sessions.list(id) };
    const children = (
      <OwnAccount email={email} isFresh={signedIn.isFresh} {...own} currentSession={signedIn.sessionId} />
    );
    return c.html(renderScreen({ title: 'Mon compte', signedIn, path: '/equipe/compte', children }));
  });
  app.post('/equipe/compte/cles/options', async (c) => {
    await readJson(c);
    const { staff: person, isFresh } = c.get('signedIn');
    return isFresh ? c.json(await passkeys.registrationOptions(person)) : c.json({ title: STALE }, 403);
  });
  app.post('/equipe/compte/cles', async (c) => {
    const { response } = parseBody(registrationBody, await readJson(c));
    const { staff: person, isFresh } = c.get('signedIn');
    if (!isFresh) return c.json({ title: STALE }, 403);
    const isAdded = await passkeys.add(person, response, device(c));
    return isAdded ? c.json({}) : c.json({ title: 'Cette clé n’a pas été reconnue. Réessayez.' }, 403);
  });
  app.post('/equipe/compte/cles/retirer', async (c) => {
    const field = await readForm(c, 'id');
    const { staff: person, isFresh } = c.get('signedIn');
    if (isFresh) await passkeys.remove(person, field('id'));
    return c.redirect('/equipe/compte', 303);
  });
  app.post('/equipe/compte/sessions/fermer', async (c) => {
    const field = await readForm(c, 'id');
    await sessions.end(c.get('signedIn').staff, field('id') || undefined);
    return c.redirect('/equipe/compte', 303);
  });

  app.get('/equipe/comptes', (c) => showAccounts(c, {}));
  app.post('/equipe/comptes/inviter', async (c) => {
    const field = await readForm(c, 'email', 'role');
    const role = v.safeParse(ROLE, field('role'));
    if (!role.success) return showAccounts(c, { fault: 'Choisissez un rôle.', typed: field('email') });
    return changeAccount(c, field('email'), (by) => accounts.invite(field('email'), role.output, by));
  });
  app.post('/equipe/comptes/recuperer', async (c) => {
    const field = await readForm(c, 'email');
    return changeAccount(c, field('email'), (by) => accounts.recover(field('email'), by));
  });
  app.post('/equipe/comptes/revoquer', async (c) => {
    const field = await readForm(c, 'email');
    return changeAccount(c, field('email'), (by) => accounts.revoke(field('email'), by).then(() => null));
  });

  const showLead = leadRoutes(app, services, room);
  replyRoutes(app, services, { room, showLead });
  savedReplyRoutes(app, services, room);
  figuresRoutes(app, services, room);
  journalRoutes(app, services, room);

  async function changeAccount(
    c: StaffContext,
    email: string,
    change: (by: string) => Promise<Invitation | null>,
  ): Promise<Response> {
    try {
      const invitation = await change(c.get('signedIn').staff.id);
      if (!invitation) return c.redirect('/equipe/comptes', 303);
      const url = invitationUrl(config.publicUrl, invitation.token);
      return await showAccounts(c, { link: { email: invitation.email, url } });
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return showAccounts(c, { fault: ACCOUNT_FAULTS[error.fault], typed: email });
    }
  }

  async function showAccounts(
    c: StaffContext,
    outcome: { link?: { email: string; url: string }; fault?: string; typed?: string },
  ): Promise<Response> {
    const children = <AccountsScreen accounts={await accounts.list()} {...outcome} />;
    const signedIn = c.get('signedIn');
    const page = renderScreen({ title: 'Équipe', signedIn, path: '/equipe/comptes', children });
    return c.html(page, outcome.fault ? 422 : 200);
  }

  async function current(c: StaffContext): Promise<SignedIn | null> {
    const token = cookie.read(c.req.header('Cookie'));
    return token === undefined ? null : sessions.find(token);
  }

  return app;
}

const OVER = 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre à un responsable de l’équipe.';
const STALE = 'Identifiez-vous à nouveau avant de changer vos clés.';

/** The page that an action stands on, for who comes back to it after the sign-in. */
function placeOf(action: string): string {
  return /^\/equipe\/demandes\/[^/]+/.exec(action)?.[0] ?? '/equipe';
}

/** Where to go after the sign-in: within the room alone. */
function ownPath(text: string | undefined): string {
  return text !== undefined && /^\/equipe(?:\/[A-Za-z0-9-]+)*$/.test(text) ? text : '/equipe';
}
