import { menu } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freeEntry } from '../../server/entries/entries.ts';
import { changesOf } from '../../server/entries/free-document.ts';
import { createDuePublication } from '../../server/entries/publication.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { type Colleague, filledForm, signIn, textOf } from './staff-people.ts';
import { CONTACT } from './submissions.ts';

const PATH = '/equipe/pages';
const JOBS = `${PATH}/libre-recrutement`;

describe('pages that colleagues make', () => {
  let site: TestSite;
  let lea: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    lea = await signIn(site, 'lea', 'editor');
  });
  afterEach(() => site.close());

  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  const page = async (path: string) => plain(await (await site.request(path)).text());
  const begin = (titre: string, adresse = '') => lea.post(`${PATH}/nouvelle`, { titre, adresse });
  const revision = async () =>
    /name="revision" value="(\d+)"/.exec(await (await lea.get(JOBS)).text())?.[1] ?? '';
  const act = async (geste: string, fields: Record<string, string> = {}, by = lea) =>
    by.post(JOBS, { revision: await revision(), geste, ...fields });

  const OWN = {
    title: 'Travailler chez nous',
    name: 'Recrutement',
    lead: 'Trois postes sont ouverts, à Paris et à distance.',
    metaDescription:
      'Trois postes ouverts dans une agence de huit personnes : ce que vous y ferez, avec qui, et comment nous écrire en deux minutes.',
    isListed: 'oui',
    isInFooter: 'non',
  };
  const SECTIONS = {
    'sections.0.title': 'Les postes',
    'sections.0.content':
      '### Développeuse\nDu **TypeScript** chaque jour.\n\n### Designer\nDes écrans utiles. <script>alert(1)</script>',
    'sections.1.title': 'Écrivez-nous',
    'sections.1.subject': 'Candidature',
    'sections.1.thanks': 'Merci : nous lisons chaque candidature, et répondons sous une semaine.',
  };

  async function publishJobs(fields: Record<string, string> = {}): Promise<Response> {
    await begin('Travailler chez nous', 'recrutement');
    await act('ajouter:cards', OWN);
    await act('ajouter:form', { ...OWN, ...SECTIONS });
    return act('publier', { ...OWN, ...SECTIONS, ...fields });
  }

  it('are begun, filled, published and found, without a build', async () => {
    expect((await begin('Travailler chez nous', 'recrutement')).headers.get('Location')).toBe(JOBS);
    expect((await site.request('/recrutement')).status).toBe(404);
    const empty = await act('publier', OWN);
    expect([empty.status, await textOf(empty)]).toEqual([422, expect.stringContaining('Pas encore publié')]);
    expect((await act('ajouter:cards', OWN)).headers.get('Location')).toBe(`${JOBS}#ajouter`);
    await act('ajouter:form', { ...OWN, ...SECTIONS });
    const preview = await (await lea.get(`${JOBS}/apercu`)).text();
    expect(preview).toContain('Développeuse');
    expect((await act('publier', { ...OWN, ...SECTIONS })).status).toBe(303);

    const html = await page('/recrutement');
    expect(html).toContain('<h3 class="text-xl">Développeuse</h3>');
    expect(html).toContain('<strong>TypeScript</strong>');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>Travailler chez nous | Verrière</title>');
    expect(await page('/sitemap.xml')).toContain('/recrutement</loc><lastmod>');
    expect(await page('/plan-du-site')).toContain('href="/recrutement"');
    expect(await page('/recherche?q=recrutement')).toContain('href="/recrutement"');
    expect(await page('/contact')).not.toContain('href="/recrutement"');
    expect((await site.request('/Recrutement/')).headers.get('Location')).toMatch(/\/recrutement$/);
  });

  it('keep out of search engines and lists when they are to', async () => {
    await publishJobs({ isListed: 'non' });
    expect(await page('/recrutement')).toContain('<meta name="robots" content="noindex"/>');
    expect(await page('/sitemap.xml')).not.toContain('/recrutement');
    expect(await page('/recherche?q=travailler+chez+nous')).not.toContain('href="/recrutement"');
  });

  it('bring leads that say where they come from, and thank in their own words', async () => {
    await publishJobs();
    const sent = await site.request('/recrutement?envoi', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(CONTACT).toString(),
    });
    expect(sent.status).toBe(303);
    const confirmation = sent.headers.get('Location') ?? '';
    expect(await page(confirmation)).toContain('nous lisons chaque candidature');
    const lead = await site.services.database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ kind: 'contact', email: CONTACT.email, page: '/recrutement' });
    const owner = await signIn(site, 'ada', 'owner');
    const shown = await textOf(await owner.get(`/equipe/demandes/${lead.reference.toLowerCase()}`));
    expect(shown).toContain('Candidature');
  });

  it('have their sections moved and removed, with what is typed', async () => {
    await publishJobs();
    await act('monter:1', { ...OWN, ...SECTIONS, 'sections.0.title': 'Nos postes' });
    let text = await (await lea.get(JOBS)).text();
    expect(text).toMatch(/1\. Formulaire[\s\S]*2\. Cartes[\s\S]*Nos postes/);
    await act('retirer:0');
    text = await (await lea.get(JOBS)).text();
    expect(text).toContain('1. Cartes');
    expect(text).not.toContain('Candidature');
    expect(await page('/recrutement')).toContain('Écrivez-nous');
  });

  it('keep the sections of who keeps a text, though a colleague arranged them otherwise', async () => {
    await publishJobs();
    const noe = await signIn(site, 'noe', 'editor');
    const mine = await filledForm(noe, JOBS, { 'sections.0.title': 'Mes postes', geste: 'enregistrer' });
    await act('monter:1', { ...OWN, ...SECTIONS });
    const conflict = await noe.post(JOBS, mine);
    expect(conflict.status).toBe(409);
    const html = await conflict.text();
    const kept = Object.fromEntries(
      Array.from(
        html.matchAll(/<input type="hidden"[^>]*? name="(.+?)"[^>]*? value="(.*?)"/g),
        ([, ...pair]) => pair,
      ),
    );
    expect(kept).toMatchObject({ 'sections.0.title': 'Mes postes', 'sections.1.title': 'Écrivez-nous' });
    expect(html).toContain('<del>Écrivez-nous</del> <ins>Mes postes</ins>');
    expect((await noe.post(JOBS, { ...kept, geste: 'enregistrer' })).status).toBe(303);
    const text = await (await noe.get(JOBS)).text();
    expect(text).toMatch(/1\. Cartes[\s\S]*Mes postes[\s\S]*2\. Formulaire[\s\S]*Écrivez-nous/);
    const form = await filledForm(noe, JOBS, {});
    expect(form['sections.1.thanks']).toBe(SECTIONS['sections.1.thanks']);
  });

  it('keep what a colleague wrote in another section, while one that both changed is wholly chosen', async () => {
    await publishJobs();
    const noe = await signIn(site, 'noe', 'editor');
    const loaded = await filledForm(noe, JOBS, { geste: 'enregistrer' });
    await act('enregistrer', { ...OWN, ...SECTIONS, 'sections.0.title': 'Nos postes' });
    const crossed = async (fields: Record<string, string>) =>
      textOf(await noe.post(JOBS, { ...loaded, ...fields }));
    const other = await crossed({ 'sections.1.title': 'Une question ?' });
    expect(other).toContain('le reste est tel qu’enregistré');
    expect(other).not.toContain('Nos postes');
    const same = await crossed({ 'sections.0.content': '### Développeuse\nDu TypeScript.' });
    expect(same).toContain('même là où vous n’avez rien changé');
    expect(same).toContain('Nos postes Les postes');
  });

  it('end by hand or after their last day, and their address says so', async () => {
    await publishJobs({ until: '2026-03-31' });
    const { content } = site.services;
    expect((await site.request('/recrutement')).status).toBe(200);
    site.clock.advance({ hours: 24 * 60 });
    const { database, clock, logger } = site.services;
    await createDuePublication({ database, clock, logger })({});
    await content.refresh();
    expect((await site.request('/recrutement')).status).toBe(410);
    lea = await signIn(site, 'noa', 'editor');
    expect(await page('/sitemap.xml')).not.toContain('/recrutement');
    await act('publier', { ...OWN, ...SECTIONS, until: '' });
    expect((await site.request('/recrutement')).status).toBe(200);
    await act('depublier', { ...OWN, ...SECTIONS });
    expect((await site.request('/recrutement')).status).toBe(410);
    const ended = await textOf(await lea.get(JOBS));
    expect(ended).toContain('Brouillon');
    expect(ended).not.toContain('Supprimer cette page');
  });

  it('send their visitors on once they end, until they come back', async () => {
    expect(await textOf(await publishJobs({ next: '/nulle-part' }))).toContain(
      'n’est pas une autre page du site',
    );
    const own = { ...OWN, ...SECTIONS, next: '/contact' };
    expect((await act('publier', own)).status).toBe(303);
    await act('depublier', own);
    const gone = await site.request('/recrutement?de=pub');
    expect([gone.status, gone.headers.get('Location')]).toEqual([301, '/contact?de=pub']);
    expect((await act('publier', own)).status).toBe(303);
    expect((await site.request('/recrutement')).status).toBe(200);
    await act('depublier', own);
    expect((await site.request('/recrutement')).status).toBe(301);
  });

  it('have a picture of their own where they are shared, in lists or not', async () => {
    await publishJobs({ isListed: 'non' });
    expect(await page('/recrutement')).toContain('/assets/partage/recrutement.jpg');
    const drawn = await site.request('/assets/partage/recrutement.jpg');
    expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  });

  it('have an address that nothing else has', async () => {
    for (const [title, address] of [
      ['Contact', ''],
      ['Une équipe', 'equipe'],
      ['Ancienne', 'mentions-legales'],
      ['Rien', '???'],
    ] as const)
      expect((await begin(title, address)).status, address).toBe(422);
    await begin('Travailler chez nous', 'recrutement');
    const again = await begin('Autre', 'Recrutement');
    expect(await textOf(again)).toContain('Cette adresse est prise');
  });

  it('have no address that a redirect leads elsewhere', async () => {
    await site.services.redirects.add([{ source: '/recrutement', target: '/contact' }], null);
    expect(await textOf(await begin('Travailler chez nous', 'recrutement'))).toContain('Une redirection');
  });

  it('count among the pages for redirects, in lists or not', async () => {
    await publishJobs({ isListed: 'non' });
    const ada = await signIn(site, 'ada', 'owner');
    const over = await ada.post('/equipe/redirections', { source: '/recrutement', cible: '/contact' });
    expect(over.status).toBe(422);
    await ada.post('/equipe/redirections', { source: '/jobs', cible: '/recrutement' });
    expect((await site.request('/jobs')).headers.get('Location')).toBe('/recrutement');
  });

  it('are not published when their last day is over', async () => {
    const refused = await publishJobs({ until: '2020-01-01' });
    expect([refused.status, await textOf(refused)]).toEqual([
      422,
      expect.stringContaining('ce jour est passé'),
    ]);
    expect((await site.request('/recrutement')).status).toBe(404);
  });

  it('leave links behind that hold up no other page once they end', async () => {
    await publishJobs();
    const { entryDesk: desk } = site.services;
    const publish = async (slug: string, content: string) => {
      const changes = changesOf({
        fields: { ...OWN, title: slug, name: slug },
        sections: [{ kind: 'text', content }],
      });
      const { entry, revision } = await desk.open(freeEntry(slug));
      await desk.save({ entry, revision, by: null, changes });
      return desk.publish({ entry, revision: revision + 1, by: null });
    };
    const linking = 'Voyez [nos postes](/recrutement), ouverts toute l’année.';
    expect(await publish('annonce', linking)).toEqual({ outcome: 'done' });
    await act('depublier', { ...OWN, ...SECTIONS });
    expect(await publish('salon', 'Nous y serons toute la semaine.')).toEqual({ outcome: 'done' });
    expect(await publish('annonce', `${linking} Venez.`)).toMatchObject({ outcome: 'refused' });
  });

  it('need an owner for the footer and the menu', async () => {
    const group = menu.services[1]?.title ?? '';
    expect((await publishJobs({ menu: group })).status).toBe(422);
    const refused = await act('publier', { ...OWN, ...SECTIONS, menu: '', isInFooter: 'oui' });
    expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining('responsable')]);
    const ada = await signIn(site, 'ada', 'owner');
    const own = { ...OWN, ...SECTIONS, menu: group };
    expect((await act('publier', own, ada)).status).toBe(303);
    expect(await page('/contact')).toMatch(/<header[\s\S]*href="\/recrutement"[\s\S]*<\/header>/);
    expect((await act('publier', { ...own, menu: '', isInFooter: 'oui' }, ada)).status).toBe(303);
    expect(await page('/contact')).toContain('href="/recrutement"');
    expect(await page('/contact')).not.toMatch(/<header[\s\S]*href="\/recrutement"[\s\S]*<\/header>/);
    expect((await act('publier', { ...OWN, ...SECTIONS, menu: '' })).status).toBe(422);
    expect(await page('/contact')).toContain('href="/recrutement"');
    expect((await act('depublier', { ...OWN, ...SECTIONS, isInFooter: 'oui' })).status).toBe(422);
    expect((await site.request('/recrutement')).status).toBe(200);
    expect((await act('depublier', { ...OWN, ...SECTIONS }, ada)).status).toBe(303);
    expect((await site.request('/recrutement')).status).toBe(410);
  });

  it('are refused with the sentence of each fault', async () => {
    const refused = await publishJobs({
      'sections.0.content': 'Sans aucun titre de carte dans ce texte.',
      until: 'demain',
    });
    const text = await textOf(refused);
    const lost = await act('publier', {
      ...OWN,
      ...SECTIONS,
      until: '',
      'sections.0.content': '### Un\nVoir [ailleurs](/nulle-part).\n\n### Deux\nVoir.',
    });
    expect(await textOf(lost)).toContain('« /nulle-part » n’existe pas');
    expect(refused.status).toBe(422);
    expect(text).toContain('chaque partie commence par une ligne « ### Son titre »');
    expect(text).toContain('une date est attendue');
  });

  it('are deleted before their publication, and never after', async () => {
    await begin('Travailler chez nous', 'recrutement');
    expect((await act('abandonner')).headers.get('Location')).toBe(PATH);
    expect((await lea.get(JOBS)).status).toBe(404);
  });
});
