import { commitmentList } from 'content-collections';
import type { Element, Root, RootContent } from 'hast';
import { shareOfOwnWords, wordsOf } from '../../domain/own-words.ts';
import type { RenderedPage } from './rendered-pages.ts';

/** What the contract says is the same on every page. */
const COMMITMENTS = new Set(commitmentList.questions.map(({ question }) => wordsOf(question).join(' ')));
/** What a customer says is quoted on several pages. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'svg', 'blockquote']);

/** How much of the text of its main part is a page's own. */
interface PageShare {
  path: string;
  words: number;
  /** From 0 to 1. */
  own: number;
}

/** The share of each page's words that no other of the pages has in the same order. */
export function sharesOf(pages: readonly RenderedPage[]): PageShare[] {
  const texts = pages.map(({ path, main }) => ({ path, words: wordsOf(textOf(main)) }));
  return texts.map(({ path, words }) => {
    const others = texts.filter((text) => text.words !== words).map((text) => text.words);
    return { path, words: words.length, own: shareOfOwnWords(words, others) };
  });
}

function textOf(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (
    node.type === 'element' &&
    (UNREAD.has(node.tagName) || isForScreenReaders(node) || isCommitment(node) || leadsDown(node))
  )
    return '';
  return node.children.map(textOf).join(' ');
}

function isCommitment({ tagName, children }: Element): boolean {
  const [summary] = children.filter((child) => child.type === 'element');
  return (
    tagName === 'details' && summary !== undefined && COMMITMENTS.has(wordsOf(textOf(summary)).join(' '))
  );
}

/** A link to a place further down, which says what stands there. */
function leadsDown({ properties: { href } }: Element): boolean {
  return String(href).endsWith('#realisation-proche');
}

/** Text for screen readers, which often repeats visible text. */
function isForScreenReaders({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('sr-only');
}

/** Row of the table that shows how far the pages of a kind are from the limit. */
export function summary(kind: string, pages: readonly PageShare[]) {
  const sorted = pages.toSorted((a, b) => a.own - b.own);
  const percent = (share = 0) => `${Math.round(share * 100)} %`;
  return {
    kind,
    pages: pages.length,
    words: Math.round(pages.reduce((sum, { words }) => sum + words, 0) / pages.length),
    least: percent(sorted[0]?.own),
    median: percent(sorted[Math.floor(pages.length / 2)]?.own),
    'least of': sorted[0]?.path,
  };
}
