import { claimsFile } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext, type KeyFigureFacts } from './fact-overrides.ts';

/** The current key figures and rating. */
export function useKeyFigures(): KeyFigureFacts {
  const { sample, keyStats, promises } = claimsFile;
  return useContext(FactOverridesContext).figures ?? { sample, keyStats, rating: promises.rating };
}
