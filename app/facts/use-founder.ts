import { founder } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The founder's word as it is now. */
export function useFounder(): typeof founder {
  return useContext(FactOverridesContext).founder ?? founder;
}
