import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { Environment } from '../http/environment.ts';
import { readFields } from '../http/form-fields.ts';
import { readSubmission } from '../http/submission.ts';
import { freshAct } from '../leads/lead-acts.ts';
import { countWaiting, type Waiting } from '../leads/lead-list.ts';
import type { Services } from '../services.ts';
import { isAllowed } from './access.ts';
import { deviceName } from './device.ts';
import { renderScreen } from './screens/document.tsx';
import { UndoNotice } from './screens/notices.tsx';
import { sessionCookie } from './session-cookie.ts';
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
  script?: string;
  /** Where undoing leads back to. */
  returnTo?: string;
  status?: 200 | 404 | 409 | 422;
}

export type StaffRoom = ReturnType<typeof createStaffRoom>;

/** What all routes of the staff area share. */
export function createStaffRoom({ config, staff, submissionLimit, database, clock }: Services) {
  const cookie = sessionCookie(config.publicUrl.protocol === 'https:');

  const read = (c: StaffContext, contentType: 'application/json' | 'application/x-www-form-urlencoded') =>
    readSubmission(c.req.raw, {
      contentType,
      publicUrl: config.publicUrl,
      mustProveOrigin: true,
      limit: submissionLimit,
      address: c.get('address'),
    });

  async function signedIn(c: StaffContext, isUnasked = false): Promise<SignedIn | null> {
    const token = cookie.read(c.req.header('Cookie'));
    return token === undefined ? null : staff.sessions.find(token, { isUnasked });
  }

  async function waiting(c: StaffContext): Promise<Waiting | undefined> {
    const { role } = c.get('signedIn').staff;
    return isAllowed(role, 'GET', '/equipe/liste') ? countWaiting(database, clock.now()) : undefined;
  }

  async function undo(c: StaffContext, returnTo: string): Promise<ReactNode> {
    const act = await freshAct(database, c.get('signedIn').staff.id, clock.now());
    return act ? <UndoNotice act={act} returnTo={returnTo} /> : null;
  }

  return {
    cookie,
    readJson: (c: StaffContext) => read(c, 'application/json'),

    /** Reads a form; an absent field is an empty one. */
    async readForm(c: StaffContext, ...names: string[]): Promise<(name: string) => string> {
      const form = readFields(await read(c, 'application/x-www-form-urlencoded'), names);
      return (name) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      };
    },

    device: (c: StaffContext) => deviceName(c.req.header('User-Agent')),

    /**
     * Who asks; `null` for who is not signed in.
     * @param isUnasked whether a window asks by itself, which keeps no session alive
     */
    signedIn,

    /** What whoever asks did a moment ago, with the way to take it back. */
    undo,

    /** Answers with a screen of somebody who is signed in. */
    async show(c: StaffContext, { status = 200, returnTo, ...screen }: Shown): Promise<Response> {
      const page = renderScreen({
        ...screen,
        signedIn: c.get('signedIn'),
        waiting: await waiting(c),
        notice: returnTo === undefined ? null : await undo(c, returnTo),
      });
      return c.html(page, status);
    },
  };
}
