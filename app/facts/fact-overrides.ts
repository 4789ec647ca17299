import { createContext } from 'react';
import type { Facts } from '../../content/facts.ts';

/**
 * Facts of the agency that differ from the content files. Each `use-*.ts` in this folder merges its part over
 * its own file, so that a browser loads only what a page shows.
 */
export interface FactOverrides {
  agency?: Partial<Facts['agency']>;
  figures?: KeyFigureFacts;
  partners?: Facts['partners'];
  founder?: Facts['founder'];
  /** What forms say while the agency is closed for some days. */
  closure?: string;
}

/** Key figures and rating, which a person must confirm. */
export interface KeyFigureFacts extends Pick<Facts['claims'], 'sample' | 'keyStats'> {
  rating: Facts['claims']['promises']['rating'];
}

/** Id of the script with the overrides that the page was rendered with (JSON). */
export const FACTS_ID = 'facts';

/** Empty when the files apply, in tests and in components that are rendered alone. */
export const FactOverridesContext = createContext<FactOverrides>({});
