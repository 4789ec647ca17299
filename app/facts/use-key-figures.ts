import { claimRegister } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext, type KeyFigureFacts } from './fact-overrides.ts';

/** The key figures and the rating as they are now. */
export function useKeyFigures(): KeyFigureFacts {
  const { sample, keyStats, promises } = claimRegister;
  return useContext(FactOverridesContext).figures ?? { sample, keyStats, rating: promises.rating };
}
