import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { parseMarkdown, parseYaml } from '../../content/parse-file.ts';
import { SHORT_PLACEHOLDER } from '../../content/placeholders.ts';
import { TRADES } from '../../content/trades.ts';

/** The existing content that a new entry can refer to. */
export interface Site {
  technologies: readonly Existing[];
  services: readonly Existing[];
  caseStudies: readonly Existing[];
  /** Groups of the menus, by folder of their pages. */
  groups: { services: readonly string[]; technologies: readonly string[] };
  /** Ids of partners, reviews and general questions. */
  partners: readonly string[];
  reviews: readonly string[];
  questions: readonly string[];
}

/** A file to write, and the drawings to make for it. */
export interface NewEntry {
  /** From the project root. */
  file: string;
  text: string;
  /** URL path of its page. */
  path: string;
  /** Families of `artwork/run.ts` that draw its pictures. */
  drawings: readonly string[];
}

/** Why an entry cannot be created, in French for its author. */
export class NewEntryFault extends Error {}

/** Template of a technology. @throws NewEntryFault when the slug is an alias of another */
export function technologyEntry(slug: string, name: string, group: string, site: Site): NewEntry {
  const owner = site.technologies.find(
    ({ data: { aliases } }) => Array.isArray(aliases) && aliases.includes(slug),
  );
  if (owner)
    throw new NewEntryFault(
      `« ${slug} » est un autre nom de ${owner.slug} : retirez-le de « aliases » dans content/technologies/${owner.slug}.md, ou prenez un autre nom.`,
    );
  const near = site.technologies.toSorted(
    (a, b) => Number(groupOf(b.data) === group) - Number(groupOf(a.data) === group),
  );
  return {
    file: `content/technologies/${slug}.md`,
    text: filledTemplate('technology.md', {
      name,
      group,
      ...shared(site),
      technologies: slugsOf(near, 3),
      services: slugsOf(site.services, 2),
    }),
    path: `/technologies/${slug}`,
    drawings: ['technologies', 'marks'],
  };
}

/** Template of a service. */
export function serviceEntry(slug: string, name: string, group: string, site: Site): NewEntry {
  return {
    file: `content/services/${slug}.md`,
    text: filledTemplate('service.md', {
      name,
      group,
      ...shared(site),
      technologies: slugsOf(site.technologies, 2),
      caseStudies: slugsOf(site.caseStudies, 1),
    }),
    path: `/services/${slug}`,
    drawings: ['services', 'marks'],
  };
}

/** Template of a case study. @throws NewEntryFault when the title is too long, or the client is unknown */
export function caseStudyEntry(
  slug: string,
  title: string,
  client: string | undefined,
  site: Site,
): NewEntry {
  if (title.length > 90)
    throw new NewEntryFault(`Le titre compte ${title.length} caractères, il en faut au plus 90.`);
  if (client === undefined || !site.partners.includes(client))
    throw new NewEntryFault(
      `Nommez le client avec --client : ${site.partners.join(', ')}. Un nouveau client s’ajoute d’abord à content/partners.yaml.`,
    );
  const orders = site.caseStudies.map(({ data }) => Number(data.order ?? 0));
  const known = site.caseStudies.find(({ data }) => data.client === client)?.data.trade;
  return {
    file: `content/case-studies/${slug}.yaml`,
    text: filledTemplate('case-study.yaml', {
      slug,
      order: Math.max(0, ...orders) + 1,
      title: title.length < 20 ? toWrite(title, 20, 90) : title,
      client,
      trades: Object.keys(TRADES).join(', '),
      trade: typeof known === 'string' ? known : 'commerce',
      services: slugsOf(site.services, 1),
    }),
    path: `/realisations/${slug}`,
    drawings: ['case-studies'],
  };
}

/** The first case study, review and questions, for the author to replace. */
function shared({ caseStudies: [study], reviews: [review], questions }: Site) {
  const reason = toWrite('ce que cette réalisation montre', 50, 180);
  const caseStudy = study && { slug: study.slug, reason };
  return { caseStudy, review, generalQuestions: questions.slice(0, 2) };
}

function slugsOf(entries: readonly Existing[], most: number): string[] {
  return entries.slice(0, most).map(({ slug }) => slug);
}

function groupOf({ menu }: Readonly<Record<string, unknown>>): unknown {
  return typeof menu === 'object' && menu !== null && 'group' in menu ? menu.group : undefined;
}

/** A field that is a slot alone, below its help. */
const FIELD = /^(#.*\n)(\w+): \{\{(\w+)\}\}\n/gm;
const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;
const PLACEHOLDER = /^\[à compléter : (.*), de (\d+) à (\d+) caractères\]$/s;

/**
 * Fills one of `templates/`: a field of a slot alone becomes any value, and is left out with its help if that is
 * undefined; slots in other places become texts. Each placeholder gets a length that its field takes.
 */
function filledTemplate(name: string, slots: Readonly<Record<string, unknown>>): string {
  return readFileSync(join(import.meta.dirname, 'templates', name), 'utf8')
    .replace(FIELD, (_line, help: string, field: string, slot: string) =>
      slots[slot] === undefined ? '' : help + yamlOf({ [field]: slots[slot] }),
    )
    .replace(/\{\{(\w+)\}\}/g, (_slot, slot: string) => JSON.stringify(String(slots[slot])).slice(1, -1))
    .replace(QUOTED, (quoted) => {
      const [whole, what = '', least, most] = PLACEHOLDER.exec(JSON.parse(quoted)) ?? [];
      return whole === undefined ? quoted : yamlOf(toWrite(what, Number(least), Number(most))).trim();
    });
}

/** A placeholder within the field’s limits (characters); the build lists it until it is replaced. */
export function toWrite(what: string, least: number, most: number): string {
  const whole = `[à compléter : ${what}, de ${least} à ${most} caractères]`;
  const short = `[à compléter : ${what}]`;
  const text = [whole, short].find(({ length }) => length <= most);
  if (text === undefined) return SHORT_PLACEHOLDER;
  const missing = Math.max(0, least - text.length);
  return text.replace(/\]$/, `${' …'.repeat(Math.ceil(missing / 2))}]`).slice(0, most);
}

function yamlOf(value: unknown): string {
  return stringify(value, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
}

/** An existing content file; its fields are not validated. */
export interface Existing {
  slug: string;
  data: Readonly<Record<string, unknown>>;
}

/** Reads the entries of one folder of `content/`, sorted by name. @throws SyntaxFault */
export function entriesOf(root: string, folder: string): Existing[] {
  const directory = join(root, 'content', folder);
  return readdirSync(directory)
    .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== 'SOURCES.md')
    .sort()
    .map((file) => {
      const text = readFileSync(join(directory, file), 'utf8');
      const { data } = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
      return { slug: file.replace(/\.\w+$/, ''), data };
    });
}

/** Reads a single file of `content/`, such as `menus.yaml`. @throws SyntaxFault */
export function fileOf(root: string, name: string): Readonly<Record<string, unknown>> {
  return parseYaml(readFileSync(join(root, 'content', name), 'utf8')).data;
}
