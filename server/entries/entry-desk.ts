import { withContent } from '../../content/live.ts';
import type { RetiredPage } from '../../content/retired-pages.ts';
import { contentPages } from '../../content/whole-content.ts';
import { dateInParis } from '../../domain/dates.ts';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { ContentEntryRow, Database } from '../store/database.ts';
import { type Changes, isSameValue, readChanges } from './changes.ts';
import { ENTRIES, type Entry, entryAt, loadFiles, madeEntryWith, nameOf } from './entries.ts';
import { entryFaults, faultsAcross, newFaults } from './entry-faults.ts';
import { isWhole } from './made-pages.ts';
import { endPage, publishDraft, writeEntry, writeRetirement } from './publication.ts';
import type { FieldIssue } from './published-values.ts';
import { retirablePath, retirementPath } from './retirement.ts';
import { isOfAnother, type SiteContent } from './site-content.ts';

export interface OpenEntry {
  entry: Entry;
  /** 0 if nobody ever changed it. */
  revision: number;
  published: Changes;
  publishedAt: string | null;
  /** All changes that would be published; `null` without a draft. */
  draft: Changes | null;
  publishAt: string | null;
  /** Last change; `by` is an e-mail address, `null` for the command line. */
  changed: { at: string; by: string | null } | null;
}

interface Act {
  entry: Entry;
  /** Revision that the act is based on. */
  revision: number;
  /** `null` for the command line. */
  by: string | null;
}

export type Publication =
  | { outcome: 'done' }
  | { outcome: 'stale' }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; faults: FieldIssue[] };

interface EntryDeskParts {
  database: Database;
  clock: Clock;
  content: Pick<SiteContent, 'current' | 'refresh' | 'retired' | 'ifRetired'>;
}

/** Drafts, publications and versions of the files of `content/`. */
export function createEntryDesk({ database, clock, content }: EntryDeskParts) {
  const rows = () =>
    database
      .selectFrom('content_entries')
      .leftJoin('staff', 'staff.id', 'content_entries.changed_by')
      .selectAll('content_entries')
      .select('staff.email as email');

  async function open(entry: Entry): Promise<OpenEntry> {
    await loadFiles();
    return opened(entry, await rows().where('path', '=', entry.path).executeTakeFirst());
  }

  /** The entry with an id: of a file, or a page that colleagues added; `undefined` if there is none. */
  async function find(id: string): Promise<Entry | undefined> {
    const known = ENTRIES.find((entry) => entry.id === id);
    const made = madeEntryWith(id);
    if (known || !made) return known;
    const { entry, draft, published } = await open(made);
    return isWhole(entry, draft ?? published) ? entry : undefined;
  }

  async function list(): Promise<OpenEntry[]> {
    await loadFiles();
    const known = new Map((await rows().execute()).map((row) => [row.path, row]));
    const made = [...known.keys()].flatMap((path) => {
      const entry = entryAt(path);
      return entry?.kind === 'free' || entry?.isMade ? [opened(entry, known.get(path))] : [];
    });
    return [
      ...ENTRIES.map((entry) => opened(entry, known.get(entry.path))),
      // Changes of a file that is gone are no page.
      ...made.filter(({ draft, published, entry }) => !isOfAnother(entry, draft ?? published)),
    ];
  }

  /** Keeps a draft, with faults if need be; one without a change is removed. */
  async function save({
    entry,
    revision,
    by,
    changes,
  }: Act & { changes: Changes }): Promise<'done' | 'stale'> {
    const before = await open(entry);
    const draft = isSameValue(changes, before.published) ? null : JSON.stringify(changes);
    const act = { path: entry.path, revision, by, now: clock.now() };
    return (await writeEntry(database, act, { draft, publish_at: null })) ? 'done' : 'stale';
  }

  /** Publishes the draft, now or at a time to come, unless the build would refuse it. */
  async function publish({ entry, revision, by, at }: Act & { at?: Temporal.Instant }): Promise<Publication> {
    // What another process published counts in the checks.
    await content.refresh();
    const {
      draft,
      revision: current,
      entry: { name },
    } = await open(entry);
    if (current !== revision) return { outcome: 'stale' };
    if (draft === null) return { outcome: 'unchanged' };
    const faults = deskFaults(entry, draft, at ?? clock.now());
    if (faults.length > 0) return { outcome: 'refused', faults };
    const isDone = at
      ? await schedule({ entry, revision, by, at })
      : await publishDraft(database, { path: entry.path, name, revision, by, now: clock.now() });
    if (isDone && !at) await content.refresh();
    return { outcome: isDone ? 'done' : 'stale' };
  }

  function deskFaults(entry: Entry, changes: Changes, at: Temporal.Instant): FieldIssue[] {
    const { next } = changes;
    const pages = next ? withContent(content.current(), contentPages) : [];
    const isLost =
      next !== undefined && (next.value === entry.shownAt || !pages.includes(String(next.value)));
    return [
      ...entryFaults(entry, changes, content.current()),
      ...lateFaults(changes, at),
      ...(isLost ? [{ field: 'next', message: `« ${next.value} » n’est pas une autre page du site` }] : []),
    ];
  }

  /** Takes a page without a file off the site; what was published is its draft then, unless it has one. */
  async function withdraw({ entry, revision, by }: Act): Promise<'done' | 'stale'> {
    const now = clock.now();
    const isDone = await endPage(database, { path: entry.path, name: entry.name, revision, by, now });
    await content.refresh();
    return isDone ? 'done' : 'stale';
  }

  /** Number of times that a page of the build was taken off the site or put back. */
  async function retirements(entry: Entry): Promise<number> {
    const row = await database
      .selectFrom('content_entries')
      .select('revision')
      .where('path', '=', retirementPath(entry))
      .executeTakeFirst();
    return row?.revision ?? 0;
  }

  /**
   * Takes a page of the build off the site, or puts it back (`to`: `null`), unless the build would refuse what is left.
   * @param to where its visitors go; empty if they are told that it is gone
   */
  async function retire({ entry, revision, by, to }: Act & { to: string | null }): Promise<Publication> {
    await loadFiles();
    await content.refresh();
    const path = retirablePath(entry);
    if (path === null || (await retirements(entry)) !== revision) return { outcome: 'stale' };
    const others = content.retired().filter((page) => page.path !== path);
    if (to === null && others.length === content.retired().length) return { outcome: 'unchanged' };
    const faults = retirementFaults(path, others, to);
    if (faults.length > 0) return { outcome: 'refused', faults };
    const row = { path: retirementPath(entry), name: entry.name, revision, by, now: clock.now(), to };
    const isDone = await writeRetirement(database, row);
    await content.refresh();
    return { outcome: isDone ? 'done' : 'stale' };
  }

  function retirementFaults(path: string, others: readonly RetiredPage[], to: string | null): FieldIssue[] {
    const values = content.ifRetired(to === null ? others : [...others, { path, to }]);
    const pages = withContent(values, contentPages);
    if (to && !pages.includes(to)) return [{ field: 'to', message: `« ${to} » n’est pas une page du site` }];
    const area = path.slice(0, path.lastIndexOf('/') + 1);
    if (to !== null && !pages.some((page) => page.startsWith(area)))
      return [{ field: '', message: 'c’est la dernière de sa sorte : le site en garde une' }];
    return newFaults(faultsAcross(values), content.current());
  }

  /** Deletes a page without a file that was never published. */
  async function discard({ path }: Entry): Promise<void> {
    await database
      .deleteFrom('content_entries')
      .where('path', '=', path)
      .where('published_at', 'is', null)
      .execute();
  }

  function schedule({ entry, revision, by, at }: Act & { at: Temporal.Instant }): Promise<boolean> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const act = { path: entry.path, revision, by, now };
      const isDone = await writeEntry(transaction, act, { publish_at: toStored(at) });
      if (isDone)
        await note(transaction, now, { staffId: by, action: 'content.scheduled', subject: entry.name });
      return isDone;
    });
  }

  /** What was published so far, newest first. */
  const versions = ({ path }: Entry) => kept(path);

  /** When a page was taken off the site (`to`: where its visitors went), or put back (`null`), newest first. */
  async function absences(entry: Entry) {
    const found = await kept(retirementPath(entry));
    return found.map(({ changes: { to }, ...absence }) => ({ ...absence, to: to ? String(to.value) : null }));
  }

  async function kept(path: string) {
    const found = await database
      .selectFrom('content_versions')
      .leftJoin('staff', 'staff.id', 'content_versions.published_by')
      .select(['number', 'changes', 'published_at as at', 'staff.email as by'])
      .where('path', '=', path)
      .orderBy('number', 'desc')
      .execute();
    return found.map(({ changes, ...version }) => ({ ...version, changes: readChanges(changes) }));
  }

  return {
    open,
    find,
    list,
    save,
    publish,
    withdraw,
    discard,
    versions,
    absences,
    retirements,
    retire,
    /** What keeps a draft from being published. */
    faults: (entry: Entry, changes: Changes) => deskFaults(entry, changes, clock.now()),
  };
}

/** A page whose last day is over would end as soon as it is published. */
function lateFaults({ until }: Changes, at: Temporal.Instant): FieldIssue[] {
  const isOver = until !== undefined && String(until.value) < String(dateInParis(at));
  return isOver ? [{ field: 'until', message: 'ce jour est passé quand la page paraît' }] : [];
}

function opened(entry: Entry, row: (ContentEntryRow & { email: string | null }) | undefined): OpenEntry {
  const written = readChanges(row?.published ?? null);
  // A page that has become a file, which says all of it.
  const isFile = !entry.isMade && isOfAnother(entry, written);
  const published = isFile ? {} : written;
  const draft = row?.draft && !isFile ? readChanges(row.draft) : null;
  return {
    entry: { ...entry, name: nameOf(entry, draft ?? published) },
    revision: row?.revision ?? 0,
    published,
    publishedAt: row?.published_at ?? null,
    draft,
    publishAt: row?.publish_at ?? null,
    changed: row ? { at: row.changed_at, by: row.email } : null,
  };
}
