import { randomUUID } from 'node:crypto';
import { agencyFile as agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { note } from '../../server/journal/journal.ts';
import { promisedAnswer } from '../../server/leads/promised-answer.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

const paris = (local: string) => Temporal.ZonedDateTime.from(`${local}[Europe/Paris]`).toInstant();
const stored = (instant: Temporal.Instant) => instant.toString({ fractionalSecondDigits: 3 });

describe.each(ENGINES)('figures and journal on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
    // A Tuesday.
    site.clock.advance(site.clock.now().until(paris('2026-11-24T16:00')));
  });
  afterEach(() => site.close());

  let serial = 0;
  /** Inserts leads directly into the table. */
  async function put(...leads: [came: string, page: string | null, answered?: string, more?: object][]) {
    for (const [came, page, answered, more] of leads) {
      serial += 1;
      await site.services.database
        .insertInto('leads')
        .values({
          ...LEAD,
          id: randomUUID(),
          reference: `D-${String(serial).padStart(7, '3')}`,
          created_at: stored(paris(came)),
          status: 'accepted',
          quarantine_reason: null,
          network_digest: null,
          block_digest: null,
          text_digest: null,
          mailbox_digest: null,
          taken_by: null,
          waits_until: null,
          answer_due_at: stored(promisedAnswer(paris(came), agency.hours)),
          answered_at: answered === undefined ? null : stored(paris(answered)),
          reminded_at: null,
          page,
          ...more,
        })
        .execute();
    }
  }
  const text = async (path: string, role: 'owner' | 'sales' = 'owner') => {
    const html = await (await (await signIn(site, role, role)).get(path)).text();
    const [, main = ''] = html.split('<main');
    return main
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<\/(?:tr|p|li|h\d)>/g, '\n')
      .replace(/<[^>]*>/g, ' ')
      .replace(/[^\S\n]+/g, ' ');
  };

  it('count each week’s leads, where they came from, and how soon they were answered', async () => {
    await put(
      // Within the promise: 30 min, 3 working hours over a night, 2 over a weekend.
      [
        '2026-11-16T10:00',
        '/',
        '2026-11-16T10:30',
        { utm_source: 'LinkedIn', utm_campaign: 'Rentrée', stage: 'won' },
      ],
      ['2026-11-17T17:00', '/villes/nantes', '2026-11-18T11:00', { referrer: 'google.com' }],
      ['2026-11-20T17:00', '/obtenir-un-devis', '2026-11-23T10:00', { arrival_page: '/villes/nantes' }],
      // Late: 5 working hours; and never.
      ['2026-11-18T09:00', '/services/saas', '2026-11-18T14:00', { referrer: 'linkedin' }],
      ['2026-11-19T09:00', '/article/rgpd', undefined, { arrival_page: '/article/rgpd' }],
      // At the very end of the week, from an unknown page.
      ['2026-11-22T23:59:59', null, undefined, { stage: 'won', answer_due_at: null }],
      ['2026-11-18T09:00', '/', undefined, { stage: 'spam' }],
      ['2026-11-18T09:00', '/', undefined, { status: 'quarantined', quarantine_reason: 'trap' }],
      // This week: the promise still runs.
      ['2026-11-24T15:00', '/technologies/docker?de=menu'],
      ['2026-11-23T00:00', '/plan-du-site', '2026-11-23T09:10'],
    );
    const page = await text('/equipe/chiffres', 'sales');
    // 0.5, 2, 3 and 5 working hours; 0.5, 5, 18 and 65 h by the clock.
    expect(page).toMatch(/\n 16 nov\. 6 3 sur 5 2 h 30 11 h 30 \n/);
    expect(page).toMatch(/\n 23 nov\. 2 1 sur 1, 1 en cours 10 min 9 h 10 \n/);
    expect(page).toMatch(
      / Source Demandes Dans le délai Gagnées \n linkedin 2 1 sur 2 1 \n google\.com 1 1 sur 1 0 \n/,
    );
    expect(page).toMatch(/ Campagne [^\n]*\n rentrée 1 1 sur 1 1 \n/);
    expect(page).toMatch(
      / Page d’arrivée [^\n]*\n \/article\/rgpd 1 0 sur 1 0 \n \/villes\/nantes 1 1 sur 1 0 \n inconnue 6 3 sur 4 2 \n/,
    );
    // Read once, though it is where the sender arrived and wrote.
    expect(page).toMatch(/ Article lu [^\n]*\n \/article\/rgpd 1 0 sur 1 0 \n/);
    expect(page).toMatch(/ Page du formulaire .*\n Accueil 1 1 sur 1 1 \n/s);
    expect(page).toMatch(/ Technologies 1 – 0 \n/);
    expect(page).toMatch(/8 demandes en 12 semaines\. Réponse donnée dans le délai promis : 4 sur 6\./);
    expect(page).not.toContain('plus anciennes');
  });

  it('count a promise to a sender who withdrew only where its time was over by then', async () => {
    const withdrawn = (at: string) => ({ stage: 'lost', withdrawn_at: stored(paris(at)) });
    await put(
      ['2026-11-17T10:00', '/', undefined, withdrawn('2026-11-17T11:00')],
      ['2026-11-18T10:00', '/', undefined, withdrawn('2026-11-19T11:00')],
      ['2026-11-19T10:00', '/', '2026-11-19T10:30', withdrawn('2026-11-19T11:00')],
      ['2026-11-24T15:00', '/', undefined, withdrawn('2026-11-24T15:30')],
    );
    const page = await text('/equipe/chiffres');
    expect(page).toMatch(/\n 16 nov\. 3 1 sur 2 /);
    expect(page).toMatch(/\n 23 nov\. 1 – /);
  });

  it('count a promise to a sender whose request was closed only where its time was over by then', async () => {
    const closings: [came: string, stage: 'won' | 'lost', closed: string, answered?: string][] = [
      ['2026-11-17T10:00', 'lost', '2026-11-17T11:00'],
      ['2026-11-17T10:00', 'won', '2026-11-17T11:00'],
      ['2026-11-18T10:00', 'lost', '2026-11-19T11:00'],
      ['2026-11-18T10:00', 'won', '2026-11-19T11:00'],
      ['2026-11-19T10:00', 'lost', '2026-11-23T11:00', '2026-11-19T10:30'],
      ['2026-11-24T15:00', 'lost', '2026-11-24T15:30'],
    ];
    for (const [came, stage, closed, answered] of closings)
      await put([came, '/', answered, { stage, closed_at: stored(paris(closed)) }]);
    const page = await text('/equipe/chiffres');
    expect(page).toMatch(/\n 16 nov\. 5 1 sur 3 30 min 30 min /);
    expect(page).toMatch(/\n 23 nov\. 1 – /);
  });

  it('know when a request was closed last as long as it is kept', async () => {
    const ada = await signIn(site, 'ada', 'sales');
    await put(
      ['2026-11-17T10:00', '/', undefined, { reference: 'D-CLOSED2' }],
      ['2026-11-24T14:00', '/', undefined, { reference: 'D-CLOSED3' }],
      ['2026-11-24T14:00', '/', undefined, { reference: 'D-CLOSED4' }],
    );
    const act = (reference: string, etape: string, revision: number) =>
      ada.post(`/equipe/demandes/${reference}/etape`, { etape, revision: String(revision), retour: '' });
    for (const late of ['D-CLOSED2', 'D-CLOSED3', 'D-CLOSED4']) await act(late, 'perdue', 0);
    await act('D-CLOSED4', 'nouvelle', 1);
    site.clock.advance({ hours: 5 });
    await act('D-CLOSED3', 'gagnee', 1);
    await act('D-CLOSED4', 'gagnee', 2);
    // The journal is kept for a year.
    site.clock.advance({ hours: 24 * 400 });
    await site.services.retention.purge();
    const page = await text('/equipe/chiffres?semaine=2026-11-24');
    expect(page).toMatch(/\n 16 nov\. 1 0 sur 1 /);
    expect(page).toMatch(/\n 23 nov\. 2 0 sur 1 /);
  });

  it('show twelve weeks, and lead to those before', async () => {
    expect(await text('/equipe/chiffres')).toContain('Aucune demande sur ces 12 semaines');
    await put(['2026-03-02T10:00', '/contact', '2026-03-02T11:00']);
    const html = await (await (await signIn(site, 'o', 'owner')).get('/equipe/chiffres')).text();
    expect(html).toContain('href="?semaine=2026-08-31"');
    const older = await text('/equipe/chiffres?semaine=2026-03-05');
    expect(older).not.toContain(' 23 févr. 0 ');
    expect(older).toMatch(/\n 2 mars 1 1 sur 1 1 h 1 h \n/);
    expect(older).toContain('Revenir à cette semaine');
    for (const wrong of ['2026-13-45', 'hier', '2099-01-01', ''])
      expect(await text(`/equipe/chiffres?semaine=${wrong}`), wrong).not.toContain('Revenir');
  });

  it('tell who did what, the newest first, by person and by subject, a hundred a page', async () => {
    const ada = await signIn(site, 'ada', 'sales');
    const { database, clock } = site.services;
    const notes = Array.from({ length: 120 }, (_, index) => {
      const subject = index % 2 === 0 ? 'D-7KQ3M9F' : 'C-7KQ3M9F';
      const at = clock.now().add({ seconds: index + 1 });
      return note(database, at, { staffId: ada.id, action: 'lead.replied', subject });
    });
    await Promise.all(notes);
    site.clock.advance({ seconds: 121 });
    const first = await text('/equipe/journal');
    const lines = (page: string) => page.split('\n').filter((line) => / a (?:répondu|invité) /.test(line));
    expect(lines(first)).toHaveLength(100);
    expect(lines(first)[0]).toMatch(/owner@exemple\.fr : La ligne de commande a invité cette personne/);
    expect(lines(first)[1]).toMatch(
      /mardi 24 novembre 2026 à 16 h 02 C-7KQ3M9F : ada@exemple\.fr y a répondu/,
    );
    expect(first).toContain('Plus anciennes');
    expect(lines(await text('/equipe/journal?page=2'))[0]).toContain('ada@exemple.fr y a répondu');
    expect(lines(await text(`/equipe/journal?personne=${ada.id}&page=2`))).toHaveLength(20);
    expect(lines(await text('/equipe/journal?objet=d-7kq3m9f'))).toHaveLength(60);
    expect(lines(await text('/equipe/journal?personne=commande&objet=ADA@exemple.fr'))).toHaveLength(1);
    expect(await text('/equipe/journal?objet=rien')).toContain('Rien ne correspond');
    expect(await text('/equipe/journal?page=-3&objet=%00')).toContain('Plus anciennes');
  });

  it('keep the journal for a year, and who left as long as something names them', async () => {
    const { accounts } = site.services.staff;
    const ada = await signIn(site, 'ada', 'sales');
    await signIn(site, 'grace', 'sales');
    await put(['2026-11-24T10:00', '/', undefined, { taken_by: ada.id }]);
    for (const email of ['ada@exemple.fr', 'grace@exemple.fr']) await accounts.revoke(email, null);
    const purge = () => site.services.retention.purge();
    site.clock.advance({ hours: 24 * 364 });
    expect(await purge()).toMatchObject({ entries: 0 });
    site.clock.advance({ hours: 48 });
    expect(await purge()).toMatchObject({ entries: 4 });
    expect((await accounts.list()).map(({ email }) => email)).toEqual(['ada@exemple.fr']);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('show twelve weeks, and lead to those before', async () => {
    expect(await text('/equipe/chiffres')).toContain('Aucune demande sur ces 12 semaines');
    await put(['2026-03-02T10:00', '/contact', '2026-03-02T11:00']);
    const html = await (await (await signIn(site, 'o', 'owner')).get('/equipe/chiffres')).text();
    expect(html).toContain('href="?semaine=2026-08-31"');
    const older = await text('/equipe/chiffres?semaine=2026-03-05');
    expect(older).toMatch(/\n 2 mars 1 1 sur 1 1 h 1 h \n/);
    expect(older).toContain('Revenir à cette semaine');
    for (const wrong of ['2026-13-45', 'hier', '2099-01-01', ''])
      expect(await text(`/equipe/chiffres?semaine=${wrong}`), wrong).not.toContain('Revenir');
  });
});
