import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { readBytes } from '../http/body.ts';
import type { Environment } from '../http/environment.ts';
import { readFields } from '../http/form-fields.ts';
import { passGates, readSubmission } from '../http/submission.ts';
import { createAccountLimit } from '../http/submission-limit.ts';
import { countWaiting, type Waiting } from '../leads/lead-list.ts';
import type { Services } from '../services.ts';
import { SALES } from './access.ts';
import { deviceName } from './device.ts';
import { sendScreen } from './screens/document.tsx';
import { sessionCookie } from './session-cookie.ts';
import type { SignedIn } from './sessions.ts';

/** Hono environment of the routes behind the sign-in. */
export type StaffEnvironment = Environment & { Variables: Environment['Variables'] & { signedIn: SignedIn } };
export type StaffContext = Context<StaffEnvironment>;

interface Shown {
  title: string;
  /** Path of its menu entry. */
  path?: string;
  children: ReactNode;
  scripts?: readonly string[];
  scriptFile?: string;
  isWide?: boolean;
  /** CSP nonce for styles that its script inserts; also allows frames. */
  nonce?: string;
  /** Toast. */
  notice?: ReactNode;
  status?: 200 | 403 | 404 | 409 | 422;
}

/** Rate limit of the editor, for saves and previews (requests per minute of one account). */
const WRITER_PER_MINUTE = 1200;
/** Longest form of an article (bytes): the longest text, URL-encoded. */
const LONGEST_TEXT = 2 * 1024 ** 2;

export type StaffRoom = ReturnType<typeof createStaffRoom>;

/** Helpers of the staff area’s routes: session, forms, rendering. */
export function createStaffRoom(services: Services) {
  const { config, staff, signInLimit, actLimit, database, clock, facts } = services;
  const cookie = sessionCookie(config.publicUrl.protocol === 'https:');

  // Acts count for the account, so that no network blocks another’s, nor the forms of visitors.
  const gates = (c: StaffContext, ofAccount = actLimit) => {
    const known: SignedIn | undefined = c.get('signedIn');
    const counted = known
      ? { limit: ofAccount, sender: known.staff.id }
      : { limit: signInLimit, sender: c.get('address') };
    return { publicUrl: config.publicUrl, origins: ['own'] as const, ...counted };
  };
  const read = (c: StaffContext, contentType: 'application/json' | 'application/x-www-form-urlencoded') =>
    readSubmission(c.req.raw, { ...gates(c), contentType });
  // The editor sends a request about every second, more than the limit of forms.
  const writerLimit = createAccountLimit(WRITER_PER_MINUTE);
  const readLong = (c: StaffContext, contentType: 'application/json' | 'application/x-www-form-urlencoded') =>
    readSubmission(c.req.raw, { ...gates(c, writerLimit), contentType, maxSize: LONGEST_TEXT });

  async function signedIn(c: StaffContext, isPolling = false): Promise<SignedIn | null> {
    const token = cookie.read(c.req.header('Cookie'));
    return token === undefined ? null : staff.sessions.find(token, { isPolling });
  }

  async function waiting(c: StaffContext): Promise<Waiting | undefined> {
    const known: SignedIn | undefined = c.get('signedIn');
    return known && SALES.roles.includes(known.staff.role) ? countWaiting(database, clock.now()) : undefined;
  }

  return {
    cookie,
    readJson: (c: StaffContext) => read(c, 'application/json'),

    /** Reads a form; an absent field is empty. */
    async readForm(c: StaffContext, ...names: string[]): Promise<(name: string) => string> {
      return fieldsIn(readFields(await read(c, 'application/x-www-form-urlencoded'), names));
    },

    /** All fields of a form, as `readForm`. */
    async readAct(c: StaffContext): Promise<FormData> {
      return readFields(await read(c, 'application/x-www-form-urlencoded'));
    },

    /** All fields of a form, however long, to send it again. */
    async readWholeForm(c: StaffContext): Promise<FormData> {
      return readFields(await readLong(c, 'application/x-www-form-urlencoded'));
    },

    /** As `readJson`, for long texts and frequent requests. */
    readLongJson: (c: StaffContext) => readLong(c, 'application/json'),
    async readLongForm(c: StaffContext, ...names: string[]): Promise<(name: string) => string> {
      return fieldsIn(readFields(await readLong(c, 'application/x-www-form-urlencoded'), names));
    },

    /**
     * Reads a body of at most `maxSize` bytes, sent by a page of the site.
     * @throws AppError `cross_site`, `rate_limited`, `body_too_large`
     */
    async readBytes(c: StaffContext, maxSize: number): Promise<Buffer<ArrayBuffer>> {
      await passGates(c.req.raw, { ...gates(c), contentType: null });
      return readBytes(c.req.raw, maxSize);
    },

    /** Logs a refusal: whose it is, as far as the session tells, and from which network. */
    logRefusal(c: StaffContext, reason: string): void {
      const known: SignedIn | undefined = c.get('signedIn');
      const who = { account: known?.staff.id, network: services.networkOf(c.get('address')) };
      services.logger.warn({ request: c.get('requestId'), ...who, reason }, 'staff request refused');
    },

    /** Ends the session in the browser; texts that it keeps until the server has them stay. */
    forgetSession(c: StaffContext): void {
      c.header('Set-Cookie', cookie.end());
      c.header('Clear-Site-Data', '"cache"');
    },

    device: (c: StaffContext) => deviceName(c.req.header('User-Agent')),

    /**
     * The signed-in person; `null` if not signed in.
     * @param isPolling whether a script asks by itself, which must not keep the session alive
     */
    signedIn,

    /** Renders a screen, for the signed-in person if there is one. */
    async show(c: StaffContext, { status = 200, nonce, ...screen }: Shown): Promise<Response> {
      return sendScreen(
        c,
        {
          ...screen,
          facts: facts.overrides(),
          signedIn: c.get('signedIn'),
          waiting: await waiting(c),
        },
        { status, nonce },
      );
    },
  };
}

function fieldsIn(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}
