import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

/** An article in a feed. */
export interface FeedEntry {
  /** URL of its page, which is also its id. */
  url: string;
  title: string;
  /** HTML. */
  summary: string;
  /** HTML with absolute URLs. */
  content: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** What a feed says of itself. */
export interface FeedHead {
  /** URL of the page that it follows. */
  url: string;
  /** Its own URL. */
  self: string;
  title: string;
  description: string;
  rights: string;
  /** Name and URL of the author. */
  author: { name: string; url: string };
  updatedAt: Date;
}

/** Characters that XML forbids even when escaped (XML 1.0, section 2.2). */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Writes an RSS 2.0 feed. */
export function rss(head: FeedHead, entries: readonly FeedEntry[]): string {
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  };
  return written(
    x('rss', namespaces, [
      x('channel', [
        x('title', head.title),
        x('link', head.url),
        x('atom:link', { href: head.self, rel: 'self', type: 'application/rss+xml' }),
        x('description', head.description),
        x('language', 'fr'),
        x('copyright', head.rights),
        x('lastBuildDate', head.updatedAt.toUTCString()),
        ...entries.map(({ url, title, summary, content, publishedAt }) =>
          x('item', [
            x('title', title),
            x('link', url),
            x('guid', { isPermaLink: 'true' }, url),
            x('pubDate', publishedAt.toUTCString()),
            x('description', summary),
            x('content:encoded', content),
          ]),
        ),
      ]),
    ]),
  );
}

/** Writes an Atom 1.0 feed (RFC 4287). */
export function atom(head: FeedHead, entries: readonly FeedEntry[]): string {
  return written(
    x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'fr' }, [
      x('id', head.url),
      x('title', head.title),
      x('subtitle', head.description),
      x('updated', head.updatedAt.toISOString()),
      x('rights', head.rights),
      x('author', [x('name', head.author.name), x('uri', head.author.url)]),
      x('link', { rel: 'alternate', href: head.url }),
      x('link', { rel: 'self', href: head.self }),
      ...entries.map(({ url, title, summary, content, publishedAt, updatedAt }) =>
        x('entry', [
          x('id', url),
          x('title', title),
          x('link', { href: url }),
          x('published', publishedAt.toISOString()),
          x('updated', updatedAt.toISOString()),
          x('summary', { type: 'html' }, summary),
          x('content', { type: 'html' }, content),
        ]),
      ),
    ]),
  );
}

function written(root: ReturnType<typeof x>): string {
  // There is no CDATA, and text may not hold its end (XML 1.0, section 2.4).
  const xml = toXml(root).replaceAll(']]>', ']]&gt;');
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}`.replace(NO_XML, '');
}
