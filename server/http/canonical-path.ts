import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { MAX_SLUG, slugify } from '../../domain/slug.ts';

/** Former addresses that must keep working (specification, section 2). */
const FORMER_SERVICES = new Map([['saas-application-web', 'application-web']]);

/** For each area, the slug of a page by each of its names. */
const AREAS = new Map<string, ReadonlyMap<string, string>>([
  ['villes', new Map(allCities.map(({ slug }) => [slug, slug]))],
  ['realisations', new Map(allCaseStudies.map(({ slug }) => [slug, slug]))],
  [
    'technologies',
    new Map(allTechnologies.flatMap(({ slug, aliases }) => [slug, ...aliases].map((name) => [name, slug]))),
  ],
  [
    'services',
    new Map([...allServices.map(({ slug }): [string, string] => [slug, slug]), ...FORMER_SERVICES]),
  ],
]);

/**
 * The canonical form of a path: lower case, no trailing slash, and for a city, case, technology or service the slug
 * of its page, from any spelling or alias. The path of an unknown page is returned unchanged, and so is an article’s,
 * since its slug is in the database.
 * @param pathname path of a URL, still escaped
 */
export function canonicalPath(pathname: string): string {
  // Tokens are case-sensitive.
  if (mayHoldToken(pathname)) return pathname;
  const segments = decodedSegments(pathname);
  if (!segments) return pathname;
  const [area = '', name, ...more] = segments;
  if (area.toLowerCase() === 'article' && name !== undefined) return pathname;
  const pages = AREAS.get(area.toLowerCase());
  if (pages && name !== undefined && more.length === 0) {
    const slug = name.length <= MAX_SLUG ? pages.get(slugify(name)) : undefined;
    return slug ? `/${area.toLowerCase()}/${slug}` : pathname;
  }
  return `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`;
}

/** The decoded segments of a path, or `undefined` when no page can have it. */
function decodedSegments(pathname: string): string[] | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (path === '/' || path.includes('//') || !isDecodable(path)) return undefined;
  const segments = path.slice(1).split('/').map(decodeURIComponent);
  return segments.some((segment) => /[/\\]|(?!\s)\p{Cc}/u.test(segment)) ? undefined : segments;
}
