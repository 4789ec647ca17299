import * as v from 'valibot';
import { articlePicture } from '../../domain/articles/picture-address.ts';
import { listOf, metaDescription, text, textOf, unmarked } from './text.ts';

export const MOST_SECTIONS = 30;

const title = textOf(3, 90);
const markdown = textOf(20, 8000);
/** Address on this site, or of another. */
const address = v.pipe(
  text,
  v.regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/, 'une adresse est attendue : /contact, ou https://…'),
);
const upload = v.pipe(
  text,
  v.check((path) => articlePicture(path) !== null, 'envoyez une image : son adresse se remplit d’elle-même'),
);

/** Markdown of parts, each under a `###` heading. */
function parts(least: number, most: number) {
  return v.pipe(
    markdown,
    v.check((typed) => {
      const { before, parts } = headedParts(typed);
      return before === '' && parts.every(({ text: under }) => under !== '');
    }, 'chaque partie commence par une ligne « ### Son titre », puis son texte'),
    v.check((typed) => {
      const { length } = headedParts(typed).parts;
      return length >= least && length <= most;
    }, `de ${least} à ${most} parties sont attendues, chacune sous « ### Son titre »`),
  );
}

/** The sections of which free pages are made, by kind. */
export const SECTIONS = {
  text: v.strictObject({ kind: v.literal('text'), title: v.optional(title), content: markdown }),
  picture: v.strictObject({
    kind: v.literal('picture'),
    title: v.optional(title),
    content: markdown,
    picture: upload,
    alt: textOf(3, 200),
  }),
  cards: v.strictObject({ kind: v.literal('cards'), title, content: parts(2, 9) }),
  steps: v.strictObject({ kind: v.literal('steps'), title, content: parts(2, 9) }),
  figures: v.strictObject({ kind: v.literal('figures'), title, content: parts(2, 4) }),
  questions: v.strictObject({ kind: v.literal('questions'), title, content: parts(1, 12) }),
  offer: v.strictObject({
    kind: v.literal('offer'),
    title,
    price: textOf(2, 60),
    content: markdown,
    label: textOf(3, 40),
    link: address,
  }),
  case: v.strictObject({ kind: v.literal('case'), caseStudy: text, reason: textOf(20, 180) }),
  reviews: v.strictObject({ kind: v.literal('reviews') }),
  partners: v.strictObject({ kind: v.literal('partners') }),
  booking: v.strictObject({ kind: v.literal('booking') }),
  form: v.strictObject({
    kind: v.literal('form'),
    title,
    content: v.optional(markdown),
    subject: textOf(3, 60),
    thanks: textOf(10, 200),
  }),
  action: v.strictObject({
    kind: v.literal('action'),
    title,
    content: v.optional(markdown),
    label: textOf(3, 40),
    link: address,
  }),
} as const;

export type SectionKind = keyof typeof SECTIONS;

const section = v.variant('kind', Object.values(SECTIONS), ({ input }) =>
  typeof input === 'object' ? 'cette section n’existe pas' : 'une section est attendue',
);

/** Settings that a form shows as a choice. */
const YES_OR_NO = v.picklist(['oui', 'non'], '« oui » ou « non » est attendu');

/** A page that colleagues make on the site, of sections. */
export const freePageSchema = v.strictObject({
  /** Set large at its top. */
  title: v.pipe(unmarked, v.minLength(3), v.maxLength(90, '90 caractères au plus')),
  lead: v.optional(textOf(20, 300)),
  /** In links to it. */
  name: v.pipe(unmarked, v.maxLength(40, '40 caractères au plus')),
  metaDescription,
  /** Whether search engines, the search of the site and its map know it. */
  isListed: YES_OR_NO,
  /** Beside its title in the picture of links that are shared. */
  share: v.optional(upload),
  /** Whether the footer leads to it. */
  isInFooter: YES_OR_NO,
  /** The group of the services menu that leads to it. */
  menu: v.optional(text),
  /** The last day on which it can be read. */
  until: v.optional(v.pipe(text, v.isoDate('une date est attendue'))),
  /** Where its visitors go once it has ended. */
  next: v.optional(v.pipe(text, v.regex(/^\/(?!\/)\S*$/, 'une adresse du site est attendue : /contact'))),
  sections: v.pipe(
    listOf(section, 1, MOST_SECTIONS),
    v.check(
      (sections) => sections.filter(({ kind }) => kind === 'form').length <= 1,
      'une page a un seul formulaire',
    ),
  ),
});

export type FreePageFile = v.InferOutput<typeof freePageSchema>;

/** A text and its heading. */
interface HeadedPart {
  title: string;
  text: string;
}

/** Splits Markdown at its `###` headings. */
export function headedParts(markdown: string): { before: string; parts: HeadedPart[] } {
  const [before = '', ...rest] = `\n${markdown}`.split(/\n###[ \t]+/);
  return {
    before: before.trim(),
    parts: rest.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    }),
  };
}
