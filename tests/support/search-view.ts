import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A picture of a page. */
export interface ShownPicture {
  src: string;
  /** Absent when the picture has no `alt`, not even an empty one. */
  alt?: string;
}

/** A page as a search engine reads it. */
export interface SearchView {
  title: string;
  description: string;
  canonical: string;
  /** `lang` of the root element. */
  language: string;
  isHidden: boolean;
  /** Texts of the h1 elements. */
  headings: readonly string[];
  pictures: readonly ShownPicture[];
  /** Open Graph properties by name. */
  properties: ReadonlyMap<string, string>;
  /** Sources of the structured data, not yet parsed. */
  data: readonly string[];
  /** All text that a visitor can read, closed questions included. */
  text: string;
  /** Targets of the links. */
  links: ReadonlySet<string>;
}

const parser = unified().use(rehypeParse);

export function searchViewOf(html: string): SearchView {
  const tree = parser.parse(html);
  const metas = new Map<string, string>();
  const found = { title: '', canonical: '', language: '', text: '' };
  const headings: string[] = [];
  const pictures: ShownPicture[] = [];
  const data: string[] = [];
  const links = new Set<string>();
  visit(tree, 'element', (element: Element) => {
    const { tagName, properties } = element;
    if (tagName === 'html') found.language = String(properties.lang);
    if (tagName === 'title') found.title ||= readable(element);
    if (tagName === 'body') found.text = readable(element);
    if (tagName === 'h1') headings.push(readable(element));
    if (tagName === 'meta')
      metas.set(String(properties.property ?? properties.name), String(properties.content));
    if (tagName === 'link' && [properties.rel].flat().includes('canonical'))
      found.canonical = String(properties.href);
    if (tagName === 'a') links.add(String(properties.href));
    if (tagName === 'img') {
      const { src, alt } = properties;
      pictures.push({ src: String(src), ...(typeof alt === 'string' ? { alt } : {}) });
    }
    if (tagName === 'script' && properties.type === 'application/ld+json') data.push(rawText(element));
  });
  return {
    ...found,
    description: metas.get('description') ?? '',
    isHidden: metas.get('robots') === 'noindex',
    headings,
    pictures,
    properties: new Map([...metas].filter(([name]) => /^(og|article):/.test(name))),
    data,
    links,
  };
}

function rawText({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

const UNREAD = new Set(['script', 'style', 'template']);

function readable(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && UNREAD.has(node.tagName)) return '';
  return 'children' in node ? node.children.map(readable).join('') : '';
}
