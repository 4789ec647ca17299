import { founder } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The founder's current message. */
export function useFounder(): typeof founder {
  return useContext(FactOverridesContext).founder ?? founder;
}
