import { agency } from 'content-collections';
import { useContext } from 'react';
import { FactOverridesContext } from './fact-overrides.ts';

/** The agency's telephone, mailboxes, address, links and hours as they are now; its name is the file's. */
export function useAgency(): typeof agency {
  return { ...agency, ...useContext(FactOverridesContext).agency };
}
