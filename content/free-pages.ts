import type { OriginLine } from '../domain/leads/origin.ts';
import { live } from './live.ts';
import type { FreePageFile } from './schema/free-page.ts';
import { headedParts } from './schema/free-page.ts';

/** Where the page of a slug would be among the files of the content: it is in the database only. */
export const FREE_PAGES = 'content/pages/';

type SectionFile = FreePageFile['sections'][number];

/** A part of a section, its text as HTML. */
interface PagePart {
  title: string;
  html: string;
}

/** A page that colleagues made on the site. */
export type FreePage = ReturnType<typeof freePage>;

/**
 * The page of what is published under a slug.
 * @param toHtml makes safe HTML of Markdown
 */
export function freePage(slug: string, file: FreePageFile, toHtml: (markdown: string) => string) {
  return {
    ...file,
    slug,
    path: `/${slug}`,
    isListed: file.isListed === 'oui',
    isInFooter: file.isInFooter === 'oui',
    sections: file.sections.map((section, index) => ({
      ...sectionOf(section, toHtml),
      anchor: `section-${index + 1}`,
    })),
  };
}

function sectionOf(section: SectionFile, toHtml: (markdown: string) => string) {
  switch (section.kind) {
    case 'cards':
    case 'steps':
    case 'figures':
    case 'questions': {
      const { content, ...rest } = section;
      const parts = headedParts(content).parts.map(
        ({ title, text }): PagePart => ({ title, html: toHtml(text) }),
      );
      return { ...rest, parts };
    }
    case 'text':
    case 'picture':
    case 'offer':
    case 'form':
    case 'action': {
      const { content, ...rest } = section;
      return { ...rest, html: content === undefined ? '' : toHtml(content) };
    }
    default:
      return section;
  }
}

/** The pages that colleagues made, published. */
export const freePages = live<readonly FreePage[]>('freePages', []);

/** Paths of those that were shown and are no longer. */
export const endedPages = live<readonly string[]>('endedPages', []);

/** What the form of such a page is about, as a line beside where the lead came from. */
export function subjectLines(path: string | null): OriginLine[] {
  const page = freePages.find((known) => known.path === path);
  const subject = page?.sections.find((section) => section.kind === 'form')?.subject;
  return subject === undefined ? [] : [{ label: 'Objet', text: subject }];
}
