import { partnerList } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The current partners; `strip` is the one picture of all their logos, if it exists. */
export function usePartners(): typeof partnerList {
  return useContext(FactOverridesContext).partners ?? partnerList;
}
