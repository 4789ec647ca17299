import { momentInParis } from '../../../domain/dates.ts';
import { signature as usualSignature } from '../../../emails/reply.tsx';
import { EVERYBODY, fresh, SALES } from '../access.ts';
import passkeyScript from '../screens/passkeys.client.ts?script';
import { PostButton } from '../screens/post-button.tsx';
import { LONGEST_SIGNATURE, readSignature, saveSignature } from '../signature.ts';
import { type StaffContext, staffOf } from '../staff-room.tsx';
import type { StaffArea } from '../staff-routes.ts';
import { parseBody, registrationBody } from '../wire.ts';

interface OwnAccountProps {
  email: string;
  /** Whether the person signed in recently, which is required to add a passkey. */
  isFresh: boolean;
  passkeys: readonly { id: string; device: string; created_at: string; last_used_at: string | null }[];
  sessions: readonly { id: string; device: string; seen_at: string }[];
  currentSession: string;
  /** What they sign answers with; `null` where they sign none. */
  signature: { typed: string; usual: string; fault?: string } | null;
}

function OwnAccount(props: OwnAccountProps) {
  const { email, isFresh, passkeys, sessions, currentSession, signature } = props;
  return (
    <>
      <h1>Mon compte</h1>
      <section className="pane">
        <h2>Clés d’accès</h2>
        <p>{email}</p>
        {passkeys.length === 1 ? (
          <p className="note">
            Vous n’avez qu’une clé. Ajoutez-en une seconde, sur un autre appareil ou une clé de sécurité : si
            le premier est perdu, vous entrez avec l’autre.
          </p>
        ) : null}
        <ul className="rows">
          {passkeys.map(({ id, device, created_at, last_used_at }) => (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                <p className="small">
                  Créée le {momentInParis(created_at)}
                  {last_used_at === null ? '' : `, utilisée le ${momentInParis(last_used_at)}`}
                </p>
              </div>
              {passkeys.length > 1 ? (
                <PostButton action="/equipe/compte/cles/retirer" fields={{ id }} label="Retirer" />
              ) : null}
            </li>
          ))}
        </ul>
        {isFresh ? (
          <button type="button" data-passkey="add" data-next="/equipe/compte">
            Ajouter une clé d’accès
          </button>
        ) : (
          <>
            <p>Pour ajouter une clé, identifiez-vous d’abord : la session a plus de dix minutes.</p>
            <button type="button" data-passkey="sign-in" data-next="/equipe/compte">
              Confirmer que c’est moi
            </button>
          </>
        )}
        <p role="alert" data-passkey-alert hidden />
      </section>
      {signature ? (
        <section className="pane" id="signature">
          <h2>
            <label htmlFor="signature-texte">Ma signature</label>
          </h2>
          <form method="post" action="/equipe/compte/signature">
            {signature.fault ? <p role="alert">{signature.fault}</p> : null}
            <textarea
              id="signature-texte"
              name="texte"
              rows={5}
              maxLength={LONGEST_SIGNATURE}
              placeholder={signature.usual}
              defaultValue={signature.typed}
              aria-describedby="signature-aide"
            />
            <p id="signature-aide" className="small">
              Elle suit vos réponses. Vide, ce sont votre nom, celui de l’agence et son téléphone.{' '}
              {LONGEST_SIGNATURE} caractères au plus.
            </p>
            <button type="submit">Enregistrer la signature</button>
          </form>
        </section>
      ) : null}
      <section className="pane">
        <h2>Sessions ouvertes</h2>
        <ul className="rows">
          {sessions.map(({ id, device, seen_at }) => (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                <p className="small">
                  {id === currentSession ? 'Cette session' : `Dernière visite le ${momentInParis(seen_at)}`}
                </p>
              </div>
              <PostButton action="/equipe/compte/sessions/fermer" fields={{ id }} label="Fermer" />
            </li>
          ))}
        </ul>
        <PostButton action="/equipe/compte/sessions/fermer" label="Fermer toutes mes sessions" />
      </section>
    </>
  );
}

/** The person’s own passkeys and sessions: `/equipe/compte`. */
export function accountRoutes({
  routes,
  room,
  database,
  facts,
  staff: { passkeys, sessions },
}: StaffArea): void {
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
    const scripts = [passkeyScript];
    return room.show(c, { title: 'Mon compte', path: '/equipe/compte', children, status, scripts });
  }

  routes.get('/equipe/compte', EVERYBODY, (c) => show(c));
  routes.post('/equipe/compte/signature', SALES, async (c) => {
    const typed = (await room.readForm(c))('texte');
    const isSaved = await saveSignature(database, staffOf(c).id, typed);
    return isSaved ? c.redirect('/equipe/compte#signature', 303) : show(c, typed);
  });
  routes.post('/equipe/compte/cles/options', fresh(EVERYBODY), async (c) => {
    await room.readJson(c);
    return c.json(await passkeys.registrationOptions(staffOf(c)));
  });
  routes.post('/equipe/compte/cles', fresh(EVERYBODY), async (c) => {
    const { response } = parseBody(registrationBody, await room.readJson(c));
    const isAdded = await passkeys.add(staffOf(c), response, room.device(c));
    if (isAdded) return c.json({});
    room.logRefusal(c, 'new passkey');
    return c.json({ title: 'Cette clé n’a pas été reconnue. Réessayez.' }, 403);
  });
  routes.post('/equipe/compte/cles/retirer', fresh(EVERYBODY), async (c) => {
    const field = await room.readForm(c);
    await passkeys.remove(staffOf(c), field('id'));
    return c.redirect('/equipe/compte', 303);
  });
  routes.post('/equipe/compte/sessions/fermer', EVERYBODY, async (c) => {
    const field = await room.readForm(c);
    const { staff: person, sessionId } = c.get('signedIn');
    await sessions.end(person, field('id') || undefined);
    if (['', sessionId].includes(field('id'))) room.forgetSession(c);
    return c.redirect('/equipe/compte', 303);
  });
}
