import * as v from 'valibot';
import { parse } from 'yaml';
import { type Facts, FILE_FACTS } from '../../content/facts.ts';
import { mapTexts } from '../../domain/map-texts.ts';
import { FILES } from './fact-files.ts';

/** Prefix of the names of files in `content/pictures/`. */
const OWN_PICTURES = 'pictures/';

const partnersFile = v.object({ partners: v.array(v.object({ logo: v.string() })) });
const founderFile = v.object({ photo: v.string() });

/**
 * Names of pictures in the content files, by their URL path in this build. The path of a file of `content/pictures/`
 * changes with its content.
 * @param files content files of this build, by name
 */
export function pictureNames(
  { partners, founder }: Pick<Facts, 'partners' | 'founder'> = FILE_FACTS,
  files: Readonly<Record<string, string>> = FILES,
): ReadonlyMap<string, string> {
  const logos = v.parse(partnersFile, parse(files['partners.yaml'] ?? '')).partners;
  const { photo } = v.parse(founderFile, parse(files['founder.yaml'] ?? ''));
  return new Map([
    ...partners.partners.flatMap(({ logo }, index): [string, string][] => {
      const name = logos[index]?.logo;
      return name === undefined ? [] : [[logo, name]];
    }),
    ...(founder.hidden ? [] : [[founder.photo, photo] satisfies [string, string]]),
  ]);
}

let known: ReadonlyMap<string, string> | undefined;

function ownNames(): ReadonlyMap<string, string> {
  known ??= pictureNames();
  return known;
}

/** Replaces the URL paths of pictures by their names, which stay valid after the next build. */
export function namingPictures<Value>(value: Value, names = ownNames()): Value {
  return mapTexts(value, (text) => names.get(text) ?? text);
}

/** Replaces the names of pictures by their URL paths in this build. */
export function placingPictures<Value>(value: Value, names = ownNames()): Value {
  const addresses = new Map([...names].map(([address, name]) => [name, address]));
  return mapTexts(value, (text) => addresses.get(text) ?? text);
}

/** A name in a placed value that belongs to no picture of this build; undefined if there is none. */
export function unplacedPicture(value: unknown): string | undefined {
  let found: string | undefined;
  mapTexts(value, (text) => {
    if (text.startsWith(OWN_PICTURES)) found = text;
    return text;
  });
  return found;
}
