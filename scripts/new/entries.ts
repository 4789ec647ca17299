import { TRADES } from '../../content/trades.ts';
import { inSentences } from '../../domain/city-in-sentences.ts';
import type { Existing } from './existing.ts';
import { filledTemplate, toWrite } from './template.ts';

/** The existing content that a new entry can refer to. */
export interface Site {
  cities: readonly Existing[];
  technologies: readonly Existing[];
  services: readonly Existing[];
  caseStudies: readonly Existing[];
  articles: readonly Existing[];
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

/** A city found in the database of cities (`artwork/cities/find.ts`). */
export interface FoundCity {
  name: string;
  department: string;
  region: string;
  map: { department: string; at: readonly number[]; light: string; shares?: boolean };
}

/**
 * Template of a city.
 * @throws NewEntryFault when the site has fewer than two other cities
 */
export function cityEntry(slug: string, city: FoundCity, site: Site): NewEntry {
  const neighbours = nearest(city.map.at, site)
    .filter((other) => other !== slug)
    .slice(0, 3);
  if (neighbours.length < 2)
    throw new NewEntryFault('Il faut déjà deux autres villes, que la page cite comme voisines.');
  const services = site.services.slice(0, 3).map(({ slug: service }) => ({
    service,
    reason: toWrite('pourquoi ce service ici', 40, 160),
  }));
  return {
    file: `content/cities/${slug}.md`,
    text: filledTemplate('city.md', {
      ...city,
      ...inSentences(city.name),
      ...shared(site, 'ce que cette réalisation a de commun avec la ville'),
      services,
      neighbours,
    }),
    path: `/villes/${slug}`,
    drawings: ['cities'],
  };
}

/** Template of a technology. @throws NewEntryFault when the slug is an alias of another */
export function technologyEntry(slug: string, name: string, group: string, site: Site): NewEntry {
  const owner = ownerOf(site.technologies, 'aliases', slug);
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
  const orders = site.caseStudies.map(({ data }) => Number(data.order));
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

/**
 * Template of an article.
 * @throws NewEntryFault when the title is too short or too long, or its URL is taken
 */
export function articleEntry(slug: string, title: string, now: Temporal.ZonedDateTime, site: Site): NewEntry {
  if (title.length < 30 || title.length > 60)
    throw new NewEntryFault(`Le titre compte ${title.length} caractères, il en faut de 30 à 60.`);
  const owner = ownerOf(site.articles, 'formerSlugs', slug);
  if (owner)
    throw new NewEntryFault(
      `L’adresse /article/${slug} mène déjà à ${owner.slug} (formerSlugs) : prenez un autre titre.`,
    );
  const publishedAt = now.toString({ timeZoneName: 'never', smallestUnit: 'second' });
  return {
    file: `content/articles/${slug}.md`,
    text: filledTemplate('article.md', { slug, title, publishedAt }),
    path: `/article/${slug}`,
    drawings: ['blog'],
  };
}

/** The first case study, review and questions, for the author to replace. */
function shared(
  { caseStudies: [study], reviews: [review], questions }: Site,
  reason = 'ce que cette réalisation montre',
) {
  const caseStudy = study && { slug: study.slug, reason: toWrite(reason, 50, 180) };
  return { caseStudy, review, generalQuestions: questions.slice(0, 2) };
}

function slugsOf(entries: readonly Existing[], most: number): string[] {
  return entries.slice(0, most).map(({ slug }) => slug);
}

/** The entry whose list of other names has a slug. */
function ownerOf(entries: readonly Existing[], field: string, slug: string): Existing | undefined {
  return entries.find(({ data }) => {
    const names = data[field];
    return Array.isArray(names) && names.includes(slug);
  });
}

/** The site’s cities, nearest first. */
function nearest(at: readonly number[], { cities }: Site): string[] {
  const [latitude = 0, longitude = 0] = at;
  const away = (place: readonly unknown[]) =>
    Math.hypot(
      Number(place[0]) - latitude,
      (Number(place[1]) - longitude) * Math.cos((latitude * Math.PI) / 180),
    );
  return cities
    .flatMap(({ slug, data }) => {
      const map = data.map;
      const place = typeof map === 'object' && map !== null && 'at' in map ? map.at : undefined;
      return Array.isArray(place) ? [{ slug, distance: away(place) }] : [];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ slug }) => slug);
}

function groupOf({ menu }: Readonly<Record<string, unknown>>): unknown {
  return typeof menu === 'object' && menu !== null && 'group' in menu ? menu.group : undefined;
}
