import * as v from 'valibot';
import { momentInParis } from '../../../domain/dates.ts';
import { fresh, OWNERS, ROLE_NAMES, ROLES } from '../access.ts';
import { ACCOUNT_FAULTS, type Account, AccountError, type Invitation, invitationUrl } from '../accounts.ts';
import { Options } from '../screens/options.tsx';
import { PostButton } from '../screens/post-button.tsx';
import { type StaffContext, staffOf } from '../staff-room.tsx';
import type { StaffArea } from '../staff-routes.ts';

interface AccountsScreenProps {
  accounts: readonly Account[];
  /** A new invitation link; shown once. */
  link?: { email: string; url: string };
  fault?: string;
  /** The refused e-mail address. */
  typed?: string;
}

function AccountsScreen({ accounts, link, fault, typed = '' }: AccountsScreenProps) {
  return (
    <>
      <h1>Équipe</h1>
      {fault ? <p role="alert">{fault}</p> : null}
      {link ? (
        <section className="pane" aria-label="Lien à transmettre">
          <p>
            Transmettez ce lien à {link.email}. Il sert une fois, pendant 24 heures, et n’est plus montré
            ensuite :
          </p>
          <code className="link">{link.url}</code>
        </section>
      ) : null}
      <section className="pane">
        <h2>Inviter</h2>
        <form className="line" method="post" action="/equipe/comptes/inviter">
          <div>
            <label htmlFor="email">Adresse e-mail</label>
            <input id="email" name="email" type="email" required autoComplete="off" defaultValue={typed} />
          </div>
          <div>
            <label htmlFor="role">Rôle</label>
            <select id="role" name="role" defaultValue="sales">
              <Options of={ROLES.map((role) => [role, ROLE_NAMES[role]])} />
            </select>
          </div>
          <button type="submit">Créer le lien</button>
        </form>
      </section>
      <section className="pane">
        <h2>Comptes</h2>
        <ul className="rows">
          {accounts.map((account) => {
            const { id, email, role, revoked_at } = account;
            const of = { fields: { email }, about: email };
            return (
              <li key={id}>
                <div>
                  <strong>{email}</strong>
                  <p className="small">
                    {ROLE_NAMES[role]}, {stateOf(account)}
                  </p>
                </div>
                {revoked_at === null ? (
                  <>
                    <PostButton action="/equipe/comptes/recuperer" label="Nouveau lien" {...of} />
                    <PostButton action="/equipe/comptes/revoquer" label="Fermer l’accès" {...of} />
                  </>
                ) : null}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

function stateOf({ revoked_at, passkeys, lastSeen }: Account): string {
  if (revoked_at !== null) return `accès fermé le ${momentInParis(revoked_at)}`;
  if (passkeys === 0) return 'invitation en attente';
  const keys = passkeys === 1 ? 'une clé' : `${passkeys} clés`;
  return `${keys}${lastSeen === null ? '' : `, vu le ${momentInParis(lastSeen)}`}`;
}

const ROLE = v.picklist(ROLES);

/** All staff accounts, for owners: `/equipe/comptes`. */
export function accountsRoutes({ routes, room, config, staff: { accounts } }: StaffArea): void {
  routes.get('/equipe/comptes', OWNERS, (c) => show(c, {}));
  routes.post('/equipe/comptes/inviter', fresh(OWNERS), async (c) => {
    const field = await room.readForm(c);
    const role = v.safeParse(ROLE, field('role'));
    if (!role.success) return show(c, { fault: 'Choisissez un rôle.', typed: field('email') });
    return change(c, field('email'), (by) => accounts.invite(field('email'), role.output, by));
  });
  routes.post('/equipe/comptes/recuperer', fresh(OWNERS), async (c) => {
    const field = await room.readForm(c);
    return change(c, field('email'), (by) => accounts.recover(field('email'), by));
  });
  routes.post('/equipe/comptes/revoquer', fresh(OWNERS), async (c) => {
    const field = await room.readForm(c);
    return change(c, field('email'), (by) => accounts.revoke(field('email'), by).then(() => null));
  });

  async function change(
    c: StaffContext,
    email: string,
    work: (by: string) => Promise<Invitation | null>,
  ): Promise<Response> {
    try {
      const invitation = await work(staffOf(c).id);
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
