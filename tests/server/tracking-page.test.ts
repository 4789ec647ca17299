import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadInput } from '../../domain/leads/lead.ts';
import { MOST_ADDITIONS, MOST_CORRECTIONS } from '../../server/leads/tracking.ts';
import { testAll } from '../support/test-all.ts';
import { visibleText } from './answers.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { LEAD, QUOTE } from './submissions.ts';
import { type Fields, firstLead, mailedLink, post, read, rows, submit, UNKNOWN } from './tracked-leads.ts';

let site: TestSite;
afterEach(() => site.close());

describe('the tracking page of a lead', () => {
  beforeEach(async () => {
    site = await createTestSite('sqlite');
  });

  it('says who deals with it, when it was answered, and that an answer is late', async () => {
    const link = await submit(site);
    expect((await read(site, link)).text).toContain('Personne ne l’a encore prise en charge');
    const { reference } = await firstLead(site);
    const stage = async (name: string, etape: string) => {
      const colleague = await signIn(site, name, 'sales');
      const { revision } = await firstLead(site);
      await colleague.post(`/equipe/demandes/${reference.toLowerCase()}/etape`, {
        etape,
        revision: String(revision),
      });
    };
    await stage('ada', 'prise-en-charge');
    const taken = await read(site, link);
    expect(taken.text).toContain('Une personne de l’équipe s’occupe de votre demande');
    expect(taken.html).not.toContain('ada@');
    site.clock.advance({ hours: 30 });
    expect((await read(site, link)).text).toContain('Nous sommes en retard');
    await stage('grace', 'repondue');
    const { text } = await read(site, link);
    expect(text).toContain('Nous vous avons répondu le mercredi 11 mars 2026');
    expect(text).not.toContain('Réponse promise');
  });

  it.each(['gagnee', 'perdue'])('says of « %s » that it is over, not answered nor late', async (etape) => {
    const link = await submit(site);
    const { reference } = await firstLead(site);
    const act = async (name: string, stage: string, revision: string) => {
      const colleague = await signIn(site, name, 'sales');
      await colleague.post(`/equipe/demandes/${reference.toLowerCase()}/etape`, { etape: stage, revision });
    };
    await act('ada', etape, '0');
    site.clock.advance({ hours: 30 });
    const { text } = await read(site, link);
    expect(text).toContain('Votre demande est close. Pour y revenir, ajoutez une précision');
    expect(text).not.toMatch(/répondu|Réponse|en retard/);
    await act('grace', 'nouvelle', '1');
    expect((await read(site, link)).text).toContain('Nous sommes en retard');
  });

  it('keeps its address out of logs, metrics, referrers, caches, sitemap and its own text', async () => {
    const link = await submit(site);
    const token = link.slice('/suivi/'.length);
    const variants = [
      link,
      `${link}/`,
      `${link}.data`,
      `/Suivi/${token}`,
      `/%73uivi/${token}`,
      `${link}?effacer`,
    ];
    for (const path of variants) {
      const answer = await site.request(ORIGIN + path);
      expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
      expect(answer.headers.get('Referrer-Policy'), path).toBe('no-referrer');
      expect(answer.headers.get('X-Robots-Tag'), path).toBe('noindex');
      expect(await answer.text(), path).not.toContain(token);
    }
    const { html } = await read(site, link);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    await post(site, link, { act: 'complete', message: '', known: '0' });
    expect(site.logs.join('')).not.toContain(token);
    expect(site.logs.join('')).toContain('"path":"/suivi/…"');
    expect(await site.services.metrics.text()).not.toContain(token);
    expect(site.pages.size().pages).toBe(0);
    for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt'])
      expect(await (await site.request(path)).text()).not.toContain('suivi');
  });

  it('keeps a mistyped address out of logs and metrics, wherever its token stands', async () => {
    const token = (await submit(site)).slice('/suivi/'.length);
    const mistyped = [
      `/fr/suivi/${token}`,
      `/FR/Suivi/${token}/encore`,
      `/suivre/${token}`,
      `/suivi${token}`,
      `/api/suivi/${token}`,
      `/fr/suivi/${token}.data`,
      `/article/${token}`,
      `/contact?suivi=${token}`,
    ];
    for (const path of mistyped) await site.request(ORIGIN + path);
    const kept = site.logs.join('') + (await site.services.metrics.text());
    expect(kept.toLowerCase()).not.toContain(token.slice(0, 12).toLowerCase());
    expect(kept).toContain('"path":"/fr/suivi/…"');
  });

  it.each(['/', '.', '%C2%A0%C2%BB'])('opens from a link with « %s » behind it (row 21)', async (end) => {
    const link = await submit(site);
    for (const typed of [link + end, `/${link}${end}`]) {
      const answer = await site.request(ORIGIN + typed);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, link]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(site.logs.join('')).not.toContain(link.slice('/suivi/'.length));
  });

  testAll([
    UNKNOWN,
    '/suivi/x',
    `/suivi/${'x'.repeat(5000)}`,
    '/suivi/__proto__',
    '/suivi/%00',
    '/suivi/D-7KQ3M9F',
  ])('answers the same 404 for what opens no lead', async (path) => {
    const { answer, text } = await read(site, path);
    expect(answer.status).toBe(404);
    expect(text).toBe((await read(site, UNKNOWN)).text);
    const forms: Fields[] = [
      { act: 'withdraw' },
      { act: 'complete', message: 'x', known: '0' },
      { act: 'erase' },
    ];
    for (const form of forms) {
      const refused = await post(site, path, form);
      expect(refused.status).toBe(404);
      expect(visibleText(await refused.text())).toContain('Ce lien ne mène à aucune demande');
    }
  });

  it.each<Record<string, string>>([
    { Origin: 'https://pirate.example' },
    { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-site' },
  ])('refuses a form with %o as proof of origin, and keeps what was typed (row 19)', async (proof) => {
    const link = await submit(site);
    expect((await post(site, link, { act: 'erase' }, proof)).status).toBe(403);
    expect(await rows(site)).toHaveLength(1);
    const form = { act: 'complete', message: 'Une précision.', known: '0' };
    const answer = await post(site, link, form, proof);
    expect(answer.status).toBe(403);
    const html = await answer.text();
    expect(html).toContain('>Une précision.</textarea>');
    expect(visibleText(html)).toContain('rien n’a été enregistré');
  });

  it.each<Record<string, string>>([{}, { Origin: 'null' }])(
    'takes a form with %o from who knows its address, as older browsers and text browsers send it',
    async (proof) => {
      const link = await submit(site);
      const form = { act: 'complete', message: 'Une précision.', known: '0' };
      expect((await post(site, link, form, proof)).status).toBe(303);
      expect((await post(site, UNKNOWN, form, proof)).status).toBe(404);
      expect((await read(site, link)).text).toContain('Une précision.');
    },
  );

  it.each<[Record<string, string>, string]>([
    [{ act: 'complete', message: ' \u200b ' }, 'Écrivez votre précision.'],
    [{ act: 'complete', message: 'x'.repeat(5001) }, 'caractères au maximum'],
    [{ act: 'correct', email: 'camille@', phone: '' }, 'Adresse e-mail invalide.'],
    [{ act: 'correct', email: 'a@b.fr', phone: '12' }, 'Numéro de téléphone invalide.'],
  ])('says what is wrong with %o, and keeps what was typed', async (form, message) => {
    const link = await submit(site);
    const answer = await post(site, link, form);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(visibleText(html).replaceAll(/\s/g, ' ')).toContain(message);
    expect(html).toContain(form.email ?? form.message?.slice(0, 5000));
  });

  it('answers an unknown form with 400', async () => {
    expect((await post(site, await submit(site), { act: 'release' })).status).toBe(400);
  });

  it('takes so many additions and corrections, and then says how to go on', async () => {
    const link = await submit(site);
    for (let round = 0; round < MOST_ADDITIONS; round += 1)
      await post(site, link, { act: 'complete', message: `Ajout ${round}`, known: String(round) });
    const more = await post(site, link, {
      act: 'complete',
      message: 'Un de trop',
      known: String(MOST_ADDITIONS),
    });
    expect(more.status).toBe(422);
    expect(visibleText(await more.text())).toContain('Vous avez déjà beaucoup ajouté');
    for (let round = 0; round <= MOST_CORRECTIONS; round += 1)
      await post(site, link, { act: 'correct', email: `n${round}@x.fr`, phone: '' });
    expect((await firstLead(site)).email).toBe(`n${MOST_CORRECTIONS - 1}@x.fr`);
  });

  it('says that it is unavailable while the database is, and never that there is no such lead', async () => {
    const link = await submit(site);
    await site.services.database.schema.alterTable('lead_links').renameTo('gone').execute();
    expect((await read(site, link)).answer.status).toBe(503);
    expect((await post(site, link, { act: 'withdraw' })).status).toBe(503);
    expect(site.logs.join('')).not.toContain(link.slice('/suivi/'.length));
  });

  it('gives no second link for a repeated submission', async () => {
    await submit(site);
    expect(await submit(site)).toBe('');
    expect(await rows(site)).toHaveLength(1);
  });

  it('is found in the mail of a lead that was released from quarantine, with what was added', async () => {
    const held = await submit(site, { ...QUOTE, verso: 'x' });
    await post(site, held, { act: 'complete', message: 'Une précision.', known: '0' });
    const { reference } = await firstLead(site);
    await site.services.leads.release(reference);
    expect((await read(site, await mailedLink(site))).answer.status).toBe(200);
    const notice = site.transport.sent.find(({ subject }) => subject.startsWith('Demande de devis'));
    expect(notice?.text).toContain('Une précision.');
  });

  it('is in the file of a person, and keeps a lead as a contact of theirs', async () => {
    const link = await submit(site);
    site.clock.advance({ hours: 24 * 365 * 2 });
    await post(site, link, { act: 'complete', message: 'Toujours d’actualité.', known: '0' });
    site.clock.advance({ hours: 24 * 365 * 2 });
    await site.services.retention.purge();
    expect(await rows(site)).toHaveLength(1);
    site.clock.advance({ hours: 24 * 366 });
    await site.services.retention.purge();
    expect((await read(site, link)).answer.status).toBe(404);
  });

  it('ends with the address that the agency corrects', async () => {
    const lead: LeadInput = LEAD;
    const { reference } = await site.services.leads.submit(lead);
    const mailed = await mailedLink(site);
    const colleague = await signIn(site, 'ada', 'sales');
    const { revision } = await firstLead(site);
    await colleague.post(`/equipe/demandes/${reference.toLowerCase()}/personne`, {
      name: lead.name,
      email: 'autre@x.fr',
      phone: '',
      revision: String(revision),
    });
    expect((await firstLead(site)).email).toBe('autre@x.fr');
    expect((await read(site, mailed)).answer.status).toBe(404);
  });
});
