import { agency } from 'content-collections';
import { createContext } from 'react';

/** The agency’s data in the layout of every mail. Code that renders a mail provides the current data. */
export const MailAgency = createContext(agency);
