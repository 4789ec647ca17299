import { mapTexts } from '../domain/map-texts.ts';
import { live } from './live.ts';
import { withSiteLinks } from './site-links.ts';

/** A page of the build that colleagues took off the site. */
export interface RetiredPage {
  path: string;
  /** The page where its visitors go; empty if they are told that it is gone (410). */
  to: string;
}

/** The pages of the build that are off the site. */
export const retiredPages = live<readonly RetiredPage[]>('retiredPages', []);

/** Where the visitors of a page go that is off the site, which may have led to another one; `undefined` if it is on it. */
export function retiredTo(path: string): string | undefined {
  let to: string | undefined;
  // Each step leads to another page of the list, unless they are a ring.
  for (let step = 0; step < retiredPages.length; step += 1) {
    const next = retiredPages.find((page) => page.path === (to ?? path));
    if (!next) break;
    to = next.to;
  }
  return to;
}

/** Has links to pages that are off the site lead where their visitors go; without such a page, their words stay. */
export function withoutRetiredLinks<Value>(value: Value): Value {
  if (retiredPages.length === 0) return value;
  const ends = new Map(retiredPages.map(({ path }) => [path, retiredTo(path) ?? '']));
  return mapTexts(value, (text) => {
    const end = ends.get(text);
    if (end) return end;
    return withSiteLinks(text, (address) => {
      const to = ends.get(address.replace(/[?#].*/, ''));
      if (to === undefined) return address;
      return to === '' ? null : to;
    });
  });
}
