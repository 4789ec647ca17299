import * as v from 'valibot';
import { namesOf } from '../../../domain/names-of.ts';
import type { ArticleFields } from '../../store/database.ts';

/** Longest title and description that search engines show whole (UTF-16 units). */
export const LONGEST = { title: 60, description: 160 } as const;
/** Longest one-line field that is stored; longer ones are cut (UTF-16 units). */
const LONGEST_LINE = 500;

export const NO_FIELDS: ArticleFields = {
  title: '',
  slug: '',
  description: '',
  markdown: '',
  picture: '',
  picture_alt: '',
  author: '',
  day: '',
};

export const FIELD_NAMES = namesOf(NO_FIELDS);

/** One line, without the control characters and lone surrogates that pasted text can contain. */
const line = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, LONGEST_LINE),
  ),
);

/** The fields as submitted. A draft may hold what cannot be published: `publicationFaults` checks that;
 * the limits of the text are checked when it is saved. */
export const fieldsSchema = v.object({
  ...v.entriesFromList(FIELD_NAMES, line),
  markdown: v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .toWellFormed()
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n\t]/gu, ''),
    ),
  ),
});

export function fieldsOf(row: ArticleFields): ArticleFields {
  const { title, slug, description, markdown, picture, picture_alt, author, day } = row;
  return { title, slug, description, markdown, picture, picture_alt, author, day };
}
