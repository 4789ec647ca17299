/** SVG symbols of services and technologies in one file, fetched when first shown (`artwork/marks.ts`). */
export const MARKS = '/assets/marques.svg';
