import type { Part, Parts } from '../../content/parts.ts';
import type { StaffRole } from '../store/database.ts';

const EVERYBODY = ['owner', 'sales', 'editor'] as const satisfies readonly StaffRole[];
const EDITORS = ['owner', 'editor'] as const satisfies readonly StaffRole[];
const SALES = ['owner', 'sales'] as const satisfies readonly StaffRole[];
const OWNERS = ['owner'] as const satisfies readonly StaffRole[];

/**
 * The roles that may call each route under `/equipe`, by method and path; routes not listed are denied.
 * `:reference` is that of a lead in any case, `:article` an article's id, `:number` that of a version,
 * `:section` a section of the agency's facts, `:file` a content file.
 */
export const ACCESS: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /equipe': EVERYBODY,
  'GET /equipe/compte': EVERYBODY,
  'POST /equipe/compte/cles': EVERYBODY,
  'POST /equipe/compte/cles/options': EVERYBODY,
  'POST /equipe/compte/cles/retirer': EVERYBODY,
  'POST /equipe/compte/sessions/fermer': EVERYBODY,
  'POST /equipe/demandes/:reference/brouillon': SALES,
  'POST /equipe/demandes/:reference/repondre': SALES,
  'GET /equipe/reponses-types': SALES,
  'POST /equipe/reponses-types/ajouter': SALES,
  'POST /equipe/reponses-types/modifier': SALES,
  'POST /equipe/reponses-types/supprimer': SALES,
  'GET /equipe/chiffres': SALES,
  'GET /equipe/agence': OWNERS,
  'GET /equipe/agence/fichiers/:file': OWNERS,
  'POST /equipe/agence/:section': OWNERS,
  'GET /equipe/mise-en-ligne': OWNERS,
  'GET /equipe/journal': OWNERS,
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
  'GET /equipe/articles': EDITORS,
  'POST /equipe/articles': EDITORS,
  'GET /equipe/articles/editeur.js': EDITORS,
  'GET /equipe/articles/:article': EDITORS,
  'POST /equipe/articles/:article': EDITORS,
  'POST /equipe/articles/:article/annuler': EDITORS,
  'POST /equipe/articles/:article/reprendre': EDITORS,
  'POST /equipe/articles/:article/brouillon': EDITORS,
  'GET /equipe/articles/:article/etat': EDITORS,
  'GET /equipe/articles/:article/apercu': EDITORS,
  'POST /equipe/articles/:article/apercu': EDITORS,
  'POST /equipe/articles/:article/images': EDITORS,
  'GET /equipe/articles/:article/partage.jpg': EDITORS,
  'GET /equipe/articles/:article/versions': EDITORS,
  'GET /equipe/articles/:article/versions/:number': EDITORS,
  'POST /equipe/articles/:article/versions/:number': EDITORS,
};

const RULES = Object.entries(ACCESS).map(([call, roles]) => {
  const pattern = call
    .replaceAll('.', '\\.')
    .replace('/:reference', '/[cd]-[0-9a-z]{7}')
    .replace('/:article', '/[0-9a-f-]{36}')
    .replace('/:section', '/[a-z]+')
    .replace('/:file', '/[a-z]+\\.yaml')
    .replace('/:number', '/[1-9]\\d{0,5}');
  return { call: new RegExp(`^${pattern}$`, 'i'), roles };
});

/** Whether this role may call a route; HEAD counts as GET. */
export function isAllowed(role: StaffRole, method: string, path: string): boolean {
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return RULES.some((rule) => rule.call.test(call) && rule.roles.includes(role));
}

/** Screens that belong to a part of the site, and the message shown while that part is switched off. */
export interface PartRoom {
  path: string;
  part: Part;
  title: string;
  text: string;
}

const PART_ROOMS: readonly PartRoom[] = [
  {
    path: '/equipe/articles',
    part: 'blog',
    title: 'Le blog est éteint',
    text: 'Le site n’a pas de blog : « blog: false » l’éteint dans content/parts.yaml. Les articles et leurs brouillons sont gardés, et reviennent avec lui.',
  },
];

/** The closed room at a path: one whose part is switched off in `content/parts.yaml`. */
export function closedRoom(path: string, parts: Parts): PartRoom | undefined {
  return PART_ROOMS.find(
    (room) => !parts[room.part] && (path === room.path || path.startsWith(`${room.path}/`)),
  );
}
