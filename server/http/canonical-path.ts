import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { MAX_SLUG, slugify } from '../../domain/slug.ts';

/** Addresses of another time that the specification keeps (section 2). */
const FORMER_SERVICES = new Map([['saas-application-web', 'application-web']]);

/** Pages of each area by every slug that leads to them. */
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
 * The one address of what a path asks for: lower case, no slash at its end, and for a city, case, technology or service the
 * slug of the page that its name, however it is typed, or one of its other names leads to. A path that leads nowhere
 * comes back as it is, and so does an article's, whose names only the database knows: what answers it decides.
 * @param pathname path of a URL, still escaped
 */
export function canonicalPath(pathname: string): string {
  // A token is no name: its letters are as they are.
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

/** Parts between the slashes, or nothing when the path is not one that a page could have. */
function decodedSegments(pathname: string): string[] | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (path === '/' || path.includes('//') || !isDecodable(path)) return undefined;
  const segments = path.slice(1).split('/').map(decodeURIComponent);
  return segments.some((segment) => /[/\\]|(?!\s)\p{Cc}/u.test(segment)) ? undefined : segments;
}
