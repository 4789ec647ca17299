import type { ShownPicture } from './search-view.ts';

/** Informative pictures; the others are decorative, as the one of a case in the menu, beside its result. */
const TELLING = /^\/assets\/(?:partners|founder|villes|realisations\/(?!accueil-|.*-vignette))/;

/** Faults in the alternative texts of a page. */
export function pictureFaults(pictures: readonly ShownPicture[]): string[] {
  const told = new Set(pictures.filter(({ alt }) => alt).map(({ src }) => src));
  const sources = Map.groupBy(pictures, ({ alt }) => alt);
  return pictures.flatMap(({ src, alt }) => {
    if (alt === undefined) return [`no alt on ${src}`];
    // A second copy, as in a loop, has an empty alternative text.
    if (alt === '') return TELLING.test(src) && !told.has(src) ? [`${src} tells nothing`] : [];
    if (/^[\w./-]+\.\w{3,4}$|^[a-z\d]+(?:[-_][a-z\d]+)+$/.test(alt))
      return [`${src} bears a file's name, ${alt}`];
    const others = sources.get(alt)?.filter((other) => other.src !== src) ?? [];
    return others.map((other) => `${src} and ${other.src} are both « ${alt} »`);
  });
}
