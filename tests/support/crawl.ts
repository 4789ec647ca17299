import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A crawled page. */
export interface CrawledPage {
  path: string;
  html: string;
  /** Ids that fragments can point to. */
  ids: ReadonlySet<string>;
  /** Pages and files of this site that it links to or loads, as absolute paths with fragment. */
  references: readonly string[];
}

/** Result of `crawl`. */
export interface Crawl {
  pages: readonly CrawledPage[];
  /** Number of files other than pages that were fetched. */
  files: number;
  /** Broken references, each with the page where it was found. */
  faults: readonly string[];
}

const parser = unified().use(rehypeParse);

const ADDRESSES = ['href', 'src', 'poster'] as const;
/** Pages whose query holds one visitor’s choices; their canonical URL has none. */
const CHOSEN = new Set(['/delais', '/estimation', '/obtenir-un-devis']);

/**
 * Crawls a running site from `start`: follows internal links without `nofollow`, as search engines do, and
 * fetches every file used.
 * @param baseUrl URL of the site, without trailing slash
 */
export async function crawl(baseUrl: string, start: readonly string[] = ['/']): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const faults: string[] = [];
  const drawings = new Map<string, Pick<CrawledPage, 'ids'>>();
  const metAt = new Map<string, string>(start.map((path) => [path, 'the start']));
  let files = 0;

  // A Map iterates over entries added during the loop.
  for (const [path, origin] of metAt) {
    const response = await fetch(baseUrl + path, { redirect: 'manual' });
    if (response.status !== 200) {
      faults.push(`${path} answers ${response.status}, met on ${origin}`);
      await response.body?.cancel();
      continue;
    }
    const type = response.headers.get('Content-Type') ?? '';
    if (!type.startsWith('text/html')) {
      files += 1;
      if (type.startsWith('image/svg+xml')) drawings.set(path, readPage(path, await response.text()));
      else await response.body?.cancel();
      continue;
    }
    const page = readPage(path, await response.text());
    pages.set(path, page);
    for (const reference of page.references) {
      const target = reference.replace(/#.*/, '');
      if (!metAt.has(target)) metAt.set(target, path);
    }
  }
  return { pages: [...pages.values()], files, faults: [...faults, ...brokenFragments(pages, drawings)] };
}

function readPage(path: string, html: string): CrawledPage {
  const ids = new Set<string>();
  const references = new Set<string>();
  visit(parser.parse(html), 'element', ({ properties }: Element) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
    if ([properties.rel].flat().includes('nofollow')) return;
    // A form’s action is crawled without its fragment, which may only exist in the response to a submission; one that is
    // only a query posts to the page itself.
    const action = typeof properties.action === 'string' ? properties.action.replace(/^\?.*|#.*/, '') : null;
    const addresses = [action, ...ADDRESSES.map((name) => properties[name])];
    const sources = [properties.srcSet, properties.imageSrcSet].flat().map(
      (source) =>
        String(source ?? '')
          .trim()
          .split(' ')[0],
    );
    for (const address of [...addresses, ...sources]) {
      if (typeof address !== 'string' || !/^[/#?]/.test(address)) continue;
      const { pathname, search, hash } = new URL(address, `http://site${path}`);
      if (search && CHOSEN.has(pathname)) continue;
      references.add(pathname + search + decodeURIComponent(hash));
    }
  });
  return { path, html, ids, references: [...references] };
}

function brokenFragments(
  pages: ReadonlyMap<string, CrawledPage>,
  drawings: ReadonlyMap<string, Pick<CrawledPage, 'ids'>>,
): string[] {
  return [...pages.values()].flatMap(({ path, references }) =>
    references.flatMap((reference) => {
      const [target = '', fragment] = reference.split('#');
      // A drawing without a view for phones is shown whole there (`app/sections/hero-drawing.tsx`).
      if (drawings.has(target) && fragment === 'telephone') return [];
      const isBroken = fragment && !(pages.get(target) ?? drawings.get(target))?.ids.has(fragment);
      return isBroken ? [`${reference} names no element, met on ${path}`] : [];
    }),
  );
}
