import type { Parts } from '../../content/parts.ts';
import type { StaffRole } from '../store/database.ts';

/** Who may call a route of the staff area. */
export interface Access {
  roles: readonly StaffRole[];
  /** Whether the person must have signed in within the last ten minutes. */
  needsFresh?: true;
  /** Whether open windows ask by themselves, which keeps no session alive. */
  isPolled?: true;
}

export const EVERYBODY: Access = { roles: ['owner', 'sales', 'editor'] };
export const EDITORS: Access = { roles: ['owner', 'editor'] };
export const SALES: Access = { roles: ['owner', 'sales'] };
export const OWNERS: Access = { roles: ['owner'] };

/** Soon after signing in only: for what opens or closes an access, takes personal data out, or destroys it. */
export const fresh = (access: Access): Access => ({ ...access, needsFresh: true });
export const polled = (access: Access): Access => ({ ...access, isPolled: true });

const ARTICLES = '/equipe/articles';

/** What a screen says while the part of the site that it belongs to is switched off in `content/parts.yaml`. */
export function disabledArea(path: string, { blog }: Parts): { title: string; text: string } | undefined {
  if (blog || (path !== ARTICLES && !path.startsWith(`${ARTICLES}/`))) return undefined;
  return {
    title: 'Le blog est éteint',
    text: 'Le site n’a pas de blog : « blog: false » l’éteint dans content/parts.yaml. Les articles et leurs brouillons sont gardés, et reviennent avec lui.',
  };
}

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Responsable',
  sales: 'Commercial',
  editor: 'Rédaction',
};

/** The roles, in the order in which they are offered. */
export const ROLES = ['owner', 'sales', 'editor'] as const satisfies readonly StaffRole[];

interface MenuEntry {
  path: string;
  label: string;
  roles: readonly StaffRole[];
}

const MENU: readonly MenuEntry[] = [
  { path: '/equipe', label: 'Demandes', ...SALES },
  { path: '/equipe/quarantaine', label: 'Mises de côté', ...SALES },
  { path: '/equipe/chiffres', label: 'Chiffres', ...SALES },
  { path: ARTICLES, label: 'Articles', ...EDITORS },
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
