import { ROLE_NAMES, ROLES } from '../access.ts';
import { PasskeyHelp } from '../routes/sign-in.tsx';
import { isFromScript, type StaffContext, type StaffRoom } from '../staff-room.tsx';
import passkeyScript from './passkeys.client.ts?script';

/** Texts from this length (UTF-16 units) can be copied. */
const LONG = 60;

type Field = (name: string) => string;

/** What is confirmed, by the last segment of its path: somebody else may have left it on the screen. */
const ACTS: Readonly<Record<string, (field: Field) => string>> = {
  inviter: (field) => `inviter ${field('email')}${roleIn(field)}`,
  recuperer: (field) => `donner un nouveau lien d’accès à ${field('email')}`,
  revoquer: (field) => `fermer l’accès de ${field('email')}`,
  retirer: () => 'retirer une de vos clés d’accès',
  brancher: (field) => `envoyer les demandes vers ${URL.parse(field('adresse'))?.host ?? 'un autre outil'}`,
  secret: (field) => `changer le secret de « ${field('nom')} »`,
  debrancher: (field) => `retirer le branchement « ${field('nom')} »`,
  export: () => 'exporter la liste des demandes',
  dossier: () => 'télécharger le dossier d’une personne',
  lisible: () => 'lire le dossier d’une personne',
  effacer: (field) => `effacer pour toujours les données de la demande ${field('reference')}`,
};

type Typed = readonly (readonly [name: string, value: string])[];

interface ConfirmProps {
  path: string;
  method: 'get' | 'post';
  /** The path, with its query where the form does not make it. */
  action: string;
  /** The fields of the act, sent with it after the sign-in. */
  typed: Typed;
  /** The page to return to without acting. */
  back: string;
  /** Whether the session has ended, rather than its first ten minutes. */
  hasEnded: boolean;
}

/** Asks a person for their passkey before an act: their session has ended, or their sign-in is too old for it. */
function Confirm({ path, method, action, typed, back, hasEnded }: ConfirmProps) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  const field: Field = (name) => typed.find(([known]) => known === name)?.[1] ?? '';
  return (
    <section className="pane">
      <h1>{hasEnded ? 'Votre session est terminée' : 'Confirmez que c’est vous'}</h1>
      {hasEnded && !act ? null : (
        <p>
          Vous allez <strong>{act ? act(field) : 'faire ce geste'}</strong>.
        </p>
      )}
      <p>
        {hasEnded
          ? 'Rien n’est perdu : ce que vous avez envoyé est gardé sur cette page, et part dès que votre clé d’accès a répondu.'
          : 'Votre dernière identification a plus de dix minutes. Rien n’est perdu : le geste a lieu dès que votre clé d’accès a répondu.'}
      </p>
      <form className="stack" method={method} action={action}>
        <Kept typed={typed} isShown={hasEnded} />
        <button type="button" data-passkey="sign-in">
          Confirmer avec ma clé d’accès
        </button>
        <p role="status" data-passkey-done hidden>
          C’est confirmé.
        </p>
        <a href={back}>Revenir</a>
      </form>
      <PasskeyHelp />
    </section>
  );
}

interface FailedProps {
  title: string;
  /** What happened, as a sentence. */
  text: string;
  /** The address that failed, with its query. */
  action: string;
  /** The fields of the form that was sent, if one was. */
  typed: Typed | undefined;
  /** The page that failed, or that of the act. */
  back: string;
  requestId: string;
}

/** The page of a server fault, from which a form can be sent again: the browser’s Back has it not in every browser. */
export function Failed({ title, text, action, typed, back, requestId }: FailedProps) {
  const home = <a href="/equipe">Revenir à l’espace de l’équipe</a>;
  return (
    <section className="pane">
      <h1>{title}</h1>
      <p>{text}</p>
      {typed ? (
        <>
          <p>
            Rien n’est perdu : ce que vous avez envoyé est gardé sur cette page. Au moindre doute, vérifiez{' '}
            <a href={back} target="_blank" rel="noreferrer">
              dans un autre onglet
            </a>{' '}
            si ce geste a eu lieu.
          </p>
          <form className="stack" method="post" action={action}>
            <Kept typed={typed} isShown />
            <button type="submit">Envoyer de nouveau</button>
            {home}
          </form>
        </>
      ) : (
        <>
          <p>
            <a href={back}>Réessayer</a>
          </p>
          <p>{home}</p>
        </>
      )}
      <p className="small">Référence pour qui s’occupe du serveur : {requestId}</p>
    </section>
  );
}

/** The fields of a form to send again; its long texts can be copied. */
function Kept({ typed, isShown }: { typed: Typed; isShown: boolean }) {
  const texts = isShown ? typed.filter(([, value]) => value.length >= LONG) : [];
  return (
    <>
      {typed.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and names may repeat
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {texts.map(([name, value]) => (
        <div key={name}>
          <label htmlFor={`kept-${name}`}>Votre texte, à copier si besoin</label>
          <textarea id={`kept-${name}`} readOnly rows={6} defaultValue={value} />
        </div>
      ))}
    </>
  );
}

function roleIn(field: Field): string {
  const role = ROLES.find((known) => known === field('role'));
  return role ? `, avec le rôle « ${ROLE_NAMES[role]} »` : '';
}

const STALE =
  'Votre identification a plus de dix minutes. Rechargez la page, puis confirmez que c’est vous avec votre clé d’accès.';

/**
 * Asks for the passkey before an act that only a fresh sign-in may do. The act follows, with what was typed.
 * @param back page to which the act belongs
 */
export async function confirmFirst(c: StaffContext, room: StaffRoom, back: string): Promise<Response> {
  room.logRefusal(c, 'sign-in older than ten minutes');
  if (isFromScript(c)) return c.json({ title: STALE }, 403);
  const isForm = c.req.method === 'POST';
  return ask(c, room, back, isForm ? await room.readWholeForm(c) : new URL(c.req.url).searchParams);
}

/**
 * The same before a form that was sent after its session had ended.
 * @returns `null` if it is no form, or nothing was typed
 */
export async function signInFirst(c: StaffContext, room: StaffRoom, back: string): Promise<Response | null> {
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded');
  if (c.req.method !== 'POST' || !isForm) return null;
  const typed = await room.readWholeForm(c);
  if (![...typed.values()].some((value) => value !== '')) return null;
  room.logRefusal(c, 'session has ended');
  return ask(c, room, back, typed);
}

function ask(
  c: StaffContext,
  room: StaffRoom,
  back: string,
  typed: FormData | URLSearchParams,
): Promise<Response> {
  const { method, path } = c.req;
  const isForm = method === 'POST';
  const hasEnded = !c.get('signedIn');
  const children = (
    <Confirm
      path={path}
      method={isForm ? 'post' : 'get'}
      action={isForm ? path + new URL(c.req.url).search : path}
      typed={[...typed].map(([name, value]) => [name, String(value)])}
      back={back}
      hasEnded={hasEnded}
    />
  );
  const title = hasEnded ? 'Votre session est terminée' : 'Confirmez que c’est vous';
  return room.show(c, { title, children, status: 403, scripts: [passkeyScript] });
}
