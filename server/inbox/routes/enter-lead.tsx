import { CHANNELS, enterLead, readEntered } from '../../leads/enter-lead.ts';
import { leadPath } from '../../leads/lead-path.ts';
import type { Services } from '../../services.ts';
import { SALES } from '../../staff/access.ts';
import type { StaffContext, StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import type { LeadChannel } from '../../store/database.ts';
import { EnterLead } from '../screens/enter-lead.tsx';

const PATH = '/equipe/demandes/ajouter';

/** The form for leads that did not come by the site. */
export function enterLeadRoutes(
  routes: StaffRoutes,
  { database, clock, facts }: Services,
  room: StaffRoom,
): void {
  const show = (c: StaffContext, outcome: Parameters<typeof EnterLead>[0] = {}) =>
    room.show(c, {
      title: 'Ajouter une demande',
      path: '/equipe',
      status: outcome.faults ? 422 : 200,
      children: <EnterLead {...outcome} />,
    });

  routes.get(PATH, SALES, (c) => show(c));

  routes.post(PATH, SALES, async (c) => {
    const typed = Object.fromEntries(await room.readWholeForm(c));
    const { sender, fieldErrors } = readEntered(typed);
    if (!sender) return show(c, { typed, faults: fieldErrors });
    const reference = await enterLead(database, {
      sender,
      channel: isChannel(typed.canal) ? typed.canal : 'other',
      isPromised: typed.promesse !== undefined,
      by: c.get('signedIn').staff.id,
      now: clock.now(),
      hours: facts.current().agency.hours,
    });
    return c.redirect(leadPath(reference), 303);
  });
}

function isChannel(sent: unknown): sent is LeadChannel {
  return typeof sent === 'string' && Object.hasOwn(CHANNELS, sent);
}
