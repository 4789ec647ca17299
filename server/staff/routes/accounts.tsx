import * as v from 'valibot';
import type { Services } from '../../services.ts';
import { fresh, OWNERS, ROLES } from '../access.ts';
import { ACCOUNT_FAULTS, AccountError, type Invitation, invitationUrl } from '../accounts.ts';
import { AccountsScreen } from '../screens/accounts.tsx';
import type { StaffContext, StaffRoom } from '../staff-room.tsx';
import type { StaffRoutes } from '../staff-routes.ts';

const ROLE = v.picklist(ROLES);

/** All staff accounts, for owners: `/equipe/comptes`. */
export function accountsRoutes(
  routes: StaffRoutes,
  { config, staff: { accounts } }: Services,
  room: StaffRoom,
): void {
  routes.get('/equipe/comptes', OWNERS, (c) => show(c, {}));
  routes.post('/equipe/comptes/inviter', fresh(OWNERS), async (c) => {
    const field = await room.readForm(c, 'email', 'role');
    const role = v.safeParse(ROLE, field('role'));
    if (!role.success) return show(c, { fault: 'Choisissez un rôle.', typed: field('email') });
    return change(c, field('email'), (by) => accounts.invite(field('email'), role.output, by));
  });
  routes.post('/equipe/comptes/recuperer', fresh(OWNERS), async (c) => {
    const field = await room.readForm(c, 'email');
    return change(c, field('email'), (by) => accounts.recover(field('email'), by));
  });
  routes.post('/equipe/comptes/revoquer', fresh(OWNERS), async (c) => {
    const field = await room.readForm(c, 'email');
    return change(c, field('email'), (by) => accounts.revoke(field('email'), by).then(() => null));
  });

  async function change(
    c: StaffContext,
    email: string,
    work: (by: string) => Promise<Invitation | null>,
  ): Promise<Response> {
    try {
      const invitation = await work(c.get('signedIn').staff.id);
      if (!invitation) return c.redirect('/equipe/comptes', 303);
      const url = invitationUrl(config.publicUrl, invitation.token);
      return await show(c, { link: { email: invitation.email, url } });
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return show(c, { fault: ACCOUNT_FAULTS[error.fault], typed: email });
    }
  }

  async function show(
    c: StaffContext,
    outcome: { link?: { email: string; url: string }; fault?: string; typed?: string },
  ): Promise<Response> {
    const children = <AccountsScreen accounts={await accounts.list()} {...outcome} />;
    const status = outcome.fault ? 422 : 200;
    return room.show(c, { title: 'Équipe', path: '/equipe/comptes', children, status });
  }
}
