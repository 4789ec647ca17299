import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { readBytes } from '../http/body.ts';
import type { Environment } from '../http/environment.ts';
import { readFields } from '../http/form-fields.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { passGates, readSubmission } from '../http/submission.ts';
import { createReadLimit } from '../http/submission-limit.ts';
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
  scriptFile?: string;
  isWide?: boolean;
  /** Nonce of the styles that its script writes, for a screen that also shows pages in frames. */
  nonce?: string;
  /** What stands over the screen for a moment, in place of the way to take an act on a lead back. */
  notice?: ReactNode;
  /** Where undoing leads back to. */
  returnTo?: string;
  status?: 200 | 404 | 409 | 422;
}

/** Most requests of who writes an article, in a minute. */
const WRITER_PER_MINUTE = 1200;
/** Longest form of an article (bytes): its longest text, escaped. */
const LONGEST_TEXT = 2 * 1024 ** 2;

export type StaffRoom = ReturnType<typeof createStaffRoom>;

/** What all routes of the staff area share. */
export function createStaffRoom({ config, staff, submissionLimit, database, clock, facts }: Services) {
  const cookie = sessionCookie(config.publicUrl.protocol === 'https:');

  const gates = (c: StaffContext) => ({
    publicUrl: config.publicUrl,
    mustProveOrigin: true,
    limit: submissionLimit,
    address: c.get('address'),
  });
  const read = (c: StaffContext, contentType: 'application/json' | 'application/x-www-form-urlencoded') =>
    readSubmission(c.req.raw, { ...gates(c), contentType });
  // Whoever writes sends a text each second: of somebody who is signed in, that is no flood.
  const writerLimit = createReadLimit(WRITER_PER_MINUTE, 1);
  const readLong = (c: StaffContext, contentType: 'application/json' | 'application/x-www-form-urlencoded') =>
    readSubmission(c.req.raw, { ...gates(c), contentType, limit: writerLimit, maxSize: LONGEST_TEXT });

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
      return fieldsIn(readFields(await read(c, 'application/x-www-form-urlencoded'), names));
    },

    /** The same for who writes a long text, often. */
    readLongJson: (c: StaffContext) => readLong(c, 'application/json'),
    async readLongForm(c: StaffContext, ...names: string[]): Promise<(name: string) => string> {
      return fieldsIn(readFields(await readLong(c, 'application/x-www-form-urlencoded'), names));
    },

    /**
     * Reads bytes of up to `maxSize` from somebody who proves to come from a page of the site.
     * @throws AppError `cross_site`, `rate_limited`, `body_too_large`
     */
    async readBytes(c: StaffContext, maxSize: number): Promise<Buffer<ArrayBuffer>> {
      await passGates(c.req.raw, { ...gates(c), contentType: null });
      return readBytes(c.req.raw, maxSize);
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
    async show(
      c: StaffContext,
      { status = 200, returnTo, nonce, notice, ...screen }: Shown,
    ): Promise<Response> {
      const page = renderScreen({
        ...screen,
        facts: facts.overrides(),
        signedIn: c.get('signedIn'),
        waiting: await waiting(c),
        notice: returnTo === undefined ? notice : await undo(c, returnTo),
      });
      if (nonce !== undefined)
        c.header('Content-Security-Policy', contentSecurityPolicy(page, { nonce, hasFrames: true }));
      return c.html(page, status);
    },
  };
}

function fieldsIn(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
