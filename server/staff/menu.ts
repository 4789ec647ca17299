import type { Parts } from '../../content/parts.ts';
import type { StaffRole } from '../store/database.ts';
import { disabledArea, EDITORS, EVERYBODY, OWNERS, SALES } from './access.ts';

interface MenuEntry {
  path: string;
  label: string;
  roles: readonly StaffRole[];
}

const MENU: readonly MenuEntry[] = [
  { path: '/equipe', label: 'Demandes', ...SALES },
  { path: '/equipe/quarantaine', label: 'Mises de côté', ...SALES },
  { path: '/equipe/chiffres', label: 'Chiffres', ...SALES },
  { path: '/equipe/articles', label: 'Articles', ...EDITORS },
  { path: '/equipe/pages', label: 'Pages', ...EDITORS },
  { path: '/equipe/agence', label: 'Agence', ...OWNERS },
  { path: '/equipe/journal', label: 'Journal', ...OWNERS },
  { path: '/equipe/comptes', label: 'Équipe', ...OWNERS },
  { path: '/equipe/compte', label: 'Mon compte', ...EVERYBODY },
];

/** Menu of the staff area for a role; its first entry is the role's home. */
export function menuOf(role: StaffRole, parts: Parts): readonly MenuEntry[] {
  return MENU.filter(({ path, roles }) => roles.includes(role) && !disabledArea(path, parts));
}
