import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/**
 * Key of the mark of a rendering in React Router's context: the server puts it on each inline script and style that is its
 * own, takes it off the page, and allows just these (`server/http/sealed-page.ts`). Absent in development.
 */
export const scriptMark = createRouterContext<string | undefined>(undefined);

/** The same, for components; absent in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined);
