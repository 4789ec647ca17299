import type { ContentValues } from '../../content/live.ts';
import type { RetiredPage } from '../../content/retired-pages.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { createRefresh } from '../refresh.ts';
import { type Changes, readChanges } from './changes.ts';
import { type Entry, entryAt, loadFiles } from './entries.ts';
import { isWhole } from './made-pages.ts';
import { differencesIn, readEntry } from './published-values.ts';
import { recounted, retirablePath, retiredFile, withoutRetired } from './retirement.ts';

/** Interval of the checks for publications by other processes, and for those whose time has come (ms). */
const INTERVAL = 15_000;

interface SiteContentParts extends Pick<Parts, 'database' | 'logger' | 'facts'> {
  publishDue(content: ContentValues): Promise<void>;
}

/** The pages that colleagues made and took off. */
function endedIn(rows: readonly { path: string }[]): ContentValues {
  const endedPages = rows.flatMap(({ path }) => {
    const entry = entryAt(path);
    return entry?.kind === 'free' ? [`/${entry.slug}`] : [];
  });
  return endedPages.length > 0 ? { endedPages } : {};
}

/** The pages that are off the site: of the build, and those that ended and say where their visitors go. */
function retiredIn(rows: readonly { path: string; published: string | null }[]): RetiredPage[] {
  return rows.flatMap(({ path, published }) => {
    const file = retiredFile(path);
    const entry = file === undefined ? undefined : entryAt(file);
    const address = entry?.kind === 'free' ? entry.shownAt : entry && retirablePath(entry);
    return !address ? [] : [{ path: address, to: String(readChanges(published).to?.value ?? '') }];
  });
}

export type SiteContent = ReturnType<typeof createSiteContent>;

/** The content as this process has it: the files of the build, under what colleagues published over them. */
export function createSiteContent({ database, logger, facts, publishDue }: SiteContentParts) {
  let values: ContentValues = {};
  /** With the pages that are off the site. */
  let whole: ContentValues = {};
  /** Whether there are pages without a file, which lists then count. */
  let hasMade = false;
  /** The pages of the build that are off the site. */
  let retired: readonly RetiredPage[] = [];
  /** Published changes of each file. */
  let texts = new Map<string, string | null>();
  let differences: Record<string, object> = {};
  let times = new Map<string, string>();
  let revision = 0;
  let seen = '';
  /** What was made of each file: its Markdown is rendered when it changes, not when another does. */
  const reads = new Map<string, ReturnType<typeof readPublished> & { published: string | null }>();

  async function look(): Promise<void> {
    const rows = await database
      .selectFrom('content_entries')
      .select(['path', 'published', 'published_at'])
      // Those without a draft alone are of pages that have ended.
      .where('published_at', 'is not', null)
      .orderBy('path')
      .execute();
    const found = JSON.stringify(rows);
    if (found === seen || (found === '[]' && seen === '')) return;
    await loadFiles();
    const shown = rows.filter(({ published }) => published !== null);
    whole = shown.reduce(
      (known: ContentValues, { path, published }) => withEntry(known, path, published),
      endedIn(rows.filter(({ published }) => published === null)),
    );
    hasMade = shown.some(({ path }) => entryAt(path)?.isMade);
    retired = retiredIn(shown);
    texts = new Map(shown.map(({ path, published }) => [path, published]));
    values = ifRetired(retired);
    differences = differencesIn(values);
    times = new Map(shown.map(({ path, published_at }) => [path, published_at ?? '']));
    revision += 1;
    seen = found;
  }

  /** What the content would be if other pages of the build were off the site. */
  function ifRetired(pages: readonly RetiredPage[]): ContentValues {
    if (pages.length === 0 && !hasMade) return whole;
    return recounted(withoutRetired({ ...whole, retiredPages: pages }), (path) => {
      const entry = entryAt(path);
      return entry && readEntry(entry, readChanges(texts.get(path) ?? null));
    });
  }

  /** A file whose changes no longer fit its schema, after a deployment, stands as built. */
  function withEntry(known: ContentValues, path: string, published: string | null): ContentValues {
    const entry = entryAt(path);
    if (!entry || isOfAnother(entry, readChanges(published))) return known;
    const last = reads.get(path);
    const { read, isUnread } = last?.published === published ? last : readPublished(entry, published);
    reads.set(path, { published, read, isUnread });
    if ('add' in read && !isUnread) return read.add(known);
    const [issue] = 'issues' in read ? read.issues : [];
    logger.error({ path, ...issue }, 'published content does not fit this build, the file stands');
    return known;
  }

  /** The modules of `content-collections` that differ from the build; run requests in them (`withContent`). */
  function current(): ContentValues {
    return { ...values, agencyPartners: facts.current().partners.partners };
  }

  const refresh = createRefresh(look, logger, 'published content not read, the last known one stands');

  async function work(): Promise<void> {
    try {
      await publishDue(current());
    } catch (error) {
      logger.warn({ err: error }, 'scheduled content not published, will be tried again');
    }
    await refresh();
  }

  return {
    current,
    ifRetired,
    retired: () => retired,
    /** The fields that differ, for browsers. */
    differences: () => differences,
    revision: () => revision,
    /** When a file was last published on the site (ISO 8601). */
    publishedAt: (path: string) => times.get(path),
    refresh,
    ...createPeriodicTask(work, INTERVAL),
  };
}

/** Changes of a file that is gone, and a page that has become a file: the file says all of it. */
export function isOfAnother(entry: Entry, changes: Changes): boolean {
  return entry.isMade ? !isWhole(entry, changes) : isWhole(entry, changes);
}

/** Changes that are none that this build can read are not published. */
function readPublished(entry: Entry, published: string | null) {
  const changes = readChanges(published);
  const isUnread = published !== '{}' && Object.keys(changes).length === 0;
  return { read: readEntry(entry, changes), isUnread };
}
