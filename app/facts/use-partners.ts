import { partnerList } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The partners as they are now; `strip` where their marks are drawn as one picture. */
export function usePartners(): typeof partnerList {
  return useContext(FactOverridesContext).partners ?? partnerList;
}
