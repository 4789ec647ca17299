import type * as v from 'valibot';
import { markdownToHtml } from './markdown.ts';
import { PLACEHOLDER } from './placeholders.ts';
import type { agencySchema } from './schema/site.ts';

/**
 * HTML of a legal page, with the agency’s data filled in and missing data marked.
 * @throws Error on an unknown `{name}`
 */
export function legalHtml(markdown: string, agency: v.InferOutput<typeof agencySchema>): string {
  const { street, postalCode, city } = agency.address;
  const values = new Map([
    ['brand', agency.brand],
    ['domain', agency.domain],
    ['address', `${street}, ${postalCode} ${city}`],
    ['phone', agency.phone.display],
    ['mailbox', agency.mailboxes.general],
  ]);
  const filled = markdown.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`{${name}} ne désigne rien ; sont permis : ${[...values.keys()].join(', ')}`);
    return value;
  });
  return markdownToHtml(filled).replaceAll(PLACEHOLDER, (placeholder) => `<mark>${placeholder}</mark>`);
}
