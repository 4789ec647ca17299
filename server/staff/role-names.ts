import type { StaffRole } from '../store/database.ts';

/** Roles as the agency's people read them. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'Responsable',
  sales: 'Commercial',
  editor: 'Rédaction',
};
