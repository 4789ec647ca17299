import { createContext } from 'react';
import type { Facts } from '../../content/facts.ts';

/**
 * What components show of the agency's facts where it is not what the files say. Each `use-*.ts` beside this one puts it
 * over the file that it knows, so that a browser loads of both only what a page shows.
 */
export interface FactOverrides {
  agency?: Partial<Facts['agency']>;
  figures?: KeyFigureFacts;
  partners?: Facts['partners'];
  founder?: Facts['founder'];
}

/** The figures of the past, which somebody has to confirm. */
export interface KeyFigureFacts extends Pick<Facts['claims'], 'sample' | 'keyStats'> {
  rating: Facts['claims']['promises']['rating'];
}

/** Id of the script that hands a browser what its page was made with. */
export const FACTS_ID = 'facts';

/** Empty where the files hold, in tests and in parts that are shown alone. */
export const FactOverridesContext = createContext<FactOverrides>({});
