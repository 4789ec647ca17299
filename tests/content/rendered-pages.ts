import {
  allArticles,
  allCaseStudies,
  allCities,
  allLegalPages,
  allServices,
  allTechnologies,
  pageList,
} from 'content-collections';
import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { importArticles } from '../../server/articles/import-articles.ts';
import { createTestSite } from '../server/harness.ts';

/** A page as the server renders it, with its texts. */
export interface RenderedPage {
  path: string;
  title: string;
  description: string;
  /** Blocks of visible text, and texts that assistive technology or search engines read. */
  texts: readonly string[];
  /** Its main part. */
  main: Root;
}

const HIDDEN = ['/confirmation-contact', '/404'];

/** Every page of the site, rendered by the built server. */
export async function renderPages(): Promise<RenderedPage[]> {
  const site = await createTestSite('sqlite');
  await importArticles(site.services.articles);
  site.clock.advance({ hours: 24 * 365 });
  const contentPages = [
    ...pageList.pages,
    ...allServices,
    ...allTechnologies,
    ...allCities,
    ...allCaseStudies,
    ...allLegalPages,
    ...allArticles,
  ];
  const paths = [...contentPages.map(({ path }) => path), ...HIDDEN];
  const pages: RenderedPage[] = [];
  for (const path of paths) pages.push(readPage(path, await (await site.request(path)).text()));
  await site.close();
  return pages;
}

const parser = unified().use(rehypeParse);

function readPage(path: string, html: string): RenderedPage {
  const tree = parser.parse(html);
  const main: Root = { type: 'root', children: [] };
  const page = { path, title: '', description: '', texts: textsOf(tree), main };
  visit(tree, 'element', ({ tagName, properties, children }: Element) => {
    if (tagName === 'main') main.children = children;
    if (tagName === 'title')
      page.title = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    if (tagName === 'meta' && properties.name === 'description')
      page.description = String(properties.content);
  });
  return page;
}

/** Inline elements, whose text continues the line. */
const INLINE = new Set(['a', 'abbr', 'b', 'br', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time']);
const UNREAD = new Set(['script', 'style', 'svg', 'code', 'pre', 'samp', 'template']);
const SPOKEN = ['alt', 'ariaLabel', 'title', 'placeholder', 'content'] as const;

function textsOf(tree: Root): string[] {
  const texts: string[] = [];
  let line = '';
  const breakLine = () => {
    if (line.trim()) texts.push(line.trim());
    line = '';
  };
  const read = (node: Root | RootContent): void => {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element') {
      if (UNREAD.has(node.tagName) || node.properties.ariaHidden === 'true') return;
      for (const name of SPOKEN) {
        const text = node.properties[name];
        const isSpoken =
          name !== 'content' || ['description', 'keywords'].includes(String(node.properties.name));
        if (typeof text === 'string' && text && isSpoken) texts.push(text);
      }
    }
    const isBlock = node.type === 'root' || !INLINE.has(node.tagName);
    if (isBlock) breakLine();
    for (const [index, child] of node.children.entries()) {
      // Adjacent elements are apart on the screen, even without a space in the source.
      if (child.type === 'element' && node.children[index - 1]?.type === 'element') line += ' ';
      read(child);
    }
    if (isBlock) breakLine();
  };
  read(tree);
  return texts;
}
