import type { StaffRole } from '../store/database.ts';

/** Labels of the roles. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Responsable',
  sales: 'Commercial',
  editor: 'Rédaction',
};

/** The roles, in the order in which they are offered. */
export const ROLES = ['owner', 'sales', 'editor'] as const satisfies readonly StaffRole[];
