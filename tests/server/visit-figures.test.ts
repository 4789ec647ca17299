import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { changeHours } from './opening-hours.ts';
import { signIn } from './staff-people.ts';
import { CONTACT } from './submissions.ts';

const paris = (local: string) => Temporal.ZonedDateTime.from(`${local}[Europe/Paris]`).toInstant();

/** With plain spaces. */
const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ');

describe.each(ENGINES)('the figures about visits on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const goTo = (local: string) => site.clock.advance(site.clock.now().until(paris(local)));

  /** Counts visits on a day. */
  async function count(local: string, visits: number): Promise<void> {
    goTo(local);
    const headers = { Origin: ORIGIN, 'Sec-GPC': '1' };
    await site.request('/contact', { method: 'POST', body: new URLSearchParams(CONTACT), headers });
    const { visits: counts } = site.services;
    for (let visit = 0; visit < visits; visit += 1) {
      counts.addView('/');
      counts.addView('/villes/lyon');
      counts.add('source', visit % 2 === 0 ? 'google.com' : 'direct');
      counts.add('device', visit % 4 === 0 ? 'phone' : 'computer');
      counts.add('lcp', `home.${visit % 5 === 0 ? 4000 : 2000}`);
      counts.add('form', 'devis.seen');
    }
    await counts.flush();
  }

  /** A year ago, last month and this month, on the same days. */
  async function countAll(): Promise<void> {
    await count('2026-03-12T10:00', 10);
    await count('2027-02-12T10:00', 20);
    await count('2027-02-20T10:00', 100);
    await count('2027-03-12T10:00', 40);
    const { visits } = site.services;
    for (let time = 0; time < 12; time += 1) visits.add('form', 'devis.begun');
    for (let time = 0; time < 6; time += 1) visits.add('form', 'devis.refused.project_description');
    for (let time = 0; time < 3; time += 1) visits.add('form', 'devis.sent');
    for (const source of ['rare.example', 'rare.example', 'seul.example']) visits.add('source', source);
    visits.add('campaign', 'salon');
    await visits.flush();
  }

  const pageOf = async (path: string) => {
    const html = await (await (await signIn(site, 'ada', 'owner')).get(path)).text();
    const [, main = ''] = html.split('<main');
    return main
      .replace(/<\/(?:tr|p|li|h\d|dd|dt)>/g, '\n')
      .replace(/<[^>]*>/g, ' ')
      .replace(/[^\S\n]+/g, ' ');
  };

  it('tell this month beside the same days of the last one and of last year', async () => {
    await countAll();
    const page = await pageOf('/equipe/chiffres');
    expect(page).toMatch(/Arrivées\s+43\s+mois dernier 20, an dernier 10\n/);
    expect(page).toMatch(/Pages vues\s+80\s+mois dernier 40, an dernier 20\n/);
    expect(page).toMatch(/Demandes\s+1\s+mois dernier 1, an dernier 1\n/);
    expect(page).toMatch(/dont gagnées\s+0\s/);
    expect(page).toMatch(/Sur un téléphone\s+25 %\s/);
    expect(page).toMatch(/\n google\.com 20 60 5 \n/);
    expect(page).toMatch(/\n \/villes\/lyon 40 120 10 \n/);
    expect(page).toMatch(/\n 12 80 40 \n/);
    expect(page).toMatch(/40 vus \n 12 commencés, 30 % des vus \n 3 envoyés, 8 % des vus \n/);
    expect(page).toMatch(/Refusés : Votre projet \(6\)/);
    expect(page).toMatch(/\n Accueil 80 % ≤ 2 s – – \n/);
    expect(page).toContain(
      'Le champ « Votre projet » du formulaire « Demande de devis » a été refusé 6 fois',
    );
    const last = await pageOf('/equipe/chiffres?mois=2027-02');
    expect(last).toMatch(/Arrivées\s+120\s+mois dernier 0, an dernier 0\n/);
    for (const wrong of ['2027-13', 'hier', '2099-01', '2020-01'])
      expect(await pageOf(`/equipe/chiffres?mois=${wrong}`), wrong).toMatch(/Arrivées\s+43\s/);
  });

  it('go back to no month of which a part is erased', async () => {
    await count('2026-10-05T10:00', 9);
    await count('2026-10-30T10:00', 1);
    goTo('2028-11-15T10:00');
    await site.services.visits.purge();
    expect(await pageOf('/equipe/chiffres?mois=2026-10')).toMatch(/Arrivées\s+0\s/);
  });

  it('name no source that fewer than three visits came from, on the page, in the table or in the mail', async () => {
    await countAll();
    const ada = await signIn(site, 'ada', 'owner');
    const answer = await ada.get('/equipe/chiffres/tableau?mois=2027-03');
    const table = await answer.text();
    expect(answer.headers.get('Content-Disposition')).toContain('visites-2027-03.csv');
    expect(table).toContain('2027-03-12;Page vue;/villes/lyon;40\r\n');
    expect(table).toContain('2027-03;Arrivée par provenance;google.com;20\r\n');
    const page = await pageOf('/equipe/chiffres');
    expect(page).toContain('3 autres arrivées');
    goTo('2027-04-01T10:00');
    await site.services.monthlyMail.enqueueDue();
    await site.services.mailer.deliverDue();
    const mail = site.transport.sent.at(-1);
    for (const text of [table, page, mail?.text, mail?.html]) {
      expect(text).not.toMatch(/rare\.example|seul\.example|salon/);
    }
  });

  it('are mailed to the owners, once, on the first working morning of a month, in ten lines', async () => {
    await countAll();
    await signIn(site, 'ada', 'owner');
    await signIn(site, 'grace', 'owner');
    await signIn(site, 'lea', 'sales');
    const { monthlyMail, mailer } = site.services;
    // That of February.
    await monthlyMail.enqueueDue();
    await mailer.deliverDue();
    goTo('2027-04-01T08:00');
    expect(await monthlyMail.enqueueDue()).toBe(false);
    goTo('2027-04-01T09:05');
    expect(await monthlyMail.enqueueDue()).toBe(true);
    goTo('2027-04-02T09:05');
    expect(await monthlyMail.enqueueDue()).toBe(false);
    await mailer.deliverDue();
    const mails = site.transport.sent.filter(({ subject }) =>
      /^43 arrivées sur le site en mars 2027$/.test(plain(subject)),
    );
    expect(mails.map(({ to }) => to).sort()).toEqual(['ada@exemple.fr', 'grace@exemple.fr']);
    const text = plain(mails[0]?.text ?? '');
    expect(text).toContain('Arrivées : 43 (mois d’avant 120, an dernier 10)');
    expect(text).toContain('À faire. Le champ « Votre projet »');
    expect(text.split('\n').filter((line) => /^ \* |^À faire/.test(line)).length).toBeLessThanOrEqual(10);
  });

  it('are mailed of a month that an agency follows by a whole month of holidays, too', async () => {
    await count('2026-07-20T10:00', 5);
    await signIn(site, 'ada', 'owner');
    await changeHours(site, { closures: [{ from: '2026-08-01', to: '2026-08-31' }] });
    const { monthlyMail, mailer } = site.services;
    goTo('2026-08-20T10:00');
    await monthlyMail.enqueueDue();
    await mailer.deliverDue();
    expect(site.transport.sent.map(({ subject }) => plain(subject))).toContain(
      '5 arrivées sur le site en juillet 2026',
    );
  });
});
