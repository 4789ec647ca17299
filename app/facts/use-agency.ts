import { agencyFile } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The agency's current phone, mailboxes, address, links and hours; its name comes from the content file. */
export function useAgency(): typeof agencyFile {
  return { ...agencyFile, ...useContext(FactOverridesContext).agency };
}
