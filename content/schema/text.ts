import * as v from 'valibot';
import { counted } from '../../domain/plural.ts';

/** A text that a visitor reads: never empty, never padded. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('ce texte est vide'));

/** A text that may stand in the title of a page, which is HTML. */
export const unmarked = v.pipe(text, v.regex(/^[^<]*$/, 'aucune balise n’est permise ici'));

/** A text held between two lengths (characters). */
export function textOf(min: number, max: number) {
  return v.pipe(
    text,
    v.minLength(
      min,
      ({ received }) => `${counted(Number(received), 'caractère')}, il en faut au moins ${min}`,
    ),
    v.maxLength(
      max,
      ({ received }) => `${counted(Number(received), 'caractère')}, il en faut au plus ${max}`,
    ),
  );
}

/** What search engines show under the title of a page. */
export const metaDescription = textOf(120, 160);

/** Path of a picture under `public/`. */
export const assetPath = v.pipe(text, v.regex(/^\/assets\/[\w./-]+$/, 'un chemin sous /assets est attendu'));

/** The same, or one view of a drawing that holds several. */
export const viewPath = v.pipe(
  text,
  v.regex(/^\/assets\/[\w./-]+(?:#[\w-]+)?$/, 'un chemin sous /assets est attendu, avec #vue au besoin'),
);

/** Last part of a page's address. */
export const slug = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules sans accent, des chiffres et des tirets sont attendus'),
);

/** A list of texts or entries held between two lengths. */
export function listOf<Item extends v.GenericSchema>(item: Item, min: number, max: number) {
  return v.pipe(
    v.array(item),
    v.minLength(min, ({ received }) => `${counted(Number(received), 'élément')}, il en faut au moins ${min}`),
    v.maxLength(max, ({ received }) => `${counted(Number(received), 'élément')}, il en faut au plus ${max}`),
  );
}

/** A heading and the sentences under it. */
export const titledText = v.strictObject({ title: text, text });
