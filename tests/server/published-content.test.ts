import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFaults } from '../../content/checks.ts';
import type { Content } from '../../content/content.ts';
import { casePage, cityPage, servicePage, technologyPage } from '../../content/entry-pages.ts';
import { parseFile } from '../../content/parse-file.ts';
import { placeholderFaults } from '../../content/placeholders.ts';
import { caseStudySchema, citySchema, serviceSchema, technologySchema } from '../../content/schema/pages.ts';
import { contentFiles, faultsIn } from '../../scripts/content-files.ts';
import { type Changes, keyedName, withChanges } from '../../server/entries/changes.ts';
import { changesFrom, typedValue } from '../../server/entries/changes-from.ts';
import {
  dataOf,
  ENTRIES,
  type Entry,
  textOf as fileOf,
  loadFiles,
  madeEntry,
} from '../../server/entries/entries.ts';
import { exportedEntry } from '../../server/entries/export-entry.ts';
import { fieldsOf } from '../../server/entries/fields.ts';
import { arranged, listsOf } from '../../server/entries/lists.ts';
import { madeFrom } from '../../server/entries/made-pages.ts';
import { VANNES } from '../support/added-city.ts';
import { siteContent } from '../support/site-content.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { signIn, textOf } from './staff-people.ts';

const TITLE = 'Des outils qui servent chaque matin';

function entryOf(id: string) {
  const entry = ENTRIES.find((each) => each.id === id);
  if (!entry) throw new Error(`No entry is called ${id}`);
  return entry;
}
const home = entryOf('home');

/** Ways to change a text that the build may or may not accept. */
const REWORDINGS: readonly ((text: string, size: number) => string)[] = [
  (text) => `${text} Vraiment`,
  (text, size) => text.slice(0, size),
  (text) => `${text} ${text}`,
  (text, size) =>
    text
      .split(' ')
      .toSpliced(size % 7, 1)
      .join(' '),
  (text) => `${text} [ici](/contact#formulaire)`,
  (text) => `${text} [ici](/nulle-part)`,
  (text) => text.replaceAll(/\d+/g, (number) => String(Number(number) + 1)),
  (text) => text.toUpperCase(),
  () => '',
];

/** What is done to lists before texts are typed, some of it impossible. */
const arrangements = fc.array(
  fc.tuple(fc.constantFrom('ajouter', 'monter', 'descendre', 'retirer', 'vider'), fc.nat(), fc.nat()),
  { maxLength: 4 },
);
function arrangedBy(entry: Entry, acts: [string, number, number][]): Changes {
  return acts.reduce((changes: Changes, [verb, which, place]) => {
    const lists = listsOf(entry, changes);
    const { list, keys = [] } = lists[which % lists.length] ?? {};
    const item = verb === 'ajouter' || verb === 'vider' ? '' : `.${keys[place % keys.length]}`;
    return arranged(entry, changes, `${verb}:${list}${item}`)?.changes ?? changes;
  }, {});
}

type Rebuild = (slug: string, path: string, data: unknown) => Partial<Content>;

/** The content of a build with another text of one page, made as the build makes it. */
const REBUILT: Partial<Record<Entry['kind'], Rebuild>> = {
  city: (slug, path, data) => ({
    cities: put(siteContent.cities, path, cityPage(slug, v.parse(citySchema, data))),
  }),
  technology: (slug, path, data) => ({
    technologies: put(siteContent.technologies, path, technologyPage(slug, v.parse(technologySchema, data))),
  }),
  service: (_slug, path, data) => ({
    services: put(siteContent.services, path, servicePage(path.slice(1), v.parse(serviceSchema, data))),
  }),
  case: (slug, path, data) => ({
    caseStudies: put(siteContent.caseStudies, path, casePage(slug, v.parse(caseStudySchema, data), [])),
  }),
};

function put<Page extends { path: string }>(pages: readonly Page[], path: string, page: Page): Page[] {
  return pages.map((known) => (known.path === path ? page : known));
}

function contentWith({ kind, path, shownAt }: Entry, written: string): Content {
  const slug = path.replace(/^.*\/|\.\w+$/g, '');
  return { ...siteContent, ...REBUILT[kind]?.(slug, shownAt ?? '', parseFile(path, written).data) };
}

/** Fields of an entry that are published, and where visitors then read them. */
interface Changed {
  id: string;
  typed: Record<string, string>;
  path: string;
  shown: string;
  elsewhere: Record<string, string>;
}

describe.each(ENGINES)('texts that colleagues publish over the files, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  /** A page with plain spaces. */
  const page = async (path: string, from = site) =>
    (await (await from.request(path)).text()).replace(/[\u00a0\u202f]/g, ' ');

  /** Saves a draft of these fields, over what there is. */
  async function save(id: string, typed: Record<string, string>, { services } = site) {
    const entry = entryOf(id);
    const open = await services.entryDesk.open(entry);
    const changes = changesFrom(entry, open.draft ?? open.published, new Map(Object.entries(typed)));
    expect(await services.entryDesk.save({ entry, revision: open.revision, by: null, changes })).toBe('done');
    return { entry, revision: open.revision + 1, by: null };
  }

  it('keeps the second of two people from overwriting the first', async () => {
    const { entryDesk: desk } = site.services;
    const draft = { entry: home, revision: 0, by: null };
    const changes = { 'hero.title': { value: TITLE, base: 'Avant' } };
    expect(await desk.save({ ...draft, changes })).toBe('done');
    expect(await desk.save({ ...draft, changes: {} })).toBe('stale');
    expect((await desk.open(home)).draft).toEqual(changes);
    expect(await desk.publish(draft)).toEqual({ outcome: 'stale' });
    expect(await desk.publish({ ...draft, revision: 1 })).toEqual({ outcome: 'done' });
    expect(await desk.publish({ ...draft, revision: 2 })).toEqual({ outcome: 'unchanged' });
  });

  it('reaches another node at its next refresh', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-content-'));
    const { database } = site.services.config;
    const url = database.engine === 'postgres' ? database.url : `sqlite:${folder}/site.db`;
    const startOn = () => createTestSite(engine, { environment: { DATABASE_URL: url } });
    const [one, other] = [await startOn(), await startOn()];
    try {
      await page('/', other);
      await one.services.entryDesk.publish(await save('home', { 'hero.title': TITLE }, one));
      const city = { entry: madeEntry('villes', 'vannes'), by: null };
      const changes = madeFrom(city.entry, VANNES);
      await one.services.entryDesk.save({ ...city, revision: 0, changes });
      expect(await one.services.entryDesk.publish({ ...city, revision: 1 })).toEqual({ outcome: 'done' });
      expect(await page('/', one)).toContain('Des outils qui servent');
      expect(await page('/', other)).not.toContain('Des outils qui servent');
      await other.services.content.refresh();
      expect(await page('/', other)).toContain('Des outils qui servent');
      expect(await page('/villes/vannes', other)).toContain(VANNES.heroSubTitle);
      expect(await page('/villes', other)).toContain('href="/villes/vannes"');
    } finally {
      await one.close();
      await other.close();
      await rm(folder, { recursive: true });
    }
  });

  it('is whole or not at all when a publication breaks off', async () => {
    const draft = await save('home', { 'hero.title': TITLE });
    const { database, entryDesk: desk } = site.services;
    await database.schema.alterTable('staff_journal').renameTo('away').execute();
    await expect(desk.publish(draft)).rejects.toThrow();
    await site.services.content.refresh();
    expect(await page('/')).not.toContain('Des outils qui servent');
    expect(await desk.versions(home)).toEqual([]);
    await database.schema.alterTable('away').renameTo('staff_journal').execute();
    expect(await desk.publish(draft)).toEqual({ outcome: 'done' });
    expect(await desk.versions(home)).toHaveLength(1);
  });

  it('comes at its time, unless the rest of the site has come to refuse it', async () => {
    const { entryDesk: desk, content, clock } = site.services;
    const at = clock.now().add({ hours: 1 });
    expect(await desk.publish({ ...(await save('home', { 'hero.title': TITLE })), at })).toEqual({
      outcome: 'done',
    });
    content.start();
    await content.stop();
    expect(await page('/')).not.toContain('Des outils qui servent');
    site.clock.advance({ hours: 1 });
    content.start();
    await content.stop();
    expect(await page('/')).toContain('Des outils qui servent');
    expect((await desk.open(home)).publishAt).toBeNull();
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('shows at once, in the head, in what browsers start with, in /llms.txt and in the sitemap', async () => {
    const before = await page('/contact');
    expect(before).not.toContain('id="textes"');
    const etag = (await site.request('/contact')).headers.get('ETag');
    const title = 'Écrivez-nous, {brand} vous répond';
    await site.services.entryDesk.publish(
      await save('contact', {
        'meta.title': title,
        'meta.name': 'Nous écrire',
        'hero.title': 'Parlons : de vous',
      }),
    );
    const after = await page('/contact');
    expect(after).toContain('<title>Écrivez-nous, Verrière vous répond');
    expect(after).toContain('Parlons : de vous');
    expect(after).toMatch(/<script type="application\/json" id="textes">\{"contactCopy":\{"meta":/);
    expect((await site.request('/contact')).headers.get('ETag')).not.toBe(etag);
    expect(await page('/llms.txt')).toContain('[Nous écrire](');
    expect(await page('/sitemap.xml')).toContain('/contact</loc><lastmod>2026-03-10T10:00:00');
    const ada = await signIn(site, 'ada', 'owner');
    expect(await textOf(await ada.get('/equipe/journal'))).toContain('a publié les textes de cette page');
  });

  it('changes legal pages, whose facts stay current', async () => {
    const content = 'Un texte neuf de {brand}.\n\n### Éditeur\n\nNous.';
    await site.services.entryDesk.publish(await save('mentions-legales', { content }));
    expect(await page('/mentions-legales')).toContain('Un texte neuf de Verrière.');
  });

  it('refuses what the build would refuse, and keeps it as a draft', async () => {
    const { entryDesk: desk } = site.services;
    const refused = await desk.publish(
      await save('home', { 'hero.title': '', 'hero.lead': 'Un {inconnu}', 'meta.description': 'Court' }),
    );
    expect(refused).toMatchObject({ outcome: 'refused' });
    expect('faults' in refused ? refused.faults.map(({ field }) => field) : []).toEqual([
      'hero.title',
      'hero.lead',
    ]);
    const short = await desk.publish(
      await save('home', { 'hero.title': TITLE, 'hero.lead': 'Un chapeau', 'meta.description': 'Court' }),
    );
    expect(short).toMatchObject({ faults: [{ field: 'meta.description' }] });
    expect((await desk.open(home)).draft).not.toBeNull();
  });

  it('stands as last known while the database is away, which is logged once', async () => {
    const { content, database, entryDesk: desk } = site.services;
    await desk.publish(await save('home', { 'hero.title': TITLE }));
    await database.schema.dropTable('content_entries').execute();
    await content.refresh();
    await content.refresh();
    expect(await page('/')).toContain('Des outils qui servent');
    expect(site.logs.filter((line) => line.includes('published content not read'))).toHaveLength(1);
  });

  it('stands for one page, and comes at its time, where that of another is from a build that wrote otherwise', async () => {
    const { content, database, clock, entryDesk: desk } = site.services;
    const at = clock.now().add({ hours: 1 });
    for (const [id, typed] of [
      ['booking', { action: 'Réserver ma séance' }],
      ['contact', { 'meta.title': TITLE }],
    ] as const)
      expect(await desk.publish({ ...(await save(id, typed)), at })).toEqual({ outcome: 'done' });
    await desk.publish(await save('home', { 'hero.title': TITLE }));
    const strange = JSON.stringify([{ replace: 'hero.title' }]);
    await database
      .updateTable('content_entries')
      .set({ published: strange, draft: strange, revision: 9 })
      .where('path', '=', entryOf('booking').path)
      .execute();
    site.clock.advance({ hours: 1 });
    content.start();
    await content.stop();
    expect(await page('/')).toContain('Des outils qui servent');
    expect(await page('/contact')).toContain('Des outils qui servent');
    expect(await desk.list()).toHaveLength(ENTRIES.length);
    await content.refresh();
    expect(site.logs.filter((line) => line.includes('does not fit this build'))).toHaveLength(1);
  });

  it('stands for all other pages where one row cannot be read at all', async () => {
    const { content, database, entryDesk: desk } = site.services;
    await desk.publish(await save('contact', { 'meta.title': TITLE }));
    for (const [revision, published] of [
      '{ no JSON',
      JSON.stringify({ 'items[]': { value: ['0'], base: ['{ no JSON'] } }),
    ].entries()) {
      await database
        .updateTable('content_entries')
        .set({ published, revision })
        .where('path', '=', entryOf('contact').path)
        .execute();
      const other = `${TITLE} ${revision}`;
      await desk.publish(await save('home', { 'hero.title': other }));
      expect(await page('/')).toContain(`${other}</`);
      expect((await site.request('/contact')).status).toBe(200);
    }
    await content.refresh();
    expect(site.logs.some((line) => line.includes('does not fit this build'))).toBe(true);
  });

  it('becomes files again, with their remarks, and says what differs until then', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-content-'));
    try {
      await site.services.entryDesk.publish(
        await save('home', { 'hero.title': TITLE, 'meta.keywords': 'un\ndeux' }),
      );
      expect((await operate(site.services, 'content diff')).out).toContain(`+ ${TITLE}`);
      await operate(site.services, 'content export', folder);
      const written = readFileSync(join(folder, 'copy/home.yaml'), 'utf8');
      expect(written).toContain('# La page d’accueil');
      expect(parseFile('home.yaml', written).data).toMatchObject({
        meta: { keywords: ['un', 'deux'] },
        hero: { title: TITLE },
      });
      expect((await operate(site.services, 'content export', folder)).out).toContain('Rien à écrire');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each<Changed>([
    {
      id: 'ville-saint-denis',
      typed: {
        name: 'Saint Denis',
        metaDescription:
          'À Saint Denis (93), les sièges de la Plaine demandent à leurs prestataires accessibilité et cybersécurité. Des applications prêtes en 30 jours.',
        title1: 'Des sièges qui lisent tout le dossier',
      },
      path: '/villes/saint-denis',
      shown: 'Des sièges qui lisent tout le dossier',
      elsewhere: { '/villes': 'Saint Denis', '/contact': '>Saint Denis<', '/plan-du-site': '>Saint Denis<' },
    },
    {
      id: 'service-application-web',
      typed: {
        title1: 'Un site qui travaille, sans rien à installer',
        promise: 'En ligne sous un mois, sans détour',
      },
      path: '/services/application-web',
      shown: 'Un site qui travaille',
      elsewhere: {
        '/contact': 'En ligne sous un mois',
        '/llms.txt': 'Un site qui travaille, sans rien à installer',
        '/recherche?q=travaille': '/services/application-web',
      },
    },
    {
      id: 'technologie-docker',
      typed: {
        name: 'DOCKER',
        goodFor: 'Livrer partout la même chose\nRevenir en arrière en une minute\nEssayer sans rien casser',
      },
      path: '/technologies/docker',
      shown: 'Essayer sans rien casser',
      elsewhere: { '/technologies': '>DOCKER<', '/contact': 'DOCKER', '/villes/lyon': 'DOCKER' },
    },
    {
      id: 'realisation-audit-seo',
      typed: { title: 'Trente et un défauts, rangés du pire au moindre' },
      path: '/realisations/audit-seo',
      shown: 'rangés du pire au moindre',
      elsewhere: {
        '/realisations': 'rangés du pire au moindre',
        '/recherche?q=moindre': '/realisations/audit-seo',
      },
    },
  ])('of $id are those of its page, of the hub, menus, search and sitemap', async (changed) => {
    const { id, typed, path, shown, elsewhere } = changed;
    const before = await page(path);
    expect(before).not.toContain('id="textes"');
    expect(before).not.toContain(shown);
    expect(await site.services.entryDesk.publish(await save(id, typed))).toEqual({ outcome: 'done' });
    expect(await page(path)).toContain(shown);
    expect(await page('/sitemap.xml')).toContain(`${path}</loc><lastmod>2026-03-10T10:00:00`);
    for (const [other, words] of Object.entries(elsewhere)) expect(await page(other), other).toContain(words);
    const { entryDesk: desk } = site.services;
    await desk.publish(
      await desk.open(entryOf(id)).then(async ({ entry, revision }) => {
        await desk.save({ entry, revision, by: null, changes: {} });
        return { entry, revision: revision + 1, by: null };
      }),
    );
    expect(await page(path)).toBe(before);
  });

  it('of menus, offers, the contract and the steps of a project are on the pages that show them', async () => {
    const { entryDesk: desk } = site.services;
    const changes: [string, Record<string, string>, string, string][] = [
      ['liste-menus', { 'actions.blog': 'Lire nos articles' }, '/contact', 'Lire nos articles'],
      ['liste-menus', { 'caseStudy.figure': '12 minutes' }, '/contact', '12 minutes'],
      [
        'liste-menus',
        { cities: 'nice\nlyon', pages: '/villes\n/contact' },
        '/contact',
        'href="/villes/nice"',
      ],
      ['liste-offers', { 'consulting.offers.0.title': 'Apprendre' }, '/services', 'Apprendre'],
      [
        'liste-commitments',
        { 'questions.0.answer': 'Toujours **Zoé**.' },
        '/',
        'Toujours <strong>Zoé</strong>.',
      ],
      [
        'liste-schedule',
        { 'steps.0.outcome': 'Un compte rendu signé.' },
        '/delais?projet=site-vitrine',
        'Un compte rendu signé',
      ],
      ['liste-workflow', { 'delivery.0.title': 'Un premier appel' }, '/villes/lyon', 'Un premier appel'],
    ];
    for (const [id, typed, path, shown] of changes) {
      expect(await page(path)).not.toContain(shown);
      expect(await desk.publish(await save(id, typed))).toEqual({ outcome: 'done' });
      expect(await page(path)).toContain(shown);
    }
    expect(await page('/contact')).not.toContain('href="/villes/paris"');
    expect(await desk.publish(await save('liste-menus', { pages: '/nulle-part' }))).toMatchObject({
      faults: [{ field: 'pages.0' }],
    });
    expect(
      await desk.publish(await save('liste-offers', { 'marketing.offers.0.page': '/services/nul' })),
    ).toMatchObject({
      faults: [{ field: 'marketing.offers.0.page' }],
    });
    expect(await desk.publish(await save('liste-estimates', { 'kinds.0.base.0': '9' }))).toMatchObject({
      faults: [{ field: 'kinds.0.base' }],
    });
    expect(
      await desk.publish(await save('liste-estimates', { 'kinds.0.base.0': 'six', dayRate: '0' })),
    ).toMatchObject({
      faults: [{ field: 'dayRate' }, { field: 'kinds.0.base.0' }],
    });
  });

  it('says at its field what the build would refuse of a city, a service or a case', async () => {
    const refused = async (id: string, typed: Record<string, string>) => {
      const done = await site.services.entryDesk.publish(await save(id, typed));
      return 'faults' in done ? done.faults.map(({ field }) => field) : done.outcome;
    };
    expect(await refused('ville-lyon', { name: 'Marseille', heroSubTitle: 'Trop court' })).toEqual([
      'heroSubTitle',
    ]);
    expect(await refused('ville-nantes', { name: 'Marseille' })).toEqual(['name', 'metaDescription']);
    expect(
      await refused('ville-paris', { content: 'Voir [ici](/nulle-part), [à compléter : la suite].' }),
    ).toEqual(['content', 'content (/nulle-part)']);
    expect(await refused('ville-lille', { content: '[ici](contact) ou [là](javascript:alert)' })).toEqual([
      'content (contact)',
      'content (javascript:alert)',
    ]);
    expect(await refused('ville-dijon', { content: '*_'.repeat(2000) })).toEqual(['content']);
    expect(await refused('ville-rennes', { 'questions.0.answer': 'Voir [ici](/nulle-part).' })).toEqual([
      'questions.0.answer (/nulle-part)',
    ]);
    expect(
      await refused('service-application-web', { heroTitle: 'Un <b>titre</b> qui ne va pas du tout' }),
    ).toEqual(['heroTitle']);
    expect(await refused('realisation-audit-seo', { 'figure.value': 'beaucoup trop long' })).toEqual([
      'figure.value',
    ]);
  });

  it('says nothing was changed where a form comes back as it was sent', async () => {
    await loadFiles();
    const sent = ENTRIES.flatMap((entry) => {
      const typed = new Map(
        fieldsOf(entry, {}).map(({ name, value }) => [name, typedValue(value).replaceAll('\n', '\r\n')]),
      );
      return Object.keys(changesFrom(entry, {}, typed)).map((field) => `${entry.path} ${field}`);
    });
    expect(sent).toEqual([]);
  });

  it('is what the build accepts beside all other content, however pages are reworded', async () => {
    await loadFiles();
    const files = contentFiles('.');
    const pages = ENTRIES.filter(({ kind }) => kind in REBUILT);
    const rewording = fc.tuple(fc.nat(), fc.constantFrom(...REWORDINGS), fc.nat(80));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...pages),
        arrangements,
        fc.array(rewording, { minLength: 1, maxLength: 3 }),
        async (entry, acts, rewordings) => {
          const before = arrangedBy(entry, acts);
          const fields = fieldsOf(entry, before);
          const typed = rewordings.flatMap(([index, reword, size]): [string, string][] => {
            const field = fields[index % fields.length];
            return field ? [[field.name, reword(typedValue(field.value), size)]] : [];
          });
          const changes = changesFrom(entry, before, new Map(typed));
          const faults = site.services.entryDesk.faults(entry, changes).map(({ field }) => field);
          const written = exportedEntry(entry, changes, fileOf(entry));
          const file = files.find(({ path }) => path === entry.path);
          const refused = file && (await faultsIn(file, () => written));
          if (refused !== undefined) expect(faults, refused).not.toEqual([]);
          else
            expect(faults).toEqual(
              contentFaults(contentWith(entry, written), () => true).map(({ file, field }) =>
                file === entry.path ? keyedName(changes, field) : '',
              ),
            );
        },
      ),
      { numRuns: 40, seed: 45 },
    );
  });

  it('is what the build accepts, whatever is typed', async () => {
    await loadFiles();
    const files = contentFiles('.');
    const typed = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom(
        '',
        '{brand}',
        'Un {mot',
        'à écrire',
        '[à compléter : un prix]',
        'Prix # 1 : « oui »',
        '- non',
        '12',
      ),
      fc.array(fc.lorem({ maxCount: 3 }), { maxLength: 10 }).map((lines) => lines.join('\n')),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ENTRIES),
        arrangements,
        fc.nat(),
        typed,
        async (entry, acts, index, text) => {
          const before = arrangedBy(entry, acts);
          const fields = fieldsOf(entry, before);
          const field = fields[index % fields.length]?.name ?? '';
          const changes = changesFrom(entry, before, new Map([[field, text]]));
          const faults = site.services.entryDesk.faults(entry, changes);
          const written = exportedEntry(entry, changes, fileOf(entry));
          const file = files.find(({ path }) => path === entry.path);
          const refused = file && (await faultsIn(file, () => written));
          const gaps = placeholderFaults([{ path: entry.path, text: fileOf(entry) }]);
          if (refused !== undefined) expect(faults, refused).not.toEqual([]);
          if (faults.length > 0) return;
          expect(refused).toBeUndefined();
          expect(placeholderFaults([{ path: entry.path, text: written }])).toEqual(gaps);
          expect(parseFile(entry.path, written).data).toEqual(withChanges(dataOf(entry), changes));
        },
      ),
      { numRuns: 150, seed: 45 },
    );
  });
});
