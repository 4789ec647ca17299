import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { MAX_PICTURE_SIZE } from '../../../content/picture-forms.ts';
import { personName } from '../../../domain/person-name.ts';
import { MOMENT_FAULTS, readMoment } from '../../articles/desk/paris-time.ts';
import { keepPicture } from '../../articles/pictures/picture-store.ts';
import { type Changes, isSameValue } from '../../entries/changes.ts';
import { changesFrom } from '../../entries/changes-from.ts';
import type { Entry } from '../../entries/entries.ts';
import type { OpenEntry, Publication } from '../../entries/entry-desk.ts';
import { changesOf, documentOf, rearranged } from '../../entries/free-document.ts';
import { arranged } from '../../entries/lists.ts';
import { LOADED, loadedTexts, withTheirs } from '../../entries/loaded-texts.ts';
import { EDITORS, polled } from '../../staff/access.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { parseBody, textTooLong } from '../../staff/wire.ts';
import pageScript from '../client/page-editor.client.ts?script';
import { anchorOf } from '../screens/page-field.tsx';
import { PageConflict } from '../screens/page-versions.tsx';
import { PAGES_PATH, pagePath } from '../screens/pages.tsx';
import { FORM_SIZE, pictureAlone, refusalOf } from './article-picture.ts';
import { pagePreviewRoutes } from './page-preview.tsx';
import { createPageRoom, fieldsBody, LONGEST } from './page-room.tsx';
import { pageVersionRoutes } from './page-versions.tsx';

const draftBody = v.object({
  ...fieldsBody.entries,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  loaded: v.optional(v.pipe(v.string(), v.maxLength(LONGEST)), ''),
});

export function pageRoutes(area: StaffArea): void {
  const { routes, room, entryDesk: desk, clock, database, pictures } = area;
  const pages = createPageRoom(area);
  const { isOwner, show } = pages;

  routes.get(`${PAGES_PATH}.js`, EDITORS, (c) =>
    c.body(pageScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'private, max-age=31536000, immutable',
    }),
  );

  pages.get('', async (c, entry) => show(c, await desk.open(entry)));

  pages.post('', async (c, entry) => {
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
    if (!isSaved && !says(now, changes)) {
      const merged = withTheirs(entry, now.draft ?? now.published, typed);
      const mine = merged ? wanted(now, act, merged).changes : changes;
      if (says(now, mine)) return published(c, entry, { outcome: 'stale' });
      return room.show(c, {
        title: 'Deux textes pour une page',
        path: PAGES_PATH,
        status: 409,
        children: <PageConflict open={now} mine={mine} isMerged={merged !== undefined} now={clock.now()} />,
      });
    }
    const saved = { ...base, revision: isSaved ? base.revision + 1 : now.revision };
    if (fault) return show(c, await desk.open(entry), { fault, status: 422 });
    const isPublication = act === 'publier' || act === 'programmer';
    const isInMenus = isPublication && hasLinks(changes);
    const wasInMenus = (isPublication || act === 'depublier') && hasLinks(open.published);
    if ((isInMenus || wasInMenus) && !isOwner(c))
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
  });

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

  pages.post('/brouillon', async (c, entry) => {
    const { revision, fields, loaded } = parseBody(draftBody, await room.readLongJson(c));
    const before = await desk.open(entry);
    const typed = new Map([...Object.entries(fields), [LOADED, loaded]]);
    const mine = changesFrom(entry, before.draft ?? before.published, typed);
    const isSaved = (await desk.save({ entry, by: staffOf(c).id, revision, changes: mine })) === 'done';
    const open = await desk.open(entry);
    if (isSaved || says(open, mine))
      return c.json({
        revision: isSaved ? revision + 1 : open.revision,
        loaded: loadedTexts(entry, mine),
        savedAt: shortMoment(clock.now().toString(), clock.now()),
      });
    const theirs = open.draft ?? open.published;
    const merged = withTheirs(entry, theirs, typed);
    const conflict = {
      open,
      mine: merged ? changesFrom(entry, theirs, merged) : mine,
      isMerged: merged !== undefined,
      now: clock.now(),
    };
    return c.json(
      {
        revision: open.revision,
        loaded: loadedTexts(entry, theirs),
        fields: merged && Object.fromEntries(merged),
        notice: renderToStaticMarkup(<PageConflict {...conflict} />),
      },
      409,
    );
  });

  pages.post('/images', async (c, entry) => {
    const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data') ?? false;
    return isForm ? withPicture(c, entry) : pictureAlone(c, { room, database, pictures, clock });
  });

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
  pages.get(
    '/etat',
    async (c, entry) => {
      const { revision, changed } = await desk.open(entry);
      const who = changed?.by ? personName(changed.by) : 'La ligne de commande';
      return c.json({
        revision,
        happened: changed ? `${who} a enregistré ces textes, ${shortMoment(changed.at, clock.now())}.` : '',
      });
    },
    polled(EDITORS),
  );

  pagePreviewRoutes(area, pages);
  pageVersionRoutes(area, pages);
}

/** Whether an entry has these changes already: what is sent again because its answer was lost has said it all. */
function says({ draft, published }: OpenEntry, changes: Changes): boolean {
  return isSameValue(draft ?? published, changes);
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

const LIST_IS_FULL =
  'Rien n’est ajouté : cette liste, ou toute la page, a déjà autant de champs qu’il est possible.';
const MENUS_ARE_OWNERS =
  'Le menu et le pied de page sont ceux de tout le site : demandez à un responsable de publier ou de dépublier cette page.';

/** Where a page is shown again once its sections were arranged. */
function placeAfter(act: string): string {
  const [, verb, index] = /^(ajouter|monter|descendre|retirer):(\w+)$/.exec(act) ?? [];
  if (verb === 'monter') return `#section-${index}`;
  if (verb === 'descendre') return `#section-${Number(index) + 2}`;
  return verb === undefined ? '' : '#ajouter';
}
