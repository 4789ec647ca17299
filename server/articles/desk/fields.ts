import * as v from 'valibot';
import type { ArticleFields } from '../../store/database.ts';

/** Longest title, description (both as search engines show them) and text that are kept (UTF-16 units). */
export const LONGEST = { title: 60, description: 160, markdown: 300_000 } as const;
/** Most of any other field; what is longer is cut before it is stored, and said to be too long before it is published. */
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

/** Names of the fields, as forms and scripts send them. */
export const FIELD_NAMES = [
  'title',
  'slug',
  'description',
  'markdown',
  'picture',
  'picture_alt',
  'author',
  'day',
] as const satisfies readonly (keyof ArticleFields)[];

/** One line, without the control characters and halves of signs that pasted text can bring along. */
const line = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, LONGEST_LINE),
  ),
);

/** What a form or a script sends of an article; anything typed is kept, whether it can be published or not. */
export const fieldsSchema = v.object({
  title: line,
  slug: line,
  description: line,
  markdown: v.pipe(
    v.string(),
    v.maxLength(LONGEST.markdown),
    v.transform((text) =>
      text
        .toWellFormed()
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n\t]/gu, ''),
    ),
  ),
  picture: line,
  picture_alt: line,
  author: line,
  day: line,
});

/** The fields alone of a row that has more. */
export function fieldsOf(row: ArticleFields): ArticleFields {
  const { title, slug, description, markdown, picture, picture_alt, author, day } = row;
  return { title, slug, description, markdown, picture, picture_alt, author, day };
}
