import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readInboxPage } from '../../server/leads/lead-list.ts';
import { leadPath } from '../../server/leads/reference.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { leadWith, NATIVE_WAYS, QUOTE_WAY, send } from './lead-forms.ts';
import { operate } from './operator.ts';
import { signIn, textOf } from './staff-people.ts';
import { firstLead, rows } from './tracked-leads.ts';

/** As a page’s script sends it. */
const VISITED = [
  'https://www.linkedin.com/feed/',
  60_000,
  `${ORIGIN}/estimation`,
  `${ORIGIN}/villes/lyon?utm_source=LinkedIn&utm_medium=cpc&utm_campaign=%3Cb%3Eprintemps&gclid=secret`,
];
const FROM_FORM = { Referer: `${ORIGIN}/obtenir-un-devis` };

describe.each(ENGINES)('where a lead came from, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const sendIn = async (visit: unknown, text = 'Un site.') =>
    send(site, QUOTE_WAY, { body: leadWith(QUOTE_WAY, { text, visite: visit }), headers: FROM_FORM });

  it('is stored, mailed, searched, exported, counted and shown to the agency', async () => {
    expect((await sendIn(VISITED)).status).toBe(201);
    await site.services.mailer.deliverDue();
    const lead = await firstLead(site);
    expect(JSON.stringify(lead)).not.toContain('secret');
    const known = ['linkedin.com', 'cpc', '<b>printemps', '/villes/lyon', '/obtenir-un-devis'];
    const colleague = await signIn(site, 'ada', 'owner');
    const page = async (path: string) =>
      (await textOf(await colleague.get(path))).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    const run = async (name: string, ...argv: string[]) => (await operate(site.services, name, ...argv)).out;
    const places = {
      stored: JSON.stringify(lead),
      mailed: site.transport.sent.find(({ subject }) => subject.startsWith('Demande'))?.text,
      shown: await page(leadPath(lead.reference)),
      inFile: await run('leads file', '--email', lead.email),
      onTerminal: await run('leads show', lead.reference),
      exported: await run('leads export', '--csv'),
    };
    for (const [place, text] of Object.entries(places))
      for (const value of known) expect(text, place).toContain(value);
    expect(await page('/equipe')).toContain('de linkedin');
    const { database } = site.services;
    for (const search of ['linkedin.com', 'PRINTEMPS'])
      expect((await readInboxPage(database, { search }, 1)).leads).toHaveLength(1);
    expect(await page('/equipe/chiffres')).toMatch(/ linkedin 1 – 0 .* \/villes\/lyon 1 – 0 /);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('is no condition of sending it, whatever was sent', async () => {
    const visits = [undefined, null, 'x', [], [1, -1, 2, 3], ['x', 1e99, {}, 'x'.repeat(9000)]];
    for (const [index, visit] of visits.entries())
      expect((await sendIn(visit, `Un site, ${index}.`)).status).toBe(201);
    for (const { page, ...lead } of await rows(site)) {
      expect(page).toBe('/obtenir-un-devis');
      expect(lead).toMatchObject({ arrival_page: null, arrived_at: null, referrer: null, utm_source: null });
    }
  });

  it('is the campaign of the form’s address without JavaScript, and unknown otherwise', async () => {
    const [way] = NATIVE_WAYS;
    if (!way) throw new Error('No form');
    const Referer = `${ORIGIN}${way.path}?utm_campaign=flyer`;
    expect((await send(site, way, { body: way.fields, headers: { Referer } })).status).toBe(303);
    expect(await firstLead(site)).toMatchObject({ page: way.path, utm_campaign: 'flyer', referrer: null });
  });
});
