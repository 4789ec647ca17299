import { settleWithin } from '../deadlines.ts';
import type { Services } from '../services.ts';
import { fresh, OWNERS } from '../staff/access.ts';
import type { StaffContext, StaffRoom } from '../staff/staff-room.tsx';
import type { StaffRoutes } from '../staff/staff-routes.ts';
import { type NewSecret, WebhooksScreen } from './screens/webhooks.tsx';
import type { TypedWebhook } from './webhook-desk.ts';

const PATH = '/equipe/branchements';
/** How long a test or a replay is waited for (ms), so that the page can say how it went. */
const LONGEST_WAIT = 6000;

/** Where events of leads go: `/equipe/branchements`, for owners. */
export function webhookRoutes(
  routes: StaffRoutes,
  { webhooks, courier, clock }: Services,
  room: StaffRoom,
): void {
  routes.get(PATH, OWNERS, (c) => show(c));

  routes.post(`${PATH}/brancher`, fresh(OWNERS), async (c) => {
    const form = await room.readAct(c);
    const text = (name: string) => String(form.get(name) ?? '');
    const events = form.getAll('evenement').map(String);
    const typed = { name: text('nom'), url: text('adresse'), format: text('format'), events };
    const outcome = await webhooks.add(typed, c.get('signedIn').staff.id);
    if ('fault' in outcome) return show(c, { fault: outcome.fault, typed });
    return show(c, { secret: { name: typed.name, ...outcome } });
  });

  routes.post(`${PATH}/secret`, fresh(OWNERS), async (c) => {
    const field = await room.readForm(c, 'id', 'nom');
    const secret = await webhooks.rotate(field('id'), c.get('signedIn').staff.id);
    return secret === null ? c.redirect(PATH, 303) : show(c, { secret: { name: field('nom'), secret } });
  });

  routes.post(`${PATH}/debrancher`, fresh(OWNERS), async (c) => {
    const field = await room.readForm(c, 'id');
    await webhooks.remove(field('id'), c.get('signedIn').staff.id);
    return c.redirect(PATH, 303);
  });

  routes.post(`${PATH}/essayer`, OWNERS, async (c) => {
    const field = await room.readForm(c, 'id');
    await webhooks.test(field('id'));
    return delivered(c);
  });

  routes.post(`${PATH}/renvoyer`, OWNERS, async (c) => {
    const field = await room.readForm(c, 'id');
    await webhooks.replay(field('id'));
    return delivered(c);
  });

  async function delivered(c: StaffContext): Promise<Response> {
    await settleWithin(courier.deliverDue(), LONGEST_WAIT);
    return c.redirect(`${PATH}#envois`, 303);
  }

  async function show(
    c: StaffContext,
    outcome: { fault?: string; typed?: TypedWebhook; secret?: NewSecret } = {},
  ): Promise<Response> {
    const children = <WebhooksScreen {...(await webhooks.list())} {...outcome} now={clock.now()} />;
    const status = outcome.fault === undefined ? 200 : 422;
    return room.show(c, { title: 'Branchements', path: '/equipe/agence', children, status });
  }
}
