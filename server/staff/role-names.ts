import type { StaffRole } from '../store/database.ts';

/** Labels of the roles. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Responsable',
  sales: 'Commercial',
  editor: 'Rédaction',
};
