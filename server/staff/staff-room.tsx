import type { Context } from 'hono';
import { AppError } from '../errors.ts';
import { readBytes } from '../http/body.ts';
import type { Environment } from '../http/environment.ts';
import { readFields } from '../http/form-fields.ts';
import { allowUpload } from '../http/http-server.ts';
import { passGates, readSubmission } from '../http/submission.ts';
import { createAccountLimit } from '../http/submission-limit.ts';
import { countWaiting, type Waiting } from '../leads/lead-list.ts';
import type { Services } from '../services.ts';
import { SALES } from './access.ts';
import { type Screen, sendScreen } from './screens/document.tsx';
import type { SignedIn } from './sessions.ts';
import { sessionCookie } from './sessions.ts';

/** Hono environment of the routes behind the sign-in. */
export type StaffEnvironment = Environment & {
  Variables: Environment['Variables'] & {
    signedIn: SignedIn;
    /** The fields of the form that was read, for the page of an error. */
    typed: FormData;
  };
};
export type StaffContext = Context<StaffEnvironment>;

/** Rate limit of the editor, for saves and previews (requests per minute of one account). */
const WRITER_PER_MINUTE = 1200;
/** Longest form of an article (bytes): the longest text, URL-encoded. */
const LONGEST_TEXT = 2 * 1024 ** 2;

/** Most pairs of a form: all leads of a page of the inbox, or all texts of a page. */
const MOST_PAIRS = 1000;

/** Media types of forms that the browser sends itself. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export type StaffRoom = ReturnType<typeof createStaffRoom>;

/** Helpers of the staff area’s routes: session, forms, rendering. */
export function createStaffRoom(services: Services) {
  const { config, staff, signInLimit, actLimit, database, clock, facts } = services;
  const cookie = sessionCookie(config.isHttps);

  // Acts count for the account, so that no network blocks another’s, nor the forms of visitors.
  const gates = (c: StaffContext, ofAccount = actLimit) => {
    const known: SignedIn | undefined = c.get('signedIn');
    const counted = known
      ? { limit: ofAccount, sender: known.staff.id }
      : { limit: signInLimit, sender: c.get('address') };
    return { publicUrl: config.publicUrl, origins: ['own'] as const, ...counted };
  };
  // The editor sends a request about every second, more than the limit of forms.
  const writerLimit = createAccountLimit(WRITER_PER_MINUTE);
  const ofWriter = (c: StaffContext) => ({ ...gates(c, writerLimit), maxSize: LONGEST_TEXT });

  async function formIn(
    c: StaffContext,
    own: ReturnType<typeof gates> & { maxSize?: number },
  ): Promise<FormData> {
    const contentType = 'application/x-www-form-urlencoded';
    const form = readFields(await readSubmission(c.req.raw, { ...own, contentType }), undefined, MOST_PAIRS);
    c.set('typed', form);
    return form;
  }

  async function readUpload(c: StaffContext, maxSize: number): Promise<Buffer<ArrayBuffer>> {
    if (c.env?.incoming && c.get('signedIn')) allowUpload(c.env.incoming);
    return readBytes(c.req.raw, maxSize);
  }

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
    readJson: (c: StaffContext) =>
      readSubmission(c.req.raw, { ...gates(c), contentType: 'application/json' }),

    /** Reads a form; an absent field is empty. */
    readForm: async (c: StaffContext) => fieldsIn(await formIn(c, gates(c))),

    /** All fields of a form, as `readForm`. */
    readAct: (c: StaffContext) => formIn(c, gates(c)),

    /** All fields of a form, however long, to send it again. */
    readWholeForm: (c: StaffContext) => formIn(c, ofWriter(c)),

    /** As `readJson`, for long texts and frequent requests. */
    readLongJson: (c: StaffContext) =>
      readSubmission(c.req.raw, { ...ofWriter(c), contentType: 'application/json' }),
    readLongForm: async (c: StaffContext) => fieldsIn(await formIn(c, ofWriter(c))),

    /** The fields of a form whose act failed, to send it again; none of a form that nobody with a session sent. */
    async typed(c: StaffContext): Promise<FormData | undefined> {
      const read: FormData | undefined = c.get('typed');
      if (read || c.req.method !== 'POST' || c.req.raw.bodyUsed) return read;
      if (cookie.read(c.req.header('Cookie')) === undefined) return undefined;
      try {
        return await formIn(c, ofWriter(c));
      } catch (error) {
        if (error instanceof AppError) return undefined;
        throw error;
      }
    },

    /**
     * Reads a body of at most `maxSize` bytes, sent by a page of the site.
     * @throws AppError `cross_site`, `rate_limited`, `body_too_large`
     */
    async readBytes(c: StaffContext, maxSize: number): Promise<Buffer<ArrayBuffer>> {
      await passGates(c.req.raw, { ...gates(c), contentType: null });
      return readUpload(c, maxSize);
    },

    /**
     * A form with files, of at most `maxSize` bytes in all.
     * @throws AppError as `readBytes`, or `malformed_request`
     */
    async readFormData(c: StaffContext, maxSize: number): Promise<FormData> {
      await passGates(c.req.raw, { ...gates(c), contentType: 'multipart/form-data' });
      const headers = { 'Content-Type': c.req.header('Content-Type') ?? '' };
      const bytes = await readUpload(c, maxSize);
      return new Response(bytes, { headers }).formData().catch((cause: unknown) => {
        throw new AppError('malformed_request', { cause });
      });
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
    async show(c: StaffContext, screen: Omit<Screen, 'facts' | 'signedIn' | 'waiting'>): Promise<Response> {
      const signedIn = c.get('signedIn');
      return sendScreen(c, { ...screen, facts: facts.overrides(), signedIn, waiting: await waiting(c) });
    },
  };
}

/** Who is signed in, on the routes behind `/equipe`. */
export function staffOf(c: StaffContext): SignedIn['staff'] {
  return c.get('signedIn').staff;
}

/** Whether a script sent a request, which reads JSON, and no person waits for a page. */
export function isFromScript(c: Context): boolean {
  const type = c.req.header('Content-Type') ?? '';
  return c.req.header('Accept') === 'application/json' || !(type === '' || FORM.test(type));
}

/** The texts of a form; an absent one is empty. */
export function fieldsIn(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** Names of browser and system from a `User-Agent`: « Firefox, Windows ». */
function deviceName(userAgent: string | undefined): string {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [named(BROWSERS) ?? 'Navigateur inconnu', named(SYSTEMS)].filter(Boolean).join(', ');
}
