import { createContext, useContext } from 'react';
import type { Facts } from '../content/facts.ts';

/** The agency’s current data, which code that renders a mail provides. */
export const MailAgency = createContext<Facts['agency'] | null>(null);

/** @throws Error when a mail is rendered without the agency’s data: those of the content files may be out of date */
export function useMailAgency(): Facts['agency'] {
  const agency = useContext(MailAgency);
  if (!agency) throw new Error('The mail is rendered without MailAgency');
  return agency;
}
