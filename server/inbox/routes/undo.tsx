import type { ReactNode } from 'react';
import { freshAct } from '../../leads/lead-acts.ts';
import type { Services } from '../../services.ts';
import type { StaffContext } from '../../staff/staff-room.tsx';
import { UndoNotice } from '../screens/notices.tsx';

/** The undo toast of the person’s last action on a lead, if recent; it returns to `path`. */
export async function undoNotice(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  c: StaffContext,
  path: string,
): Promise<ReactNode> {
  const act = await freshAct(database, c.get('signedIn').staff.id, clock.now());
  return act ? <UndoNotice act={act} returnTo={path} /> : null;
}
