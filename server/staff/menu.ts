import type { Parts } from '../../content/parts.ts';
import type { StaffRole } from '../store/database.ts';
import { disabledArea, EDITORS, EVERYBODY, OWNERS, type PartArea, SALES } from './access.ts';

const OWN_ACCOUNT = '/equipe/compte';

interface MenuEntry {
  path: string;
  label: string;
  roles: readonly StaffRole[];
}

const MENU: readonly MenuEntry[] = [
  { path: '/equipe', label: 'Demandes', ...SALES },
  { path: '/equipe/quarantaine', label: 'Quarantaine', ...SALES },
  { path: '/equipe/chiffres', label: 'Chiffres', ...SALES },
  { path: '/equipe/articles', label: 'Articles', ...EDITORS },
  { path: '/equipe/agence', label: 'Agence', ...OWNERS },
  { path: '/equipe/journal', label: 'Journal', ...OWNERS },
  { path: '/equipe/comptes', label: 'Équipe', ...OWNERS },
  { path: OWN_ACCOUNT, label: 'Mon compte', ...EVERYBODY },
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
