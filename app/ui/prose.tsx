import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFollowed } from './followed-link.ts';

/** The content of a text that is a single paragraph, which then needs no element around it. */
const PARAGRAPH = /^<p>((?:(?!<\/p>).)*)<\/p>$/s;

interface ProseProps {
  /** HTML made from our own content at build, or sanitised by the server (content/safe-html.ts). */
  html: string;
  className?: string;
}

/**
 * A text with its own headings, lists and links. Links to pages of the site and to fragments of this page go
 * through the router: no reload, and Back restores the scroll position.
 */
export function Prose({ html, className = '' }: ProseProps) {
  const navigate = useNavigate();
  const { search } = useLocation();

  const [, paragraph] = PARAGRAPH.exec(html) ?? [];
  const Tag = paragraph === undefined ? 'div' : 'p';

  function follow(event: MouseEvent): void {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isPlainClick || event.defaultPrevented || link?.target || !isFollowed(href)) return;
    event.preventDefault();
    navigate(href.startsWith('#') ? { search, hash: href } : href);
  }

  return (
    // Clicks of its links only; Enter on one sends a click too.
    <Tag
      className={`prose ${className}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`
      dangerouslySetInnerHTML={{ __html: paragraph ?? html }}
    />
  );
}

/** What follows the excerpt in its paragraph (content/markdown.ts). */
const BEYOND = '<span class="beyond">';
const PARAGRAPH_END = '</p>';
const INNER_END = /<\/p>(?=\s*<(?:p|h3)\b)/g;

/** The paragraphs of a text with its excerpt, and the others; all of it where no end is marked. */
export function excerptOf(html: string): [string, string] {
  const marked = html.indexOf(BEYOND);
  if (marked < 0) return [html, ''];
  const ends = Array.from(html.matchAll(INNER_END), ({ index }) => index + PARAGRAPH_END.length);
  const end = ends.find((at) => at > marked) ?? html.length;
  return [html.slice(0, end), html.slice(end).trimStart()];
}
