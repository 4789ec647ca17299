import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { retiredTo } from '../../../content/retired-pages.ts';
import type { Changes } from '../../entries/changes.ts';
import { type Entry, freeEntry } from '../../entries/entries.ts';
import type { OpenEntry } from '../../entries/entry-desk.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { retirablePath } from '../../entries/retirement.ts';
import { EDITORS, OWNERS } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import pageScript from '../client/page-editor.client.ts?script';
import { PageEditor } from '../screens/page-editor.tsx';
import { PAGES_PATH } from '../screens/pages.tsx';

/** Why a page is shown again. */
interface Refusal {
  changes?: Changes;
  /** Those that kept it from being published. */
  refusedFor?: readonly FieldIssue[];
  fault?: string;
  status?: 409 | 422;
}

/** URL of the script, with a hash of its content for immutable caching. */
const PAGE_SCRIPT = `${PAGES_PATH}.js?v=${createHash('sha256').update(pageScript).digest('hex').slice(0, 12)}`;

/** Longest text of a field (UTF-16 units); the longest legal page has a tenth of it. */
export const LONGEST = 100_000;

/** The texts of a form, as scripts send them. */
export const fieldsBody = v.object({
  fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST))),
});

export type PageRoom = ReturnType<typeof createPageRoom>;

type EntryHandler = (c: StaffContext, entry: Entry) => Promise<Response>;

/** What the routes of a page have in common. */
export function createPageRoom({ routes, room, entryDesk: desk, clock }: StaffArea) {
  const isOwner = (c: StaffContext) => OWNERS.roles.includes(staffOf(c).role);
  const mayChange = (c: StaffContext, entry: Entry) => !entry.isOwners || isOwner(c);

  /** A page without a file is known once somebody has begun it. */
  async function entryOf(id: string): Promise<Entry | undefined> {
    const [, slug] = /^libre-(.+)$/.exec(id) ?? [];
    if (slug === undefined) {
      const known = await desk.find(id);
      const isRetired = known && retiredTo(retirablePath(known) ?? '') !== undefined;
      return isRetired ? { ...known, shownAt: null } : known;
    }
    const { entry, revision } = await desk.open(freeEntry(slug));
    return revision > 0 ? entry : undefined;
  }

  /** Answers with the entry of an address, or that there is none, also to who may not change it. */
  const withEntry =
    (work: EntryHandler) =>
    async (c: StaffContext): Promise<Response> => {
      const entry = await entryOf(c.req.param('entry') ?? '');
      if (entry && mayChange(c, entry)) return work(c, entry);
      if (entry) room.logRefusal(c, 'role');
      if (c.req.header('Content-Type')?.startsWith('application/json'))
        return c.json({ title: 'Cette page ne se change pas d’ici : copiez votre texte.' }, 404);
      return room.show(c, {
        title: 'Page introuvable',
        path: PAGES_PATH,
        status: 404,
        children: (
          <section className="pane">
            <h1>Cette page ne se change pas d’ici</h1>
            <p>
              Elle n’existe pas, ou un responsable seul la change : c’est le cas des pages légales, des menus
              et des prix.
            </p>
            <p>
              <a href={PAGES_PATH}>Voir toutes les pages</a>
            </p>
          </section>
        ),
      });
    };

  async function show(c: StaffContext, open: OpenEntry, refusal: Refusal = {}): Promise<Response> {
    const nonce = randomBytes(16).toString('base64url');
    const changes = refusal.changes ?? open.draft ?? open.published;
    return room.show(c, {
      title: open.entry.name,
      path: PAGES_PATH,
      scriptFile: PAGE_SCRIPT,
      isWide: true,
      nonce,
      status: refusal.status ?? 200,
      children: (
        <PageEditor
          open={open}
          changes={changes}
          faults={refusal.refusedFor ?? desk.faults(open.entry, changes)}
          isRefused={refusal.refusedFor !== undefined}
          fault={refusal.fault}
          isOwner={isOwner(c)}
          nonce={nonce}
          now={clock.now()}
        />
      ),
    });
  }

  const at = (below: string) => `${PAGES_PATH}/:entry${below}` as const;
  return {
    isOwner,
    mayChange,
    show,
    /** Adds a route at the address of a page, or below. */
    get: (below: string, work: EntryHandler, access = EDITORS) =>
      routes.get(at(below), access, withEntry(work)),
    post: (below: string, work: EntryHandler) => routes.post(at(below), EDITORS, withEntry(work)),
  };
}
