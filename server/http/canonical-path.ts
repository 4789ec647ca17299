import { allCaseStudies, allCities, allServices, allTechnologies } from 'content-collections';
import { ERASED_PATH, isTrackingLink, mayHoldToken, trackingPath } from '../../domain/leads/tracking.ts';
import { isDecodable } from '../../domain/percent-encoding.ts';
import { MAX_SLUG, slugify, spelledSlug } from '../../domain/slug.ts';

/** Former addresses that must keep working (specification, section 2). */
const FORMER_SERVICES = new Map([['saas-application-web', 'application-web']]);

/** For each area, the slug of a page by each of its names, which only a build changes. */
function readAreas(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const technologies = allTechnologies.flatMap(({ slug, aliases }) =>
    [slug, ...aliases].map((name): [string, string] => [name, slug]),
  );
  return new Map([
    ['villes', new Map(allCities.map(({ slug }) => [slug, slug]))],
    ['realisations', new Map(allCaseStudies.map(({ slug }) => [slug, slug]))],
    ['technologies', new Map(technologies)],
    ['services', new Map([...servicesIn('services'), ...FORMER_SERVICES])],
    ['expertises', new Map(servicesIn('expertises'))],
  ]);
}

const AREAS = readAreas();

function servicesIn(area: string): [string, string][] {
  return allServices.filter(({ path }) => path.startsWith(`/${area}/`)).map(({ slug }) => [slug, slug]);
}

/**
 * The canonical form of a path: lower case, no empty segment, no trailing slash nor punctuation, and for a city, case,
 * technology or service the slug of its page, from any spelling or alias. An unknown slug is kept as it is, and so is an
 * article’s, since it is in the database. Another path than `pathname` starts with a single slash: a redirect to it
 * stays on this site.
 * @param pathname path of a URL, still escaped
 */
export function canonicalPath(pathname: string): string {
  const segments = decodedSegments(pathname);
  if (!segments) return pathname;
  const [area = '', name, ...more] = segments;
  if (mayHoldToken(pathname)) {
    // Tokens are case-sensitive.
    const path = trackingPath(name ?? '');
    return more.length === 0 && (isTrackingLink(path) || path === ERASED_PATH) ? path : pathname;
  }
  const plain = pathname.replaceAll(/\/{2,}/g, '/');
  if (area.toLowerCase() === 'article' && name !== undefined) return plain;
  const pages = AREAS.get(area.toLowerCase());
  if (pages && name !== undefined && more.length === 0) {
    const slug =
      name.length <= MAX_SLUG
        ? (pages.get(spelledSlug(name)) ?? pages.get(slugify(name)) ?? addedSlug(area, slugify(name)))
        : undefined;
    return slug ? `/${area.toLowerCase()}/${slug}` : plain;
  }
  return `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`;
}

/** The slug of a page that colleagues added. */
function addedSlug(area: string, slug: string): string | undefined {
  const path = `/${area.toLowerCase()}/${slug}`;
  const kinds: readonly (readonly { path: string }[])[] = [
    allCities,
    allCaseStudies,
    allTechnologies,
    allServices,
  ];
  return kinds.some((pages) => pages.some((page) => page.path === path)) ? slug : undefined;
}

/** Signs that a sentence puts after an address that is copied from it. */
const PUNCTUATION = new Set('.,;:!?…\'"’”»)]}>');

/** The decoded segments of a path that are not empty, or `undefined` when no page can have it. */
function decodedSegments(pathname: string): string[] | undefined {
  if (!isDecodable(pathname)) return undefined;
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeURIComponent);
  if (segments.some((segment) => /[/\\]|(?!\s)\p{Cc}/u.test(segment))) return undefined;
  while (segments.length > 0) {
    const last = withoutPunctuation(segments.pop() ?? '');
    if (last !== '') return [...segments, last];
  }
  return segments;
}

/** Without the punctuation and spaces at its end. A regular expression would take quadratic time. */
function withoutPunctuation(segment: string): string {
  let end = segment.length;
  while (end > 0 && (PUNCTUATION.has(segment.charAt(end - 1)) || segment.charAt(end - 1).trim() === ''))
    end -= 1;
  return segment.slice(0, end);
}
