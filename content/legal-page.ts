import type { LegalPage } from 'content-collections';
import { frenchTypography } from '../domain/typography.ts';
import { type Facts, FILE_FACTS } from './facts.ts';
import { legalHtml } from './legal-html.ts';

/** HTML of a legal page with the agency’s current data; the build rendered it with those of the files. */
export function legalPageHtml({ html, markdown }: LegalPage, { agency }: Facts): string {
  return agency === FILE_FACTS.agency ? html : frenchTypography(legalHtml(markdown, agency));
}
