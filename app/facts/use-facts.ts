import { claimsFile, founder, partnerList } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext, type KeyFigureFacts } from './fact-overrides.ts';

/** The founder's current message. */
export function useFounder(): typeof founder {
  return useContext(FactOverridesContext).founder ?? founder;
}

export function useKeyFigures(): KeyFigureFacts {
  const { sample, keyStats, promises } = claimsFile;
  return useContext(FactOverridesContext).figures ?? { sample, keyStats, rating: promises.rating };
}

/** The current partners; `strip` is the one picture of all their logos, if it exists. */
export function usePartners(): typeof partnerList {
  return useContext(FactOverridesContext).partners ?? partnerList;
}
