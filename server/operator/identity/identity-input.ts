import * as v from 'valibot';
import { isVatNumber, VAT_EXPECTED } from '../../../content/preflight.ts';
import { coloursSchema } from '../../../content/schema/look.ts';
import { fieldsAt, frenchMessage } from '../../../content/schema/messages.ts';
import { agencySchema } from '../../../content/schema/site.ts';
import { text } from '../../../content/schema/text.ts';

const { brand, tagline, domain, mailboxes, address, links, hours, copyrightYear } = agencySchema.entries;
const line = v.pipe(text, v.regex(/^[^\n[\]]*$/, 'une ligne sans crochets est attendue'));
/** Path of a local picture, relative to the file that names it. */
const picture = v.pipe(
  text,
  v.regex(/\.(?:svg|png|jpe?g|webp|avif)$/i, 'un fichier .svg, .png, .jpg, .webp ou .avif est attendu'),
);
const none = (file: string) =>
  v.pipe(
    v.array(v.unknown()),
    v.length(0, `seule une liste vide se lit ici ; les vôtres s’écrivent dans ${file}`),
  );
const drawing = v.pipe(text, v.regex(/\.svg$/i, 'un fichier .svg est attendu'));

/** The identity of an agency; every field is optional, and an absent one is not changed. */
const identitySchema = v.strictObject({
  brand: v.optional(brand),
  tagline: v.optional(tagline),
  domain: v.optional(domain),
  /** In French notation; the international form is derived. */
  phone: v.optional(
    v.pipe(
      text,
      v.regex(/^(?:\+33 ?|0)[1-9](?:[ .]?\d{2}){4}$/, 'un numéro français est attendu : 02 40 12 34 56'),
    ),
  ),
  mailboxes: v.optional(v.partial(mailboxes)),
  address: v.optional(v.partial(address)),
  links: v.optional(v.partial(links)),
  hours: v.optional(hours),
  copyrightYear: v.optional(copyrightYear),
  legal: v.optional(
    v.partial(
      v.strictObject({
        /** Legal form and share capital. */
        form: line,
        /** SIREN number and city of the register. */
        registration: v.pipe(
          line,
          v.regex(
            /(?:\d ?){9}/,
            'le numéro SIREN et la ville du registre sont attendus : 912 345 678 RCS Nantes',
          ),
        ),
        vat: v.pipe(line, v.check(isVatNumber, `un numéro de TVA est attendu : ${VAT_EXPECTED}`)),
        /** Name and office of the person responsible for publication. */
        director: line,
        /** Name, address and telephone number. */
        host: line,
      }),
    ),
  ),
  colours: v.optional(coloursSchema),
  wordmark: v.optional(
    v.partial(v.strictObject({ face: v.picklist(['title', 'text'], 'title ou text est attendu'), drawing })),
  ),
  symbol: v.optional(drawing),
  founder: v.optional(
    v.partial(
      v.strictObject({
        name: text,
        title: text,
        heading: text,
        photo: picture,
        photoAlt: text,
        message: v.array(text),
        /** Hides the section about the founder. */
        hidden: v.boolean(),
      }),
    ),
  ),
  partners: v.optional(v.array(v.strictObject({ name: text, inSentence: v.optional(text), logo: picture }))),
  /** An empty list removes those of the demonstration. */
  reviews: v.optional(none('content/reviews.yaml')),
  /** An empty list removes those of the demonstration. */
  caseStudies: v.optional(none('content/case-studies/')),
});

export type IdentityInput = v.InferOutput<typeof identitySchema>;

/** Parses an identity; returns a sentence for each invalid field otherwise. */
export function readIdentity(value: unknown): IdentityInput | string[] {
  const { success, output, issues } = v.safeParse(identitySchema, value ?? {}, { message: frenchMessage });
  if (success) return output;
  return issues.map((issue) => {
    const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
    const place = issue.path?.slice(0, -1).map(({ key }) => String(key)) ?? [];
    const allowed = isUnknown ? ` ; sont permis : ${fieldsAt(identitySchema, place).join(', ')}` : '';
    return `${v.getDotPath(issue) ?? 'le fichier'} : ${issue.message}${allowed}.`;
  });
}

/** Flattens an object into paths and values; lists stay whole. */
export function leavesOf(
  value: unknown,
  path: readonly string[] = [],
): [path: readonly string[], value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? [] : leavesOf(inner, [...path, key]),
  );
}
