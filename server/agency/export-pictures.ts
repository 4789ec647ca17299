import { articlePicture } from '../../domain/articles/picture-address.ts';
import { slugify } from '../../domain/slug.ts';
import type { FactValues } from './fact-sections.ts';

/** A picture uploaded on `/equipe/agence`, to be exported as a content file. */
export interface ExportedPicture {
  section: 'partners' | 'founder';
  /** URL path, served from the database. */
  address: string;
  /** Key of its largest version in the database. */
  hash: string;
  form: string;
  /** Name in content files: `pictures/chais-du-lac-1a2b3c4d.webp`. */
  name: string;
}

/** The uploaded pictures used by the sections. */
export function broughtPictures({ partners, founder }: Partial<FactValues>): ExportedPicture[] {
  const shown = [
    ...(partners?.partners ?? []).map(({ name, logo }) => ({
      section: 'partners' as const,
      name,
      address: logo,
    })),
    ...(founder ? [{ section: 'founder' as const, name: founder.name, address: founder.photo }] : []),
  ];
  const brought = shown.flatMap(({ section, name, address }): [string, ExportedPicture][] => {
    const picture = articlePicture(address);
    if (!picture || picture.isBuilt) return [];
    const { hash, width } = picture;
    const file = `pictures/${slugify(name)}-${hash.slice(0, 8)}.webp`;
    return [[address, { section, address, hash, form: `${width}.webp`, name: file }]];
  });
  // One file for each picture, even if used twice.
  return [...new Map(brought).values()];
}
