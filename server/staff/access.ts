import type { Part, Parts } from '../../content/parts.ts';
import type { StaffRole } from '../store/database.ts';

const EVERYBODY = ['owner', 'sales', 'editor'] as const satisfies readonly StaffRole[];
const EDITORS = ['owner', 'editor'] as const satisfies readonly StaffRole[];
const SALES = ['owner', 'sales'] as const satisfies readonly StaffRole[];
const OWNERS = ['owner'] as const satisfies readonly StaffRole[];

interface Rule {
  roles: readonly StaffRole[];
  /** Whether the person must have signed in within the last ten minutes. */
  needsFresh: boolean;
}

const anyTime = (roles: Rule['roles']): Rule => ({ roles, needsFresh: false });
const fresh = (roles: Rule['roles']): Rule => ({ roles, needsFresh: true });

/**
 * Who may call each route under `/equipe`, by method and path, and whether soon after signing in only: what opens or
 * closes an access, takes personal data out, or destroys it. Routes not listed are denied.
 * `:reference` is that of a lead in any case, `:article` an article's id, `:number` that of a version,
 * `:section` a section of the agency's facts, `:file` a content file.
 */
export const ACCESS: Readonly<Record<string, Rule>> = {
  'GET /equipe': anyTime(EVERYBODY),
  'GET /equipe/compte': anyTime(EVERYBODY),
  'POST /equipe/compte/cles': fresh(EVERYBODY),
  'POST /equipe/compte/cles/options': fresh(EVERYBODY),
  'POST /equipe/compte/cles/retirer': fresh(EVERYBODY),
  'POST /equipe/compte/sessions/fermer': anyTime(EVERYBODY),
  'POST /equipe/demandes/:reference/brouillon': anyTime(SALES),
  'POST /equipe/demandes/:reference/repondre': anyTime(SALES),
  'GET /equipe/reponses-types': anyTime(SALES),
  'POST /equipe/reponses-types/ajouter': anyTime(SALES),
  'POST /equipe/reponses-types/modifier': anyTime(SALES),
  'POST /equipe/reponses-types/supprimer': anyTime(SALES),
  'GET /equipe/chiffres': anyTime(SALES),
  'GET /equipe/agence': anyTime(OWNERS),
  'GET /equipe/agence/fichiers/:file': anyTime(OWNERS),
  'POST /equipe/agence/:section': anyTime(OWNERS),
  'GET /equipe/mise-en-ligne': anyTime(OWNERS),
  'GET /equipe/journal': anyTime(OWNERS),
  'POST /equipe/deconnexion': anyTime(EVERYBODY),
  'GET /equipe/comptes': anyTime(OWNERS),
  'POST /equipe/comptes/inviter': fresh(OWNERS),
  'POST /equipe/comptes/recuperer': fresh(OWNERS),
  'POST /equipe/comptes/revoquer': fresh(OWNERS),
  'GET /equipe/liste': anyTime(SALES),
  'POST /equipe/export': fresh(SALES),
  'GET /equipe/quarantaine': anyTime(SALES),
  'GET /equipe/demandes/:reference': anyTime(SALES),
  'POST /equipe/demandes/:reference/etape': anyTime(SALES),
  'POST /equipe/demandes/:reference/annuler': anyTime(SALES),
  'POST /equipe/demandes/:reference/liberer': anyTime(SALES),
  'POST /equipe/demandes/:reference/notes': anyTime(SALES),
  'POST /equipe/demandes/:reference/relancer': anyTime(SALES),
  'GET /equipe/demandes/:reference/personne': anyTime(SALES),
  'POST /equipe/demandes/:reference/personne': anyTime(SALES),
  'GET /equipe/demandes/:reference/dossier': fresh(SALES),
  'POST /equipe/demandes/:reference/effacer': fresh(SALES),
  'GET /equipe/articles': anyTime(EDITORS),
  'POST /equipe/articles': anyTime(EDITORS),
  'GET /equipe/articles/editeur.js': anyTime(EDITORS),
  'GET /equipe/articles/:article': anyTime(EDITORS),
  'POST /equipe/articles/:article': anyTime(EDITORS),
  'POST /equipe/articles/:article/annuler': anyTime(EDITORS),
  'POST /equipe/articles/:article/reprendre': anyTime(EDITORS),
  'POST /equipe/articles/:article/brouillon': anyTime(EDITORS),
  'POST /equipe/articles/:article/coller': anyTime(EDITORS),
  'GET /equipe/articles/:article/etat': anyTime(EDITORS),
  'GET /equipe/articles/:article/apercu': anyTime(EDITORS),
  'POST /equipe/articles/:article/apercu': anyTime(EDITORS),
  'POST /equipe/articles/:article/images': anyTime(EDITORS),
  'GET /equipe/articles/:article/partage.jpg': anyTime(EDITORS),
  'GET /equipe/articles/:article/versions': anyTime(EDITORS),
  'GET /equipe/articles/:article/versions/:number': anyTime(EDITORS),
  'POST /equipe/articles/:article/versions/:number': anyTime(EDITORS),
};

const RULES = Object.entries(ACCESS).map(([call, rule]) => {
  const pattern = call
    .replaceAll('.', '\\.')
    .replace('/:reference', '/[cd]-[0-9a-z]{7}')
    .replace('/:article', '/[0-9a-f-]{36}')
    .replace('/:section', '/[a-z]+')
    .replace('/:file', '/[a-z]+\\.yaml')
    .replace('/:number', '/[1-9]\\d{0,5}');
  return { call: new RegExp(`^${pattern}$`, 'i'), ...rule };
});

/** The rule of a route; HEAD counts as GET. */
function ruleOf(method: string, path: string) {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return RULES.find((rule) => rule.call.test(call));
}

/** Whether this role may call a route. */
export function isAllowed(role: StaffRole, method: string, path: string): boolean {
  return ruleOf(method, path)?.roles.includes(role) === true;
}

/** Whether a route is only for those who have just signed in. */
export function needsFreshSignIn(method: string, path: string): boolean {
  return ruleOf(method, path)?.needsFresh !== false;
}

/** The page to which an act belongs: the nearest path at or above it that can be opened at any time. */
export function pageOf(path: string): string {
  if (path.length <= '/equipe'.length || !needsFreshSignIn('GET', path)) return path;
  return pageOf(path.slice(0, path.lastIndexOf('/')));
}

/** Screens that belong to a part of the site, and the message shown while that part is switched off. */
export interface PartArea {
  path: string;
  part: Part;
  title: string;
  text: string;
}

const PART_AREAS: readonly PartArea[] = [
  {
    path: '/equipe/articles',
    part: 'blog',
    title: 'Le blog est éteint',
    text: 'Le site n’a pas de blog : « blog: false » l’éteint dans content/parts.yaml. Les articles et leurs brouillons sont gardés, et reviennent avec lui.',
  },
];

/** The area of a path whose part is switched off in `content/parts.yaml`. */
export function disabledArea(path: string, parts: Parts): PartArea | undefined {
  return PART_AREAS.find(
    (area) => !parts[area.part] && (path === area.path || path.startsWith(`${area.path}/`)),
  );
}
