import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '../../../app/seo/site-address.ts';
import type { Changes } from '../../entries/changes.ts';
import { changesFrom } from '../../entries/changes-from.ts';
import type { Entry } from '../../entries/entries.ts';
import { shownSoFar } from '../../entries/free-document.ts';
import { withFinishedItems } from '../../entries/lists.ts';
import { madeSoFar } from '../../entries/made-pages.ts';
import { withEntryChanged } from '../../entries/retirement.ts';
import { type Place, placesOf, usagesOf } from '../../entries/usages.ts';
import { AppError } from '../../errors.ts';
import { mainOf, withoutScripts } from '../../http/sealed-page.ts';
import { BARE_POLICY, previewHeaders } from '../../http/security-headers.ts';
import { loaderServicesFor, NO_FORMS } from '../../loader-services.ts';
import type { StaffContext } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { parseBody } from '../../staff/wire.ts';
import { PageFaults, SearchResult } from '../screens/page-editor.tsx';
import { PageUsages } from '../screens/page-usages.tsx';
import { PAGES_PATH } from '../screens/pages.tsx';
import { fieldsBody, type PageRoom } from './page-room.tsx';

/** A page as its changes would make it, and all pages that show its texts. */
export function pagePreviewRoutes(area: StaffArea, pages: PageRoom): void {
  const { room, renderScreen, entryDesk: desk, content } = area;

  /** The page that shows an entry, as changes would make it; `null` if they cannot be shown. */
  async function preview(c: StaffContext, entry: Entry, changes: Changes): Promise<Response | null> {
    if (entry.shownAt === null) return null;
    const read = withEntryChanged(entry, shownOf(entry, changes), content.current());
    if ('issues' in read) return null;
    const { loaderServices } = loaderServicesFor(area, c.get('requestId'));
    return renderScreen(new Request(SITE + entry.shownAt), {
      ...loaderServices,
      content: read.values,
      contentDifferences: {},
      ...NO_FORMS,
    });
  }

  pages.get('/apercu', async (c, entry) => {
    const { draft, published: shown } = await desk.open(entry);
    const screen = (await preview(c, entry, draft ?? shown)) ?? (await preview(c, entry, shown));
    if (!screen) throw new AppError('not_found');
    const policy = screen.headers.get('Content-Security-Policy') ?? BARE_POLICY;
    return c.html(withoutScripts(await screen.text()), 200, previewHeaders(policy));
  });

  pages.post('/apercu', async (c, entry) => {
    const { fields } = parseBody(fieldsBody, await room.readLongJson(c));
    const { draft, published: shown } = await desk.open(entry);
    const before = entry.kind === 'free' || entry.isMade ? (draft ?? shown) : {};
    const changes = changesFrom(entry, before, new Map(Object.entries(fields)));
    const screen = await preview(c, entry, changes);
    const faults = (
      <PageFaults {...{ entry, changes }} faults={desk.faults(entry, changes)} isRefused={false} />
    );
    return c.json({
      main: screen ? shownIn(entry, await screen.text()) : null,
      faults: renderToStaticMarkup(faults),
      result: renderToStaticMarkup(<SearchResult entry={entry} changes={changes} />),
    });
  });

  pages.get('/usages', async (c, entry) => {
    const { published: shown } = await desk.open(entry);
    const { loaderServices } = loaderServicesFor(area, c.get('requestId'));
    const shownPages: (Place & { html: string })[] = [];
    for (const place of placesOf(entry)) {
      const screen = await renderScreen(new Request(SITE + place.path), { ...loaderServices, ...NO_FORMS });
      if (screen.ok) shownPages.push({ ...place, html: await screen.text() });
      // Visitors come first.
      await setImmediate();
    }
    return room.show(c, {
      title: 'Où paraissent ces textes',
      path: PAGES_PATH,
      children: <PageUsages entry={entry} usages={usagesOf(entry, shown, shownPages)} />,
    });
  });
}

/** What changes of a page: its `<main>`, or its body for what stands around that. */
function shownIn({ kind, id }: Entry, html: string): string {
  return kind === 'menus' || id === 'chrome'
    ? withoutScripts(html.slice(html.indexOf('<body')))
    : mainOf(html);
}

/** What can be shown of a page: of one without a file, as far as it is written. */
function shownOf(entry: Entry, changes: Changes): Changes {
  if (entry.kind === 'free') return shownSoFar(changes);
  return entry.isMade ? madeSoFar(entry, changes) : withFinishedItems(entry, changes);
}
