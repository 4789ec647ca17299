import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENTRIES } from '../../server/entries/entries.ts';
import { fieldsOf } from '../../server/entries/fields.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { type Colleague, filledForm, signIn, textOf } from './staff-people.ts';

const PATH = '/equipe/pages';
const HOME = `${PATH}/home`;
const TITLE = 'Des outils qui servent chaque matin';

describe('the texts of pages, as an editor changes them', () => {
  let site: TestSite;
  let lea: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    lea = await signIn(site, 'lea', 'editor');
  });
  afterEach(() => site.close());

  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  const page = async (path: string) => plain(await (await site.request(path)).text());

  const filled = (path: string, changes: Record<string, string>, by = lea) => filledForm(by, path, changes);

  it('are listed and found by their words', async () => {
    expect(await textOf(await lea.get(PATH))).toContain('Accueil / ');
    const found = await textOf(await lea.get(`${PATH}?q=verriere%20inconnue`));
    expect(found).toContain('Aucun texte ne correspond');
    const some = await textOf(await lea.get(`${PATH}?q=${encodeURIComponent('CLES EN MAIN')}`));
    expect(some).toContain('Accueil');
    expect(some).not.toContain('Plan du site');
  });

  it('are kept as a draft, shown in the preview, then published', async () => {
    const saved = await lea.post(HOME, await filled(HOME, { 'hero.title': TITLE, geste: 'enregistrer' }));
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, HOME]);
    expect(await page('/')).not.toContain('Des outils qui servent');
    const preview = await lea.get(`${HOME}/apercu`);
    expect(preview.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
    expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(plain(await preview.text())).toContain('Des outils qui servent');
    expect((await site.request('/')).headers.get('Content-Security-Policy')).toContain(
      "frame-ancestors 'none'",
    );
    expect(await textOf(await lea.get(HOME))).toContain('Brouillon');
    const done = await lea.post(HOME, await filled(HOME, { geste: 'publier' }));
    expect(done.status).toBe(303);
    expect(await page('/')).toContain('Des outils qui servent');
    expect(await textOf(await lea.get(PATH))).toContain('Changé sur le site');
  });

  it('are published however many fields a page has', async () => {
    const editors = ENTRIES.filter(({ isOwners }) => !isOwners);
    for (const entries of Map.groupBy(editors, ({ kind }) => kind).values()) {
      const [largest] = entries.toSorted((a, b) => fieldsOf(b, {}).length - fieldsOf(a, {}).length);
      const path = `${PATH}/${largest?.id}`;
      const fields = await filled(path, { geste: 'enregistrer' });
      expect([path, (await lea.post(path, fields)).status]).toEqual([path, 303]);
    }
  });

  it('are refused with a sentence at the field, and kept', async () => {
    const refused = await lea.post(
      HOME,
      await filled(HOME, {
        'hero.lead': 'Bonjour {inconnu}',
        'meta.title': 'x'.repeat(70),
        geste: 'publier',
      }),
    );
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('href="#champ-hero-lead"');
    expect(html).toMatch(
      /id="champ-hero-lead"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="champ-hero-lead"/,
    );
    expect(html).toContain('{inconnu} ne désigne rien ici');
    expect(html).toContain('Bonjour {inconnu}</textarea>');
  });

  it('show both texts when two people saved, and let the second one choose', async () => {
    const noe = await signIn(site, 'noe', 'editor');
    const late = await filled(HOME, { 'hero.title': 'Mon titre', geste: 'enregistrer' }, noe);
    await lea.post(HOME, await filled(HOME, { 'hero.title': TITLE, geste: 'enregistrer' }));
    const conflict = await noe.post(HOME, late);
    expect(conflict.status).toBe(409);
    const words = await textOf(conflict);
    expect(words).toContain('Lea a enregistré d’autres textes');
    expect(words).toMatch(/Des outils qui servent chaque matin +Mon titre/);
    const kept = await noe.post(HOME, { ...late, revision: '1' });
    expect(kept.status).toBe(303);
    expect(await (await noe.get(HOME)).text()).toContain('value="Mon titre"');
  });

  it('keep what a colleague saved where the second one changed nothing, with and without the script', async () => {
    const noe = await signIn(site, 'noe', 'editor');
    const loaded = await filled(HOME, {}, noe);
    await lea.post(HOME, await filled(HOME, { 'hero.title': TITLE, geste: 'enregistrer' }));
    const { revision: _, loaded: digests, ...others } = loaded;
    const fields = { ...others, 'hero.lead': 'Mon chapeau' };
    const answer = await site.request(`${HOME}/brouillon`, {
      method: 'POST',
      headers: { ...noe.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ revision: 0, loaded: digests, fields }),
    });
    const { notice, ...crossed } = await answer.json();
    expect([answer.status, crossed.revision]).toEqual([409, 1]);
    expect(crossed.fields).toMatchObject({ 'hero.title': TITLE, 'hero.lead': 'Mon chapeau' });
    expect(notice.match(/<del>/g)).toHaveLength(1);
    const untouched = await noe.post(HOME, { ...loaded, geste: 'publier' });
    expect([untouched.status, await textOf(untouched)]).toEqual([
      409,
      expect.stringContaining('Quelqu’un a modifié ou publié ces textes'),
    ]);
    const late = { ...loaded, 'hero.lead': 'Mon chapeau', geste: 'enregistrer' };
    const words = await textOf(await noe.post(HOME, late));
    expect(words).toContain('Mon chapeau');
    expect(words).not.toContain(TITLE);
    expect(words).toContain('le reste est tel qu’enregistré');
    const kept = { ...loaded, ...crossed.fields, revision: '1', loaded: crossed.loaded };
    expect((await noe.post(HOME, { ...kept, geste: 'enregistrer' })).status).toBe(303);
    expect(await filled(HOME, {})).toMatchObject({ 'hero.title': TITLE, 'hero.lead': 'Mon chapeau' });
  });

  it('are published once, though the same form comes again after a fault, or an answer that was lost', async () => {
    const form = await filled(HOME, { 'hero.title': TITLE, geste: 'publier' });
    const { database } = site.services;
    await database.schema.alterTable('content_versions').renameTo('away').execute();
    expect((await lea.post(HOME, form)).status).toBeGreaterThanOrEqual(500);
    await database.schema.alterTable('away').renameTo('content_versions').execute();
    for (let time = 0; time < 2; time += 1) expect((await lea.post(HOME, form)).status).toBe(303);
    expect(await page('/')).toContain('Des outils qui servent');
    expect(await database.selectFrom('content_versions').select('number').execute()).toHaveLength(1);
  });

  it('follow what is typed, and save by themselves', async () => {
    const send = (path: string, body: object) =>
      site.request(`${HOME}/${path}`, {
        method: 'POST',
        headers: { ...lea.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { revision: _, geste: __, ...fields } = await filled(HOME, { 'hero.title': TITLE });
    const followed = await (await send('apercu', { fields })).json();
    expect(plain(followed.main)).toContain('Des outils qui servent');
    expect(followed.result).toContain('data-search-result');
    expect(
      (await (await send('apercu', { fields: { ...fields, 'hero.title': '' } })).json()).faults,
    ).toContain('Un point à corriger');
    expect(await (await send('brouillon', { revision: 0, fields })).json()).toMatchObject({ revision: 1 });
    // As after an answer that was lost.
    const again = await send('brouillon', { revision: 0, fields });
    expect([again.status, (await again.json()).revision]).toEqual([200, 1]);
    const other = { ...fields, 'hero.title': 'Un autre titre' };
    expect((await send('brouillon', { revision: 0, fields: other })).status).toBe(409);
    const long = await send('brouillon', { revision: 1, fields: { 'hero.title': 'x'.repeat(100_001) } });
    expect([long.status, plain((await long.json()).title)]).toEqual([
      413,
      'Un de ces textes dépasse 100 000 caractères.',
    ]);
    const large = await send('brouillon', { revision: 1, fields: { 'hero.title': 'x'.repeat(2_100_000) } });
    expect((await large.json()).title).toContain('2 Mio');
    expect(await (await lea.get(`${HOME}/etat`)).json()).toMatchObject({ revision: 1 });
  });

  it('have versions, that come back as a draft, and go back to the files', async () => {
    await lea.post(HOME, await filled(HOME, { 'hero.title': TITLE, geste: 'publier' }));
    await lea.post(HOME, await filled(HOME, { 'hero.title': 'Un autre titre', geste: 'publier' }));
    const versions = await textOf(await lea.get(`${HOME}/versions`));
    expect(versions).toMatch(/Version 2.*Des outils qui servent chaque matin +Un autre titre.*Version 1/);
    const { revision = '' } = await filled(HOME, {});
    expect((await lea.post(`${HOME}/versions/1`, { revision })).status).toBe(303);
    expect(await (await lea.get(HOME)).text()).toContain(TITLE);
    await lea.post(HOME, await filled(HOME, { geste: 'abandonner' }));
    expect(await page('/')).toContain('Un autre titre');
    await lea.post(HOME, await filled(HOME, { geste: 'fichier' }));
    expect(await page('/')).not.toContain('Un autre titre');
    expect(await page('/')).not.toContain('id="textes"');
  });

  it('can be scheduled', async () => {
    const at = { jour: '2026-03-11', heure: '09:00', geste: 'programmer' };
    expect((await lea.post(HOME, await filled(HOME, { ...at, 'hero.title': TITLE }))).status).toBe(303);
    expect(await textOf(await lea.get(HOME))).toContain('Programmé');
    const past = await lea.post(HOME, await filled(HOME, { ...at, jour: '2026-03-01' }));
    expect(past.status).toBe(422);
    expect(await textOf(past)).toContain('Ce moment est passé');
  });

  it('say on which pages they are read, each with its name', async () => {
    await lea.post(HOME, await filled(HOME, { 'hero.title': TITLE, geste: 'publier' }));
    const home = await textOf(await lea.get(`${HOME}/usages`));
    expect(home).toContain(`Premier écran, titre ${TITLE} Accueil`);
    const steps = await textOf(await lea.get(`${PATH}/liste-workflow/usages`));
    expect(steps).toMatch(/, 1, titre Appel découverte .*Technologies, par exemple .* Villes, par exemple /);
    const city = await textOf(await lea.get(`${PATH}/ville-saint-denis/usages`));
    expect(city).toMatch(
      /Nom dans les liens Saint-Denis Lille Paris Saint-Denis Accueil .* Services, par exemple /,
    );
    expect(city).toMatch(/Titre du texte [^.]* Saint-Denis [A-Z]/);
  });

  it('change prices everywhere, and say that they are no longer an example', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const prices = `${PATH}/liste-estimates`;
    expect(await page('/services/site-vitrine')).toContain('3 300');
    const typed = await filled(prices, { dayRate: '600,5', geste: 'publier' }, ada);
    expect(await textOf(await ada.post(prices, typed))).toContain('Prix d’une journée de travail');
    const changed = {
      revision: '1',
      dayRate: ' 1 000 ',
      sample: 'Non',
      'kinds.0.base.1': '8,5',
      geste: 'publier',
    };
    expect((await ada.post(prices, { ...typed, ...changed })).status).toBe(303);
    const service = await page('/services/site-vitrine');
    expect(service).toContain('6 000 à 8 500 €');
    expect(await page('/estimation')).not.toContain('id="textes"');
    expect(await page('/estimation')).toContain('1 000 €');
    expect((await filled(prices, {}, ada))['kinds.0.base.1']).toBe('8,5');
  });

  it('leave legal pages, menus and prices to owners', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    for (const id of [
      'mentions-legales',
      'liste-menus',
      'liste-offers',
      'liste-estimates',
      'liste-commitments',
    ]) {
      const path = `${PATH}/${id}`;
      expect(await textOf(await lea.get(path)), id).toContain('un responsable seul la change');
      expect((await lea.post(path, { revision: '0', geste: 'publier' })).status).toBe(404);
      expect((await ada.get(path)).status).toBe(200);
    }
    expect(await textOf(await lea.get(PATH))).not.toContain('Mentions légales');
    const sam = await signIn(site, 'sam', 'sales');
    expect((await sam.get(HOME)).status).toBe(403);
  });
});
