import { articlePicture } from '../../domain/articles/picture-address.ts';
import { slugify } from '../../domain/slug.ts';
import type { FactValues } from './fact-sections.ts';

/** A picture that came with a form of `/equipe/agence`, on its way into the content files. */
export interface ExportedPicture {
  section: 'partners' | 'founder';
  /** Where the site serves it from the database. */
  address: string;
  /** What names it there, and its largest form. */
  hash: string;
  form: string;
  /** What content files call it: a file of `content/pictures/`. */
  name: string;
}

/** Every such picture that the sections show. */
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
  // One file a picture, however many show it.
  return [...new Map(brought).values()];
}
