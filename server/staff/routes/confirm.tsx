import { pageOf } from '../access.ts';
import { Confirm } from '../screens/confirm.tsx';
import type { StaffContext, StaffRoom } from '../staff-room.tsx';

const STALE =
  'Votre identification a plus de dix minutes. Rechargez la page, puis confirmez que c’est vous avec votre clé d’accès.';

/** Asks for the passkey before an act that only a fresh sign-in may do. The act follows, with what was typed. */
export async function confirmFirst(c: StaffContext, room: StaffRoom): Promise<Response> {
  room.logRefusal(c, 'sign-in older than ten minutes');
  if (c.req.header('Content-Type')?.startsWith('application/json')) return c.json({ title: STALE }, 403);
  const { method, path } = c.req;
  const { search, searchParams } = new URL(c.req.url);
  const isForm = method === 'POST';
  const typed = [...(isForm ? await room.readWholeForm(c) : searchParams)].map(
    ([name, value]) => [name, String(value)] as const,
  );
  const children = (
    <Confirm
      path={path}
      method={isForm ? 'post' : 'get'}
      action={isForm ? path + search : path}
      typed={typed}
      back={pageOf(path)}
    />
  );
  return room.show(c, { title: 'Confirmez que c’est vous', children, status: 403 });
}
