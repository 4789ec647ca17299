import { agencyFile as agency, partList } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportedFile } from '../../server/agency/export-files.ts';
import { disabledArea, menuOf } from '../../server/staff/access.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { accessOf, type Colleague, signIn, textOf } from './staff-people.ts';

const ON = { ...partList };

describe('the staff screens without a blog', () => {
  let site: TestSite;
  let ada: Colleague;
  let lea: Colleague;
  beforeEach(async () => {
    Object.assign(partList, { blog: false });
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'owner');
    lea = await signIn(site, 'lea', 'editor');
  });
  afterEach(async () => {
    Object.assign(partList, ON);
    await site.close();
  });

  it('close every route to it, and none while it is on', () => {
    const desk = Object.keys(accessOf(site)).flatMap((call) => /\/equipe\/articles.*/.exec(call) ?? []);
    expect(desk.length).toBeGreaterThan(10);
    for (const path of desk) {
      expect(disabledArea(path, { ...ON, blog: false }), path).toBeDefined();
      expect(disabledArea(path, ON), path).toBeUndefined();
    }
    expect(disabledArea('/equipe/agence', { ...ON, blog: false })).toBeUndefined();
    expect(menuOf('editor', ON).map(({ path }) => path)).toEqual([
      '/equipe/articles',
      '/equipe/pages',
      '/equipe/compte',
    ]);
  });

  it('close the article desk to everybody, and say why', async () => {
    for (const person of [ada, lea]) {
      const answer = await person.get('/equipe/articles');
      expect(answer.status).toBe(404);
      expect(await textOf(answer)).toContain('Le blog est éteint Le site n’a pas de blog');
    }
    const begun = await ada.post('/equipe/articles');
    expect(begun.status).toBe(404);
    expect(await site.services.database.selectFrom('article_drafts').selectAll().execute()).toEqual([]);
  });

  it('tell an open editor that its text is not kept', async () => {
    const answer = await site.request('/equipe/articles/00000000-0000-4000-8000-000000000000/brouillon', {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { title: expect.stringContaining('Le site n’a pas de blog') },
    ]);
  });

  it('lead nowhere to it, and editors to the texts of pages', async () => {
    expect(await (await ada.get('/equipe')).text()).not.toContain('/equipe/articles');
    const home = await lea.get('/equipe');
    expect([home.status, home.headers.get('Location')]).toEqual([303, '/equipe/pages']);
    const account = await (await lea.get('/equipe/compte')).text();
    expect(account).not.toContain('/equipe/articles');
  });
});

describe('the agency’s screen', () => {
  let site: TestSite;
  let ada: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'owner');
  });
  afterEach(async () => {
    Object.assign(partList, ON);
    await site.close();
  });

  const { mailboxes, address, links } = agency;
  const named = (prefix: string, values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, String(value)]));
  const contact = (given: object) => ({
    revision: '0',
    geste: 'enregistrer',
    'phone.display': '02 41 88 12 34',
    ...named('mailboxes', mailboxes),
    ...named('address', address),
    ...named('links', given),
    sample: 'on',
  });

  it('asks for no booking link where none can be booked, and leaves the file’s where they were', async () => {
    Object.assign(partList, { booking: false });
    expect(await (await ada.get('/equipe/agence')).text()).not.toMatch(/name="links\.(?!network)/);
    const saved = await ada.post('/equipe/agence/coordonnees', contact({ network: links.network }));
    expect(saved.status).toBe(303);
    expect(site.services.facts.current().agency.links).toEqual(links);
    const { own } = await site.services.factDesk.read();
    expect(exportedFile('agency.yaml', own)).toContain(`  consultation: ${links.consultation}\n`);
  });

  it('keeps the booking links that were written on it while none can be booked', async () => {
    const mine = { ...links, consultation: 'https://rendez-vous.exemple.fr/seance' };
    await ada.post('/equipe/agence/coordonnees', contact(mine));
    Object.assign(partList, { booking: false });
    const given = {
      ...contact({ network: links.network }),
      revision: '1',
      'phone.display': '02 41 88 12 35',
    };
    expect((await ada.post('/equipe/agence/coordonnees', given)).status).toBe(303);
    const { own } = await site.services.factDesk.read();
    expect(own.contact?.links).toEqual(mine);
    Object.assign(partList, ON);
    expect(site.services.facts.current().agency).toMatchObject({
      phone: { display: expect.stringContaining('12') },
      links: mine,
    });
  });

  it('says what is allowed to who has not all three', async () => {
    const refused = await ada.post('/equipe/agence/coordonnees', contact({ ...links, discoveryCall: '' }));
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain(
      'Ce lien manque. Le même lien peut servir aux trois ; sans rendez-vous en ligne, écrivez booking: false dans content/parts.yaml.',
    );
  });
});
