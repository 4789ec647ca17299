import * as v from 'valibot';
import { parse } from 'yaml';
import { FILE_FACTS } from '../../content/facts.ts';
import { articlePicture } from '../../domain/articles/picture-address.ts';
import { slugify } from '../../domain/slug.ts';
import { FILES } from './fact-files.ts';
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

/** What content files call the pictures that the sections show, by the address that the site gives them. */
export function pictureNames(own: Partial<FactValues>): ReadonlyMap<string, string> {
  const brought = broughtPictures(own).map(({ address, name }): [string, string] => [address, name]);
  return new Map([...namesOfBuilt(), ...brought]);
}

const partnersFile = v.object({ partners: v.array(v.object({ logo: v.string() })) });
const founderFile = v.object({ photo: v.string() });

/** A file of `content/pictures/` has another address with each change; its own content file says how it is called. */
function namesOfBuilt(): [string, string][] {
  const { partners } = v.parse(partnersFile, parse(FILES['partners.yaml'] ?? ''));
  const { photo } = v.parse(founderFile, parse(FILES['founder.yaml'] ?? ''));
  const logos = FILE_FACTS.partners.partners.map(({ logo }) => logo);
  return [
    ...partners.flatMap(({ logo }, index): [string, string][] => {
      const address = logos[index];
      return address === undefined ? [] : [[address, logo]];
    }),
    ...(FILE_FACTS.founder.hidden ? [] : [[FILE_FACTS.founder.photo, photo] satisfies [string, string]]),
  ];
}
