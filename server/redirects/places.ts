import { freePages } from '../../content/free-pages.ts';
import { canonicalPath } from '../http/canonical-path.ts';
import { pageAddress } from '../page-cache/page-address.ts';
import { contentPaths } from '../seo/sitemap.ts';
import type { Database } from '../store/database.ts';
import { sourceOf } from './rules.ts';

/** Addresses that are neither pages of `content/` nor articles. */
const OTHERS = [
  '/recherche',
  '/confirmation-contact',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/sitemap.xml',
  '/robots.txt',
];
/** Whole areas of the server. */
const AREAS = ['/api', '/assets', '/static', '/equipe', '/connexion', '/suivi'];

/** What the addresses of the site are, for the checks of redirects. */
export interface Places {
  isPage(source: string): boolean;
  leadsSomewhere(target: string): boolean;
  /** The page whose address has most words in common with a former one; empty if none has any. */
  nearest(path: string): string;
}

export async function readPlaces(database: Database): Promise<Places> {
  const articles = await database.selectFrom('articles').select('slug').execute();
  const pages = contentPaths();
  const known = new Set([
    ...pages,
    // Those that are in no list, too.
    ...freePages.map(({ path }) => path),
    ...OTHERS,
    ...articles.map(({ slug }) => `/article/${slug}`),
  ]);
  const isThere = (path: string) =>
    known.has(path) || AREAS.some((area) => path === area || path.startsWith(`${area}/`));
  /** Whether an address is that of a page that reads its query: « /blog?page=2 », unlike « /?p=2 ». */
  const isQueried = (source: string) => {
    const [path = '', query = ''] = source.split('?', 2);
    return isThere(path) && pageAddress(path, new URLSearchParams(query)) !== path;
  };
  const words = pages.map((path): [string, Set<string>] => [path, wordsOf(path)]);
  return {
    isPage(source) {
      const below = source.endsWith('/*') ? source.slice(0, -1) : null;
      if (below === null) return isThere(source) || isQueried(source);
      return below === '/' || [...known, ...AREAS].some((path) => `${path}/`.startsWith(below));
    },
    leadsSomewhere(target) {
      const path = sourceOf(target.replace(/[?#].*/, ''));
      return path !== null && (isThere(path) || known.has(canonicalPath(path)));
    },
    nearest(path) {
      const asked = wordsOf(path);
      const scored = words.map(([page, own]): [string, number] => [
        page,
        own.intersection(asked).size / (own.size + 1),
      ]);
      const best = scored.reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
      return best[0];
    },
  };
}

function wordsOf(path: string): Set<string> {
  const plain = path.slice(0, 500).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return new Set(
    plain.split(/[^a-z0-9]+/).filter((word) => word.length > 2 && !/^(?:php|html?|aspx?|index)$/.test(word)),
  );
}
