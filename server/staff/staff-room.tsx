import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { Environment } from '../http/environment.ts';
import { readFields } from '../http/form-fields.ts';
import { readSubmission } from '../http/submission.ts';
import type { Services } from '../services.ts';
import { renderScreen } from './screens/document.tsx';
import type { SignedIn } from './sessions.ts';

/** What Hono hands to everything behind the sign-in. */
export type StaffEnvironment = Environment & { Variables: Environment['Variables'] & { signedIn: SignedIn } };
export type StaffContext = Context<StaffEnvironment>;

/** A screen to answer with. */
interface Shown {
  title: string;
  /** Path of the menu's entry that it belongs to. */
  path?: string;
  children: ReactNode;
  status?: 200 | 404 | 409 | 422;
}

export type StaffRoom = ReturnType<typeof createStaffRoom>;

/** What all routes of the staff area share. */
export function createStaffRoom({ config, submissionLimit }: Services) {
  const read = (c: StaffContext, contentType: 'application/json' | 'application/x-www-form-urlencoded') =>
    readSubmission(c.req.raw, {
      contentType,
      publicUrl: config.publicUrl,
      mustProveOrigin: true,
      limit: submissionLimit,
      address: c.get('address'),
    });

  return {
    readJson: (c: StaffContext) => read(c, 'application/json'),

    /** Reads a form; an absent field is an empty one. */
    async readForm(c: StaffContext, ...names: string[]): Promise<(name: string) => string> {
      const form = readFields(await read(c, 'application/x-www-form-urlencoded'), names);
      return (name) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
    },

    /** Answers with a screen of somebody who is signed in. */
    async show(c: StaffContext, { status = 200, ...screen }: Shown): Promise<Response> {
      return c.html(renderScreen({ ...screen, signedIn: c.get('signedIn') }), status);
    },
  };
}
