import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { useAgency } from '../../../app/facts/use-agency.ts';
import type { Services } from '../../services.ts';
import { sendScreen } from '../screens/document.tsx';
import passkeyScript from '../screens/passkeys.client.ts?script';
import type { StaffContext, StaffEnvironment, StaffRoom } from '../staff-room.tsx';
import { acceptanceBody, invitationBody, parseBody, signInBody } from '../wire.ts';

/** The error message of the passkey script, and the message without JavaScript. */
export function PasskeyHelp() {
  return (
    <>
      <p role="alert" data-passkey-alert hidden />
      <noscript>
        <p className="alert">La clé d’accès a besoin de JavaScript, qui est désactivé dans ce navigateur.</p>
      </noscript>
    </>
  );
}

function SignIn({ returnTo, hasEnded }: { returnTo: string; hasEnded: boolean }) {
  return (
    <section className="pane">
      <h1>Espace de l’équipe</h1>
      {hasEnded ? <p className="note">Votre session est terminée. Identifiez-vous à nouveau.</p> : null}
      <p>Identifiez-vous avec la clé d’accès de cet appareil : empreinte, visage ou code.</p>
      <button type="button" data-passkey="sign-in" data-next={returnTo}>
        Continuer avec ma clé d’accès
      </button>
      <PasskeyHelp />
      <h2>Vous n’avez pas de clé ici ?</h2>
      <p>
        Utilisez celle de votre téléphone : votre navigateur la propose. Si vous l’avez perdue, un responsable
        de l’équipe vous envoie un nouveau lien.
      </p>
      <p>
        Vous êtes client ? <a href="/contact">Écrivez-nous</a> ou appelez le{' '}
        <span className="whole">{useAgency().phone.display}</span>.
      </p>
    </section>
  );
}

/** The page of an invitation; opening it does not use the link up, only its button does. */
function Invited() {
  return (
    <section className="pane">
      <h1>Votre clé d’accès</h1>
      <p>
        Vous êtes invité dans l’espace de l’équipe de {useAgency().brand}. Une clé d’accès remplace le mot de
        passe : cet appareil la garde, et votre empreinte, votre visage ou son code l’ouvre.
      </p>
      <button type="button" data-passkey="accept" data-next="/equipe/compte">
        Créer ma clé d’accès
      </button>
      <PasskeyHelp />
      <p className="small">Ce lien sert une fois, dans les 24 heures qui suivent son envoi.</p>
    </section>
  );
}

/** The page for a refused request. */
export function Refused({ title, text }: { title: string; text: string }) {
  return (
    <section className="pane">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/equipe">Revenir à l’espace de l’équipe</a>
      </p>
    </section>
  );
}

const OVER = 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre à un responsable de l’équipe.';

/** Sign-in and invitations: `/connexion`. */
export function signInRoutes({ staff: { accounts, passkeys }, facts }: Services, room: StaffRoom) {
  const app = new Hono<StaffEnvironment>();
  const show = (c: StaffContext, title: string, children: ReactNode) =>
    sendScreen(c, { title, facts: facts.overrides(), children, scripts: [passkeyScript] });
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
    return show(c, 'Espace de l’équipe', <SignIn returnTo={returnTo} hasEnded={hasEnded} />);
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
  app.get('/invitation', (c) => show(c, 'Votre clé d’accès', <Invited />));
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
  return text !== undefined && /^\/equipe(?:\/[a-z0-9-]+)*(?:\?[\w\-=&%.+*]*)?$/.test(text)
    ? text
    : '/equipe';
}
