import { Confirm } from '../screens/confirm.tsx';
import { isFromScript, type StaffContext, type StaffRoom } from '../staff-room.tsx';

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
  return room.show(c, { title, children, status: 403 });
}
