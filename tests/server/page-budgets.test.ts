import { readFile } from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importArticles } from '../../server/articles/import-articles.ts';
import { packPage } from '../../server/page-cache/precompressed-response.ts';
import { BUILD, createTestSite, type TestSite } from './harness.ts';

/** Payload of a TCP segment (bytes). */
const SEGMENT = 1460;
/** The first flight (bytes): ten segments, headers included, before the browser acknowledges any. */
const FIRST_FLIGHT = 10 * SEGMENT;
/** Status line, `Date` and connection headers, which Node adds to each response (bytes). */
const OF_NODE = 105;
/** Budget of a page's scripts before its visitor moves (bytes, Brotli). */
const SCRIPTS = 115_000;

/** One page of each kind, where its first screen ends in the HTML, and its budget of elements. */
const PAGES = [
  ['/', '</section>', 540],
  ['/services/saas', '</section>', 500],
  ['/technologies/postman-newman', '</section>', 495],
  ['/villes/clermont-ferrand', '</section>', 495],
  ['/services', '</section>', 490],
  ['/realisations', '</section>', 620],
  ['/realisations/boutique-en-ligne', '</section>', 310],
  ['/article/rgpd-pour-une-petite-entreprise', '</section>', 420],
  ['/blog', '</h1>', 250],
  ['/obtenir-un-devis', '</h1>', 240],
  ['/contact', '</h1>', 265],
  ['/technologies', '</section>', 425],
  ['/villes', '</section>', 320],
  ['/plan-du-site', '</section>', 425],
  ['/mentions-legales', '</h1>', 225],
  ['/confirmation-contact', '</h1>', 195],
] as const;

/** Cache of module sizes, since pages share modules (bytes, Brotli). */
const packed = new Map<string, number>();

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite('sqlite');
  await importArticles(site.services.articles);
  site.clock.advance({ hours: 24 * 365 });
});
afterAll(() => site.close());

describe.each(PAGES)('%s', (path, endOfFirstScreen, mostElements) => {
  let response: Response;
  let html: string;
  beforeAll(async () => {
    response = await site.request(path);
    html = await response.text();
  });

  it('brings its first screen and all styles with the first flight', async () => {
    const { br = Buffer.from('') } = await packPage(Buffer.from(html), 'unawaited');
    const inFlight = brotliDecompressSync(br.subarray(0, FIRST_FLIGHT - headerBytes(response)), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).toString();
    expect(inFlight.slice(inFlight.indexOf('<main'))).toContain(endOfFirstScreen);
  });

  it('loads nothing before the first paint', () => {
    const [head = ''] = html.split('</head>');
    expect(head).not.toMatch(/<link[^>]*rel="(?:stylesheet|modulepreload)"|<script[^>]* src=/);
    expect(html).not.toMatch(/<script type="module"/);
  });

  it('stays within its budget of scripts and elements', async () => {
    expect(await scriptBytes(html)).toBeLessThanOrEqual(SCRIPTS);
    expect(elementsOf(html)).toBeLessThanOrEqual(mostElements);
  });
});

it('brings the font of titles in seven segments: on a slow line an eighth shows the first screen 70 ms later', async () => {
  const html = await (await site.request('/')).text();
  const [font = ''] = /\/static\/bricolage-grotesque-(?!rest)[^"]+\.woff2/.exec(html) ?? [];
  const response = await site.request(font);
  const { byteLength } = await response.arrayBuffer();
  expect(response.status).toBe(200);
  expect(headerBytes(response) + byteLength).toBeLessThanOrEqual(7 * SEGMENT);
});

function headerBytes({ headers }: Response): number {
  return [...headers].reduce((bytes, [name, value]) => bytes + name.length + value.length + 4, OF_NODE);
}

/** Size of the modules that the page starts with (bytes, Brotli). */
async function scriptBytes(html: string): Promise<number> {
  const files = new Set(Array.from(html.matchAll(/\/static\/[\w.-]+\.js/g), ([file]) => file));
  expect(files.size).toBeGreaterThan(2);
  let bytes = 0;
  for (const file of files) {
    const known = packed.get(file) ?? brotliCompressSync(await readFile(`${BUILD}/client${file}`)).length;
    packed.set(file, known);
    bytes += known;
  }
  return bytes;
}

/** Elements of a page with JavaScript, without those inside an `svg`, as EcoIndex counts them. */
function elementsOf(html: string): number {
  const tree: Root = unified().use(rehypeParse).parse(html);
  let count = 0;
  visit(tree, 'element', ({ tagName }: Element) => {
    count += 1;
    return tagName === 'svg' || tagName === 'noscript' ? SKIP : undefined;
  });
  return count;
}
