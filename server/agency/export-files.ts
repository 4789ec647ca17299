import { withValues } from '../../content/with-values.ts';
import { articlePicture } from '../../domain/articles/picture-address.ts';
import { mapTexts } from '../../domain/map-texts.ts';
import { slugify } from '../../domain/slug.ts';
import { FILES } from './fact-files.ts';
import { FACT_SECTIONS, type FactValues, SECTION_NAMES } from './fact-sections.ts';
import { pictureNames } from './picture-names.ts';

/** Names of the content files that hold facts. */
export const FACT_FILES = Object.keys(FILES);

/**
 * A content file with the edits of `/equipe/agence`; comments and unchanged parts keep their formatting, pictures are
 * named as files of `content/pictures/`. Returns undefined for a file without facts.
 * @param text current content of the file, if not that of the build
 */
export function exportedFile(
  name: string,
  own: Partial<FactValues>,
  text: string | undefined = FILES[name],
): string | undefined {
  if (text === undefined || !Object.hasOwn(FILES, name)) return undefined;
  const brought = broughtPictures(own).map(({ address, name }): [string, string] => [address, name]);
  const names = new Map([...pictureNames(), ...brought]);
  const changes = changesOf(
    name,
    mapTexts(own, (text) => names.get(text) ?? text),
  );
  return withValues(
    text,
    Object.entries(changes).map(([path, value]) => [path.split('.'), value] as const),
  );
}

/** Changed values of a file, by path. */
function changesOf(name: string, own: Partial<FactValues>): Record<string, unknown> {
  const { contact, hours, figures } = own;
  switch (name) {
    case 'agency.yaml': {
      const { links = {}, ...others } = contact ?? {};
      const said = Object.entries(links).filter(([, address]) => address !== '');
      const addresses = Object.fromEntries(said.map(([place, address]) => [`links.${place}`, address]));
      return { ...others, ...addresses, ...(hours ? { hours } : {}) };
    }
    case 'claims.yaml': {
      const { rating, ...others } = figures ?? {};
      return { ...others, ...(rating === undefined ? {} : { 'promises.rating': rating }) };
    }
    default: {
      const section = FACT_SECTIONS.find((each) => SECTION_NAMES[each].file === name);
      return section ? { ...own[section] } : {};
    }
  }
}

/** A picture uploaded on `/equipe/agence`, to be exported as a content file. */
interface ExportedPicture {
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
