import type { LegalPage } from 'content-collections';
import type { Reference } from './references.ts';

/** Links of the legal texts to the site's own pages. */
export function legalReferences(pages: readonly LegalPage[]): Reference[] {
  return pages.flatMap(({ slug, html }) =>
    [...html.matchAll(/href="(\/[^"]*)"/g)].map(
      ([, target = '']): Reference => ({
        file: `content/legal/${slug}.md`,
        field: `content (${target})`,
        kind: 'page',
        target,
      }),
    ),
  );
}
