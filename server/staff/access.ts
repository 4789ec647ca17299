import type { StaffRole } from '../store/database.ts';

const EVERYBODY = ['owner', 'sales', 'editor'] as const satisfies readonly StaffRole[];
const OWNERS = ['owner'] as const satisfies readonly StaffRole[];
const SALES = ['owner', 'sales'] as const satisfies readonly StaffRole[];

/**
 * Who may ask for what under `/equipe`, by method and path. What is not named here is nobody's. `:reference` stands for
 * that of a lead, in small letters or capitals.
 */
export const ACCESS: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /equipe': EVERYBODY,
  'GET /equipe/compte': EVERYBODY,
  'POST /equipe/compte/cles': EVERYBODY,
  'POST /equipe/compte/cles/options': EVERYBODY,
  'POST /equipe/compte/cles/retirer': EVERYBODY,
  'POST /equipe/compte/sessions/fermer': EVERYBODY,
  'POST /equipe/deconnexion': EVERYBODY,
  'GET /equipe/comptes': OWNERS,
  'POST /equipe/comptes/inviter': OWNERS,
  'POST /equipe/comptes/recuperer': OWNERS,
  'POST /equipe/comptes/revoquer': OWNERS,
  'GET /equipe/liste': SALES,
  'GET /equipe/export': SALES,
  'GET /equipe/quarantaine': SALES,
  'GET /equipe/demandes/:reference': SALES,
  'POST /equipe/demandes/:reference/etape': SALES,
  'POST /equipe/demandes/:reference/annuler': SALES,
  'POST /equipe/demandes/:reference/liberer': SALES,
  'POST /equipe/demandes/:reference/notes': SALES,
  'POST /equipe/demandes/:reference/relancer': SALES,
  'GET /equipe/demandes/:reference/personne': SALES,
  'POST /equipe/demandes/:reference/personne': SALES,
  'GET /equipe/demandes/:reference/dossier': SALES,
  'POST /equipe/demandes/:reference/effacer': SALES,
};

const RULES = Object.entries(ACCESS).map(([call, roles]) => {
  const pattern = call.replace('/:reference', '/[cd]-[0-9a-z]{7}');
  return { call: new RegExp(`^${pattern}$`, 'i'), roles };
});

/** Whether somebody with this role may ask for it. HEAD is asked as GET. */
export function isAllowed(role: StaffRole, method: string, path: string): boolean {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return RULES.some((rule) => rule.call.test(call) && rule.roles.includes(role));
}
