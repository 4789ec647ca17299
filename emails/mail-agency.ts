import { agency } from 'content-collections';
import { createContext } from 'react';

/** The agency as the frame of every mail names it; whoever renders a mail gives the one of this moment. */
export const MailAgency = createContext(agency);
