import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { SITE } from '../../../app/seo/site-address.ts';
import { MAX_PICTURE_SIZE } from '../../../content/picture-forms.ts';
import { retiredTo } from '../../../content/retired-pages.ts';
import { personName } from '../../../domain/person-name.ts';
import { slugify } from '../../../domain/slug.ts';
import { MOMENT_FAULTS, readMoment } from '../../articles/desk/paris-time.ts';
import { keepPicture } from '../../articles/pictures/picture-store.ts';
import type { Changes } from '../../entries/changes.ts';
import { changesFrom, typedValue } from '../../entries/changes-from.ts';
import { ENTRIES, type Entry, freeEntry, madeEntry, namedBy } from '../../entries/entries.ts';
import type { OpenEntry, Publication } from '../../entries/entry-desk.ts';
import { fieldsOf } from '../../entries/fields.ts';
import { changesOf, documentOf, rearranged, shownSoFar } from '../../entries/free-document.ts';
import { arranged, withFinishedItems } from '../../entries/lists.ts';
import { madeFrom, madeSoFar } from '../../entries/made-pages.ts';
import { type Making, makings } from '../../entries/makings.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { retirablePath, withEntryChanged } from '../../entries/retirement.ts';
import { type Place, placesOf, usagesOf } from '../../entries/usages.ts';
import { AppError } from '../../errors.ts';
import { canonicalPath } from '../../http/canonical-path.ts';
import { mainOf, withoutScripts } from '../../http/sealed-page.ts';
import { BARE_POLICY, previewHeaders } from '../../http/security-headers.ts';
import { loaderServicesFor, NO_FORMS } from '../../loader-services.ts';
import { readPlaces } from '../../redirects/places.ts';
import { indexRules } from '../../redirects/rules.ts';
import type { RenderScreen } from '../../screens.ts';
import type { Services } from '../../services.ts';
import { EDITORS, OWNERS, polled } from '../../staff/access.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import { type StaffContext, type StaffRoom, staffOf } from '../../staff/staff-room.tsx';
import type { StaffRoutes } from '../../staff/staff-routes.ts';
import { parseBody, textTooLong } from '../../staff/wire.ts';
import pageScript from '../client/page-editor.client.ts?script';
import { PageEditor, PageFaults, SearchResult } from '../screens/page-editor.tsx';
import { anchorOf } from '../screens/page-field.tsx';
import { PageUsages } from '../screens/page-usages.tsx';
import { PageConflict, PageVersions } from '../screens/page-versions.tsx';
import { PAGES_PATH, Pages, type PagesProps, pagePath } from '../screens/pages.tsx';
import { FORM_SIZE, pictureAlone, refusalOf } from './article-picture.ts';

/** URL of the script, with a hash of its content for immutable caching. */
const PAGE_SCRIPT = `${PAGES_PATH}.js?v=${createHash('sha256').update(pageScript).digest('hex').slice(0, 12)}`;

/** Longest text of a field (UTF-16 units); the longest legal page has a tenth of it. */
const LONGEST = 100_000;
const fieldsBody = v.object({ fields: v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST))) });
const draftBody = v.object({
  ...fieldsBody.entries,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const ENTRY = `${PAGES_PATH}/:entry` as const;

/** The texts of pages: list, form, preview, versions. */
export function pagesRoutes(
  routes: StaffRoutes,
  services: Services,
  room: StaffRoom,
  renderScreen: RenderScreen,
): void {
  const { entryDesk: desk, content, clock, database, pictures, redirects } = services;
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
    (work: (c: StaffContext, entry: Entry) => Promise<Response>) =>
    async (c: StaffContext): Promise<Response> => {
      const entry = await entryOf(c.req.param('entry') ?? '');
      if (entry && mayChange(c, entry)) return work(c, entry);
      if (entry) room.logRefusal(c, 'role');
      if (c.req.header('Content-Type')?.startsWith('application/json'))
        return c.json({ title: 'Cette page ne se change pas d’ici : copiez votre texte.' }, 404);
      return room.show(c, {
        title: 'Page introuvable',
        path: PAGES_PATH,
        scripts: [],
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

  async function showList(
    c: StaffContext,
    refused: Pick<PagesProps, 'newPage' | 'added'> = {},
  ): Promise<Response> {
    const search = (c.req.query('q') ?? '').slice(0, 100).trim();
    const entries = (await desk.list()).filter(({ entry }) => mayChange(c, entry));
    return room.show(c, {
      title: 'Pages',
      path: PAGES_PATH,
      scripts: [],
      status: refused.newPage || refused.added ? 422 : 200,
      children: <Pages {...{ entries, search, ...refused }} hasRedirects={isOwner(c)} now={clock.now()} />,
    });
  }

  routes.get(PAGES_PATH, EDITORS, (c) => showList(c));

  routes.post(`${PAGES_PATH}/nouvelle`, EDITORS, async (c) => {
    const field = await room.readForm(c, 'titre', 'adresse');
    const typed = { title: field('titre').trim(), address: field('adresse').trim() };
    const slug = slugify(typed.address || typed.title);
    const fault = await newPageFault(typed.title, slug);
    if (fault !== null) return showList(c, { newPage: { ...typed, fault } });
    const entry = freeEntry(slug);
    const fields = { title: typed.title, name: typed.title.slice(0, 40), isListed: 'oui', isInFooter: 'non' };
    const changes = changesOf({ fields, sections: [] });
    const saved = await desk.save({ entry, revision: 0, by: staffOf(c).id, changes });
    if (saved === 'stale') return showList(c, { newPage: { ...typed, fault: TAKEN } });
    return c.redirect(pagePath(entry), 303);
  });

  /** Why a new page cannot have this title and address. */
  async function newPageFault(title: string, slug: string): Promise<string | null> {
    if (title.length < 3 || title.length > 90) return 'Un titre de 3 à 90 caractères est attendu.';
    if (slug === '' || slug.length > 60)
      return 'Une adresse de 60 lettres, chiffres et tirets au plus est attendue.';
    const isKnown = (await desk.open(freeEntry(slug))).revision > 0;
    return isKnown || RESERVED.has(slug) ? TAKEN : addressFault(`/${slug}`);
  }

  /** Why no new page can have an address. */
  async function addressFault(path: string): Promise<string | null> {
    const { isPage } = await readPlaces(database);
    if (isPage(path) || retiredTo(path) !== undefined) return TAKEN;
    await redirects.refresh();
    const rule = indexRules(redirects.rules()).find(path, '');
    return rule && rule.target !== '' ? REDIRECTED : null;
  }

  routes.post(`${PAGES_PATH}/nouvelle/:area`, EDITORS, async (c) => {
    const making = makings().find(({ area }) => area === c.req.param('area'));
    if (!making) throw new AppError('not_found');
    const field = await room.readForm(c, 'nom');
    const name = field('nom').trim().replaceAll("'", '’');
    const refuse = (fault: string) => showList(c, { added: { area: making.area, name, fault } });
    const slug = slugify(name);
    if (slug === '' || slug.length > 60 || /[<>]/.test(name)) return refuse(NO_NAME);
    const entry = madeEntry(making.area, slug, name);
    const fault = await newEntryFault(entry, making);
    if (fault !== null) return refuse(fault);
    const changes = madeFrom(entry, { [namedBy(entry)]: name });
    const saved = await desk.save({ entry, revision: 0, by: staffOf(c).id, changes });
    return saved === 'stale' ? refuse(TAKEN) : c.redirect(pagePath(entry), 303);
  });

  /** Why a page of a kind cannot be added. */
  async function newEntryFault(entry: Entry, { most }: Making): Promise<string | null> {
    const added = (await desk.list()).filter((open) => open.entry.isMade && open.entry.kind === entry.kind);
    if (added.length >= most) return tooMany(most);
    const before = await desk.open(entry);
    const address = entry.shownAt ?? '';
    const isTaken = ENTRIES.some(({ path }) => path === entry.path) || before.revision > 0;
    // Another name of a page, as « react », leads to that page.
    return isTaken || canonicalPath(address) !== address ? TAKEN : addressFault(address);
  }

  routes.get(`${PAGES_PATH}.js`, EDITORS, (c) =>
    c.body(pageScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'private, max-age=31536000, immutable',
    }),
  );

  interface Refusal {
    changes?: Changes;
    /** Those that kept it from being published. */
    refusedFor?: readonly FieldIssue[];
    fault?: string;
    status?: 409 | 422;
  }

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

  routes.get(
    ENTRY,
    EDITORS,
    withEntry(async (c, entry) => show(c, await desk.open(entry))),
  );

  routes.post(
    ENTRY,
    EDITORS,
    withEntry(async (c, entry) => {
      const open = await desk.open(entry);
      const typed = textsIn(await room.readWholeForm(c));
      const field = (name: string) => typed.get(name) ?? '';
      if ([...typed.values()].some(({ length }) => length > LONGEST)) throw textTooLong(LONGEST);
      const act = field('geste');
      const { changes, place, fault } = wanted(open, act, typed);
      const base = { entry, by: staffOf(c).id, revision: Number(field('revision')) };
      if (act === 'abandonner' && open.publishedAt === null && (entry.kind === 'free' || entry.isMade)) {
        await desk.discard(entry);
        return c.redirect(PAGES_PATH, 303);
      }
      const isSaved = (await desk.save({ ...base, changes })) === 'done';
      const now = isSaved ? open : await desk.open(entry);
      // A form that is sent again because its answer was lost has said it all.
      const isSame = JSON.stringify(now.draft ?? now.published) === JSON.stringify(changes);
      if (!isSaved && !isSame)
        return room.show(c, {
          title: 'Deux textes pour une page',
          path: PAGES_PATH,
          status: 409,
          children: <PageConflict open={now} mine={changes} now={clock.now()} />,
        });
      const saved = { ...base, revision: isSaved ? base.revision + 1 : now.revision };
      if (fault) return show(c, await desk.open(entry), { fault, status: 422 });
      const isPublication = act === 'publier' || act === 'programmer';
      const isInMenus = isPublication && hasLinks(changes);
      const isOutOfMenus = act === 'depublier' && hasLinks(open.published);
      if ((isInMenus || isOutOfMenus) && !isOwner(c))
        return show(c, await desk.open(entry), { fault: MENUS_ARE_OWNERS, status: 422 });
      switch (act) {
        case 'publier':
        case 'fichier':
          return published(c, entry, await desk.publish(saved));
        case 'programmer': {
          const at = readMoment(field('jour'), field('heure'), clock.now());
          if (typeof at === 'string')
            return show(c, await desk.open(entry), { fault: MOMENT_FAULTS[at], status: 422 });
          return published(c, entry, await desk.publish({ ...saved, at }));
        }
      }
      if (act === 'depublier' && (await desk.withdraw(saved)) === 'stale')
        return published(c, entry, { outcome: 'stale' });
      return c.redirect(`${pagePath(entry)}${place}`, 303);
    }),
  );

  /** The changes that an act leaves, and where the page is shown again. */
  function wanted(open: OpenEntry, act: string, typed: ReadonlyMap<string, string>) {
    const { entry, draft, published } = open;
    const left = (changes: Changes, place = '', fault?: string) => ({ changes, place, fault });
    if (act === 'abandonner') return left(published);
    if (act === 'fichier' && !entry.isMade) return left({});
    const changes = changesFrom(entry, draft ?? published, typed);
    if (entry.kind === 'free') {
      const document = rearranged(documentOf(changes), act);
      return left(document === null ? changes : changesOf(document), placeAfter(act));
    }
    const list = entry.isMade ? null : arranged(entry, changes, act);
    if (list === null) return left(changes, '', act.startsWith('ajouter:') ? LIST_IS_FULL : undefined);
    // What is chosen among the items of a list may be gone.
    return left(changesFrom(entry, list.changes, new Map()), `#${anchorOf(list.field)}`);
  }

  async function published(c: StaffContext, entry: Entry, done: Publication): Promise<Response> {
    switch (done.outcome) {
      case 'done':
      case 'unchanged':
        return c.redirect(pagePath(entry), 303);
      case 'refused':
        return show(c, await desk.open(entry), { refusedFor: done.faults, status: 422 });
      case 'stale':
        return show(c, await desk.open(entry), {
          fault: 'Quelqu’un a modifié ou publié ces textes à l’instant. Relisez-les, puis recommencez.',
          status: 409,
        });
    }
  }

  routes.post(
    `${ENTRY}/brouillon`,
    EDITORS,
    withEntry(async (c, entry) => {
      const { revision, fields } = parseBody(draftBody, await room.readLongJson(c));
      const before = await desk.open(entry);
      const mine = changesFrom(entry, before.draft ?? before.published, new Map(Object.entries(fields)));
      const outcome = await desk.save({ entry, by: staffOf(c).id, revision, changes: mine });
      const open = await desk.open(entry);
      if (outcome === 'done')
        return c.json({ revision: revision + 1, savedAt: shortMoment(clock.now().toString(), clock.now()) });
      return c.json(
        {
          revision: open.revision,
          fields: typedFields(open),
          notice: renderToStaticMarkup(<PageConflict open={open} mine={mine} now={clock.now()} />),
        },
        409,
      );
    }),
  );

  routes.post(
    `${ENTRY}/images`,
    EDITORS,
    withEntry(async (c, entry) => {
      const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data') ?? false;
      return isForm ? withPicture(c, entry) : pictureAlone(c, { room, database, pictures, clock });
    }),
  );

  /** Keeps the picture of one field with the whole form, as it comes without JavaScript. */
  async function withPicture(c: StaffContext, entry: Entry): Promise<Response> {
    const open = await desk.open(entry);
    const before = open.draft ?? open.published;
    const refuse = async (fault: string) => show(c, await desk.open(entry), { fault, status: 422 });
    try {
      const form = await room.readFormData(c, MAX_PICTURE_SIZE + FORM_SIZE);
      const typed = textsIn(form);
      const field = c.req.query('champ') ?? '';
      const file = form.get(`fichier.${field}`);
      const isSent = file instanceof File && file.size > 0 && typed.has(field);
      const bytes = isSent ? Buffer.from(await file.arrayBuffer()) : null;
      const brought = bytes && { bytes, by: staffOf(c).id, now: clock.now() };
      if (brought) typed.set(field, await keepPicture({ database, pictures }, brought));
      const saved = await desk.save({
        entry,
        by: staffOf(c).id,
        revision: Number(typed.get('revision')),
        changes: changesFrom(entry, before, typed),
      });
      if (saved === 'stale') return await refuse('Quelqu’un a modifié cette page entre-temps : relisez-la.');
      if (!brought) return await refuse('Choisissez une image.');
      return c.redirect(`${pagePath(entry)}#${anchorOf(field)}`, 303);
    } catch (error) {
      const fault = refusalOf(error);
      if (fault === null) throw error;
      return refuse(fault);
    }
  }

  // Polled by each open editor.
  routes.get(
    `${ENTRY}/etat`,
    polled(EDITORS),
    withEntry(async (c, entry) => {
      const { revision, changed } = await desk.open(entry);
      const who = changed?.by ? personName(changed.by) : 'La ligne de commande';
      return c.json({
        revision,
        happened: changed ? `${who} a enregistré ces textes, ${shortMoment(changed.at, clock.now())}.` : '',
      });
    }),
  );

  /** The page that shows an entry, as changes would make it; `null` if they cannot be shown. */
  async function preview(c: StaffContext, entry: Entry, changes: Changes): Promise<Response | null> {
    if (entry.shownAt === null) return null;
    const read = withEntryChanged(entry, shownOf(entry, changes), content.current());
    if ('issues' in read) return null;
    const { loaderServices } = loaderServicesFor(services, c.get('requestId'));
    return renderScreen(new Request(SITE + entry.shownAt), {
      ...loaderServices,
      content: read.values,
      contentDifferences: {},
      ...NO_FORMS,
    });
  }

  routes.get(
    `${ENTRY}/apercu`,
    EDITORS,
    withEntry(async (c, entry) => {
      const { draft, published: shown } = await desk.open(entry);
      const screen = (await preview(c, entry, draft ?? shown)) ?? (await preview(c, entry, shown));
      if (!screen) throw new AppError('not_found');
      const policy = screen.headers.get('Content-Security-Policy') ?? BARE_POLICY;
      return c.html(withoutScripts(await screen.text()), 200, previewHeaders(policy));
    }),
  );

  routes.post(
    `${ENTRY}/apercu`,
    EDITORS,
    withEntry(async (c, entry) => {
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
    }),
  );

  routes.get(
    `${ENTRY}/usages`,
    EDITORS,
    withEntry(async (c, entry) => {
      const { published: shown } = await desk.open(entry);
      const { loaderServices } = loaderServicesFor(services, c.get('requestId'));
      const pages: (Place & { html: string })[] = [];
      for (const place of placesOf(entry)) {
        const screen = await renderScreen(new Request(SITE + place.path), { ...loaderServices, ...NO_FORMS });
        if (screen.ok) pages.push({ ...place, html: await screen.text() });
        // Visitors come first.
        await setImmediate();
      }
      return room.show(c, {
        title: 'Où paraissent ces textes',
        path: PAGES_PATH,
        scripts: [],
        children: <PageUsages entry={entry} usages={usagesOf(entry, shown, pages)} />,
      });
    }),
  );

  routes.get(
    `${ENTRY}/versions`,
    EDITORS,
    withEntry(async (c, entry) => {
      const open = await desk.open(entry);
      const [versions, absences] = [await desk.versions(entry), await desk.absences(entry)];
      return room.show(c, {
        title: 'Versions',
        path: PAGES_PATH,
        scripts: [],
        children: <PageVersions {...{ open, versions, absences }} now={clock.now()} />,
      });
    }),
  );

  routes.post(
    `${ENTRY}/versions/:number`,
    EDITORS,
    withEntry(async (c, entry) => {
      const field = await room.readForm(c, 'revision');
      const version = (await desk.versions(entry)).find(
        ({ number }) => number === Number(c.req.param('number')),
      );
      if (!version) throw new AppError('not_found');
      const saved = await desk.save({
        entry,
        by: staffOf(c).id,
        revision: Number(field('revision')),
        changes: version.changes,
      });
      if (saved === 'done') return c.redirect(pagePath(entry), 303);
      return show(c, await desk.open(entry), {
        fault: 'Quelqu’un a modifié ces textes entre-temps : rien n’est repris. Relisez-les.',
        status: 409,
      });
    }),
  );
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

/** Whether menus of all pages lead to a page that colleagues made. */
function hasLinks({ isInFooter, menu }: Changes): boolean {
  return isInFooter?.value === 'oui' || menu !== undefined;
}

/** The texts of a form; which fields an entry has depends on the items that the form says its lists have. */
function textsIn(form: FormData): Map<string, string> {
  return new Map(
    [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** Addresses of the server that are no pages. */
const RESERVED = new Set(['404', 'healthz', 'mesure', 'metrics', 'readyz', 'article', 'expertises']);
const TAKEN = 'Cette adresse est prise : choisissez-en une autre.';
const tooMany = (most: number) =>
  `Le site a déjà ${most} pages de cette sorte sans fichier. Supprimez des brouillons, ou faites écrire leurs fichiers (« content export ») : elles n’y comptent plus.`;
const NO_NAME = 'Un nom est attendu : des lettres, 60 au plus.';
const LIST_IS_FULL =
  'Rien n’est ajouté : cette liste, ou toute la page, a déjà autant de champs qu’il est possible.';
const MENUS_ARE_OWNERS =
  'Le menu et le pied de page sont ceux de tout le site : demandez à un responsable de publier ou de dépublier cette page.';
const REDIRECTED =
  'Une redirection mène cette adresse ailleurs : faites-la retirer par un responsable, ou choisissez une autre adresse.';

/** Where a page is shown again once its sections were arranged. */
function placeAfter(act: string): string {
  const [, verb, index] = /^(ajouter|monter|descendre|retirer):(\w+)$/.exec(act) ?? [];
  if (verb === 'monter') return `#section-${index}`;
  if (verb === 'descendre') return `#section-${Number(index) + 2}`;
  return verb === undefined ? '' : '#ajouter';
}

function typedFields({ entry, draft, published }: OpenEntry): Record<string, string> {
  const changes = draft ?? published;
  return Object.fromEntries(
    fieldsOf(entry, changes).map(({ name, value }) => [name, typedValue(changes[name]?.value ?? value)]),
  );
}
