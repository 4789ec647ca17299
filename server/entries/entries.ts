import {
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  pageList,
} from 'content-collections';
import type * as v from 'valibot';
import { FREE_PAGES } from '../../content/free-pages.ts';
import type { ListedCopy } from '../../content/listed-page.ts';
import { parseFile } from '../../content/parse-file.ts';
import { detailModules } from '../../content/schema/copy/details.ts';
import { hiddenPageModules } from '../../content/schema/copy/hidden-pages.ts';
import { pageModules } from '../../content/schema/copy/pages.ts';
import { sharedModules } from '../../content/schema/copy/shared.ts';
import { estimatesSchema } from '../../content/schema/estimates.ts';
import { freePageSchema } from '../../content/schema/free-page.ts';
import {
  caseStudySchema,
  citySchema,
  legalSchema,
  serviceSchema,
  technologySchema,
} from '../../content/schema/pages.ts';
import {
  commitmentsSchema,
  menuSchema,
  offersSchema,
  scheduleSchema,
  workflowSchema,
} from '../../content/schema/site.ts';
import { namesOf } from '../../domain/names-of.ts';
import type { Changes } from './changes.ts';
import { ENTRY_NAMES } from './entry-names.ts';

type Kind =
  /** A page that has no file but its copy. */
  | { kind: 'page'; module: string; schema: v.GenericSchema<unknown, ListedCopy> }
  /** The texts of other screens. */
  | { kind: 'copy'; module: string; schema: v.GenericSchema<unknown, object> }
  | { kind: 'legal'; slug: string; schema: typeof legalSchema }
  | { kind: 'city'; slug: string; schema: typeof citySchema }
  | { kind: 'technology'; slug: string; schema: typeof technologySchema }
  /** Also the pages of trades, under `/expertises`. */
  | { kind: 'service'; slug: string; schema: typeof serviceSchema }
  | { kind: 'case'; slug: string; schema: typeof caseStudySchema }
  /** A page that colleagues made, which has no file. */
  | { kind: 'free'; slug: string; schema: typeof freePageSchema }
  | { kind: 'menus'; schema: typeof menuSchema }
  | { kind: 'commitments'; schema: typeof commitmentsSchema }
  /** Shown as it is. */
  | { kind: 'list'; module: string; schema: v.GenericSchema<unknown, object> };

/** A file of `content/` that colleagues can change on the site. */
export type Entry = Kind & {
  /** From the root of the project: `content/copy/home.yaml`. */
  path: string;
  /** Its last part in URLs. */
  id: string;
  /** Name for colleagues. */
  name: string;
  /** A page that shows it; `null` if none can be opened. */
  shownAt: string | null;
  /** Whether only owners change it: what binds the agency, and the menus of all pages. */
  isOwners?: boolean;
  /** Of a kind that files have, but made by colleagues: it has no file. */
  isMade?: boolean;
};

interface CopyModule {
  name: string;
  filePath: string;
}

function copyEntry({ filePath }: CopyModule) {
  const id = filePath.replace(/^.*\/|\.yaml$/g, '');
  const page = pageList.pages.find(({ file }) => file === filePath);
  const known = page && { name: page.name, shownAt: page.path };
  return { path: filePath, id, ...(known ?? ENTRY_NAMES[id] ?? { name: id, shownAt: null }) };
}

/** The areas of the site whose pages have a file each: its folder and ending, and how an id in URLs begins. */
const AREAS = {
  services: { kind: 'service', folder: 'services', ending: 'md', id: 'service' },
  expertises: { kind: 'service', folder: 'expertises', ending: 'md', id: 'expertise' },
  technologies: { kind: 'technology', folder: 'technologies', ending: 'md', id: 'technologie' },
  villes: { kind: 'city', folder: 'cities', ending: 'md', id: 'ville' },
  realisations: { kind: 'case', folder: 'case-studies', ending: 'yaml', id: 'realisation' },
} as const;

export type Area = keyof typeof AREAS;

/** The entry of a page with a file, or that may have one. */
function pageEntry(area: Area, slug: string, name: string): Entry {
  const { kind, folder, ending, id } = AREAS[area];
  const path = `content/${folder}/${slug}.${ending}`;
  const page = { path, id: `${id}-${slug}`, name, shownAt: `/${area}/${slug}`, slug };
  switch (kind) {
    case 'service':
      return { kind, schema: serviceSchema, ...page };
    case 'technology':
      return { kind, schema: technologySchema, ...page };
    case 'city':
      return { kind, schema: citySchema, ...page };
    case 'case':
      return { kind, schema: caseStudySchema, ...page };
  }
}

/** Files that several pages share, of which each has its own form. */
const LISTS: readonly Entry[] = [
  { kind: 'menus', schema: menuSchema, ...ofFile('menus', 'Menus et pied de page', '/contact') },
  { ...listed('offerList', offersSchema), ...ofFile('offers', 'Offres', '/services') },
  {
    ...listed('estimateList', estimatesSchema),
    ...ofFile('estimates', 'Prix et estimations', '/estimation'),
  },
  { ...listed('schedule', scheduleSchema), ...ofFile('schedule', 'Calendrier d’un projet', '/delais') },
  { kind: 'commitments', schema: commitmentsSchema, ...ofFile('commitments', 'Ce que dit le contrat', '/') },
  {
    ...listed('workflow', workflowSchema),
    ...ofFile('workflow', 'Déroulement d’un projet', '/'),
    isOwners: false,
  },
];

function listed(module: string, schema: v.GenericSchema<unknown, object>) {
  return { kind: 'list' as const, module, schema };
}

function ofFile(file: string, name: string, shownAt: string) {
  return { path: `content/${file}.yaml`, id: `liste-${file}`, name, shownAt, isOwners: true };
}

function legal(): Entry[] {
  return allLegalPages.map(({ slug, path, title }) => ({
    kind: 'legal',
    isOwners: true,
    schema: legalSchema,
    path: `content/legal/${slug}.md`,
    id: slug,
    name: title,
    shownAt: path,
    slug,
  }));
}

function collected(): Entry[] {
  return [
    ...allServices.map(({ path, slug, name }) =>
      pageEntry(path.startsWith('/expertises/') ? 'expertises' : 'services', slug, name),
    ),
    ...allTechnologies.map(({ slug, name }) => pageEntry('technologies', slug, name)),
    ...allCities.map(({ slug, name }) => pageEntry('villes', slug, name)),
    ...allCaseStudies.map(({ slug, topic }) => pageEntry('realisations', slug, topic)),
  ];
}

/** The files that can be changed: pages first, then what several pages share, then legal pages. */
export const ENTRIES: readonly Entry[] = [
  ...pageModules.map(
    (module): Entry => ({ kind: 'page', module: module.name, schema: module.source, ...copyEntry(module) }),
  ),
  ...collected(),
  ...LISTS,
  ...[...detailModules, ...hiddenPageModules, ...sharedModules].map(
    (module): Entry => ({ kind: 'copy', module: module.name, schema: module.source, ...copyEntry(module) }),
  ),
  ...legal(),
];

/** The entry of a page that colleagues made, or may make. */
export function freeEntry(slug: string, name = slug): Entry {
  const path = `${FREE_PAGES}${slug}.yaml`;
  return { kind: 'free', slug, schema: freePageSchema, path, id: `libre-${slug}`, name, shownAt: `/${slug}` };
}

/** The entry of a page that colleagues added, or may add, beside those of files. */
export function madeEntry(area: Area, slug: string, name = slug): Entry {
  return { ...pageEntry(area, slug, name), isMade: true };
}

/** The entry of a page that colleagues may have added, by its id. */
export function madeEntryWith(id: string): Entry | undefined {
  const [, prefix, slug] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
  return slug === undefined ? undefined : madeIn((area) => area.id === prefix, slug);
}

function madeIn(isMeant: (area: (typeof AREAS)[Area]) => boolean, slug: string): Entry | undefined {
  const area = namesOf(AREAS).find((name) => isMeant(AREAS[name]));
  return area && madeEntry(area, slug);
}

const PAGE_PATH = /^content\/([a-z-]+)\/([a-z0-9-]+)\.(?:md|yaml)$/;
const FREE_PATH = new RegExp(`^${FREE_PAGES}([a-z0-9-]+)\\.yaml$`);

/** The entry at a path from the root of the project. */
export function entryAt(path: string): Entry | undefined {
  const [, slug] = FREE_PATH.exec(path) ?? [];
  if (slug !== undefined) return freeEntry(slug);
  const known = ENTRIES.find((entry) => entry.path === path);
  const [, folder, name] = PAGE_PATH.exec(path) ?? [];
  return known ?? (name === undefined ? undefined : madeIn((area) => area.folder === folder, name));
}

/** The field that names a page, and that its address was made from. */
export function namedBy({ kind }: Entry): string {
  return kind === 'free' ? 'title' : kind === 'case' ? 'topic' : 'name';
}

/** The name of a page, which is in its changes where it has no file. */
export function nameOf(entry: Entry, changes: Changes): string {
  const given = entry.isMade || entry.kind === 'free' ? changes[namedBy(entry)] : undefined;
  return given === undefined ? entry.name : String(given.value);
}

let files: Readonly<Record<string, string>> | undefined;

/** Reads the files as of the build, which nobody needs until something is changed; `textOf` and `dataOf` need them. */
export async function loadFiles(): Promise<void> {
  files ??= (await import('./entry-files.ts')).FILES;
}

/** The file as of the build. */
export function textOf({ kind, path, isMade }: Entry): string {
  if (kind === 'free' || isMade) return '';
  const text = files?.[`../../${path}`];
  if (text === undefined) throw new Error(`${path} is not in the build, or was not loaded`);
  return text;
}

const parsed = new Map<string, Record<string, unknown>>();

/** The fields of the file. */
export function dataOf(entry: Entry): Record<string, unknown> {
  if (entry.kind === 'free' || entry.isMade) return {};
  const known = parsed.get(entry.path) ?? parseFile(entry.path, textOf(entry)).data;
  parsed.set(entry.path, known);
  return known;
}
