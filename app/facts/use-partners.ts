import { partnerList } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The partners as they are now; `areDrawn` where they are those of the file, whose marks are drawn as one picture. */
export function usePartners(): typeof partnerList & { areDrawn: boolean } {
  const own = useContext(FactOverridesContext).partners;
  return { ...(own ?? partnerList), areDrawn: !own };
}
