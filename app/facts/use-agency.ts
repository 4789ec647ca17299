import { agency } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The agency's current phone, mailboxes, address, links and hours; its name comes from the content file. */
export function useAgency(): typeof agency {
  return { ...agency, ...useContext(FactOverridesContext).agency };
}
