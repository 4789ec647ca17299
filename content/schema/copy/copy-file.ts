import { defineSingleton } from '@content-collections/core';
import * as v from 'valibot';
import { parseYaml } from '../../parse-file.ts';
import { inFrench } from '../messages.ts';
import { sentence, words } from '../sentence.ts';
import { listOf, picture } from '../text.ts';

const fileOf = (name: string) => ({
  parser: { hasContent: false as const, parse: (text: string) => parseYaml(text).data },
  filePath: `content/copy/${name}.yaml`,
});

/** A file of `content/copy/` as its own module, so that a page loads only its own texts; `source` is its own schema. */
export function copyFile<const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  file: string,
  entries: Entries,
) {
  const source = v.strictObject(entries);
  const module = defineSingleton({
    ...fileOf(file),
    name,
    schema: inFrench(source),
    transform: ({ _meta: _, ...copy }) => copy,
  });
  return Object.assign(module, { source });
}

/** The same for a page that has no other file. */
export function pageFile<const Name extends string, Entries extends PageEntries>(
  name: Name,
  file: string,
  entries: Entries,
) {
  const source = v.strictObject(entries);
  const module = defineSingleton({
    ...fileOf(file),
    name,
    schema: inFrench(source),
    transform: ({ _meta: _, listing: _listing, ...copy }) => copy,
  });
  return Object.assign(module, { source });
}

type PageEntries = v.ObjectEntries & {
  [Part in keyof PageCopy]: v.GenericSchema<unknown, PageCopy[Part]>;
};

/** What a page without a file of its own says of itself. @param slots what its texts can name besides the agency */
export function page<const Path extends string, const Slot extends string = never>(
  path: Path,
  ...slots: readonly Slot[]
) {
  return { meta: pageMetaCopy(path, ...slots), listing: pageListingCopy(...slots) };
}

/** Fields whose texts have no slots. */
export function plain<const Name extends string>(...names: readonly Name[]) {
  return v.entriesFromList(names, words);
}

/** An object of just such fields. */
export function texts<const Name extends string>(...names: readonly Name[]) {
  return v.strictObject(plain(...names));
}

/** A heading and a text without slots. */
export const titledWords = texts('title', 'text');

/** What every page can name: the agency and its promises. */
const SITE_SLOTS = ['brand', 'tagline', 'replyWithin', 'freeAdvice', 'freeDevelopment'] as const;
type SiteSlot = (typeof SITE_SLOTS)[number];

/**
 * What a page without a file of its own says of itself, where its texts are.
 * @param path where `app/routes.ts` shows it
 * @param slots what its title and description can name besides
 */
export function pageMetaCopy<const Path extends string, const Slot extends string = never>(
  path: Path,
  ...slots: readonly Slot[]
) {
  const meta = v.strictObject({
    /** In links and breadcrumbs. */
    name: words,
    /** At most 60 characters once filled in, and 120 to 160 (`content/meta-checks.ts`). */
    title: sentence<SiteSlot | Slot>(...SITE_SLOTS, ...slots),
    description: sentence<SiteSlot | Slot>(...SITE_SLOTS, ...slots),
    keywords: listOf(sentence(...SITE_SLOTS), 1, 8),
  });
  return v.pipe(
    meta,
    v.transform((read) => ({ path, ...read })),
  );
}

/** What others say of such a page: networks, the search, `llms.txt`. No script that a browser loads holds it. */
export function pageListingCopy<const Slot extends string = never>(...slots: readonly Slot[]) {
  return v.strictObject({
    /** Above the title in the share picture, and the drawing beside it. */
    area: sentence(...SITE_SLOTS),
    picture,
    /** Synonyms, as a sentence: a result of the search shows it. */
    search: words,
    /** After the page's name in `llms.txt`. */
    summary: v.optional(sentence(...slots)),
  });
}

/** A page as `pageMetaCopy` and `pageListingCopy` read it, whatever its slots. */
export interface PageCopy {
  meta: v.InferOutput<ReturnType<typeof pageMetaCopy<string, 'count' | 'page'>>>;
  listing: v.InferOutput<ReturnType<typeof pageListingCopy<'count'>>>;
}
