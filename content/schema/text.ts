import * as v from 'valibot';
import { counted } from '../../domain/plural.ts';

/** A text shown to visitors: trimmed, not empty. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('ce texte est vide'));

/** A text without markup, for page titles, which are HTML. */
export const unmarked = v.pipe(text, v.regex(/^[^<]*$/, 'aucune balise n’est permise ici'));

/** A text with a minimum and maximum length (characters). */
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

export const metaDescription = textOf(120, 160);

const EXPECTED_PICTURE =
  'attendu : « pictures/nom.jpg » pour une image posée dans content/pictures/ (JPEG, PNG, WebP, AVIF ou SVG ; un nom sans espace ni accent), ou « /assets/… » pour un dessin du site';

/** A picture: a file of `content/pictures/`, encoded at build (`pictures.ts`), or one under `public/`. */
export const picture = v.pipe(
  text,
  v.regex(/^(?:\/assets\/[\w./-]+|pictures\/[\w./-]+\.(?:jpe?g|png|webp|avif|svg))$/i, EXPECTED_PICTURE),
);

/** The same, or one view of a drawing that holds several. */
export const pictureView = v.pipe(
  text,
  v.regex(
    /^(?:\/assets\/[\w./-]+(?:#[\w-]+)?|pictures\/[\w./-]+\.(?:jpe?g|png|webp|avif|svg))$/i,
    `${EXPECTED_PICTURE}, avec #vue au besoin`,
  ),
);

/** Last segment of a page’s path. */
export const slug = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'des minuscules sans accent, des chiffres et des tirets sont attendus'),
);

export function listOf<Item extends v.GenericSchema>(item: Item, min: number, max: number) {
  return v.pipe(
    v.array(item),
    v.minLength(min, ({ received }) => `${counted(Number(received), 'élément')}, il en faut au moins ${min}`),
    v.maxLength(max, ({ received }) => `${counted(Number(received), 'élément')}, il en faut au plus ${max}`),
  );
}

/** A heading and the sentences under it. */
export const titledText = v.strictObject({ title: text, text });
