import type { Parts } from '../../content/parts.ts';
import type { StaffRole } from '../store/database.ts';
import { disabledArea, type PartArea } from './access.ts';

const OWN_ACCOUNT = '/equipe/compte';

interface MenuEntry {
  path: string;
  label: string;
  roles: readonly StaffRole[];
}

const MENU: readonly MenuEntry[] = [
  { path: '/equipe', label: 'Demandes', roles: ['owner', 'sales'] },
  { path: '/equipe/quarantaine', label: 'Quarantaine', roles: ['owner', 'sales'] },
  { path: '/equipe/chiffres', label: 'Chiffres', roles: ['owner', 'sales'] },
  { path: '/equipe/articles', label: 'Articles', roles: ['owner', 'editor'] },
  { path: '/equipe/agence', label: 'Agence', roles: ['owner'] },
  { path: '/equipe/journal', label: 'Journal', roles: ['owner'] },
  { path: '/equipe/comptes', label: 'Équipe', roles: ['owner'] },
  { path: OWN_ACCOUNT, label: 'Mon compte', roles: ['owner', 'sales', 'editor'] },
];

/** Menu of the staff area for a role; its first entry is the role's home. */
export function menuOf(role: StaffRole, parts: Parts): readonly MenuEntry[] {
  return MENU.filter(({ path, roles }) => roles.includes(role) && !disabledArea(path, parts));
}

/**
 * The disabled area without which a role has nothing but its own account: who has the role is told of it, and nobody is
 * invited with it. `undefined` for a role that has another area.
 */
export function missingArea(role: StaffRole, parts: Parts): PartArea | undefined {
  const areas = MENU.filter(({ path, roles }) => roles.includes(role) && path !== OWN_ACCOUNT);
  const disabled = areas.map(({ path }) => disabledArea(path, parts));
  return disabled.includes(undefined) ? undefined : disabled[0];
}
