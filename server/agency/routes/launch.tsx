import type { Services } from '../../services.ts';
import { OWNERS } from '../../staff/access.ts';
import type { StaffRoom } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import { launchChecklist } from '../launch-checklist.ts';
import { launchFaults } from '../launch-faults.ts';
import { LaunchScreen } from '../screens/launch.tsx';

const PATH = '/equipe/mise-en-ligne';
/** The page is reached from there; it has no menu entry of its own. */
const MENU_ENTRY = '/equipe/agence';

/** Adds the launch checklist. */
export function launchRoutes(routes: StaffRoutes, { config, facts }: Services, room: StaffRoom): void {
  routes.get(PATH, OWNERS, async (c) => {
    // Includes changes by other nodes.
    await facts.refresh();
    const groups = launchChecklist(launchFaults(facts.current(), config));
    return room.show(c, {
      title: 'Mise en ligne',
      path: MENU_ENTRY,
      children: <LaunchScreen groups={groups} />,
    });
  });
}
