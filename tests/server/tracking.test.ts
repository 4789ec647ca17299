import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadInput } from '../../domain/leads/lead.ts';
import { MOST_ADDITIONS, MOST_CORRECTIONS } from '../../server/leads/tracking.ts';
import { tokenDigest } from '../../server/staff/tokens.ts';
import { visibleText } from './answers.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { signIn, textOf } from './staff-people.ts';
import { CONTACT, CONTACT_PATH, LEAD, QUOTE, QUOTE_PATH, tokenHeaders } from './submissions.ts';

type Fields = Record<string, string>;

const UNKNOWN = `/suivi/${'A'.repeat(43)}`;
const FROM_PAGE = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };

let site: TestSite;
afterEach(() => site.close());

/** Sends a lead as a page's script does, and returns the path of its page. */
async function submit(fields: object = QUOTE, path = QUOTE_PATH): Promise<string> {
  const answer = await site.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await tokenHeaders(site)) },
    body: JSON.stringify(fields),
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('Location') ?? '';
}

async function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = FROM_PAGE,
) {
  return site.request(ORIGIN + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const read = async (path: string) => {
  const answer = await site.request(ORIGIN + path);
  const html = await answer.text();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return { answer, html, text: visibleText(main) };
};

const rows = () => site.services.database.selectFrom('leads').selectAll().orderBy('created_at').execute();
const firstLead = async () => {
  const [lead] = await rows();
  if (!lead) throw new Error('No lead');
  return lead;
};
const mails = async (message: string) =>
  site.services.database.selectFrom('outbox').selectAll().where('message', '=', message).execute();

/** The link in the visitor's confirmation mail. */
async function mailedLink(): Promise<string> {
  await site.services.mailer.deliverDue();
  const mail = site.transport.sent.find(({ text }) => text.includes('/suivi/'));
  return /\/suivi\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
}

describe.each(ENGINES)('a lead in its sender’s hands on %s', (engine) => {
  beforeEach(async () => {
    site = await createTestSite(engine);
  });

  it('opens by the link of the answer and by that of the mail, of which digests alone are kept', async () => {
    const link = await submit();
    const mailed = await mailedLink();
    expect(link).toMatch(/^\/suivi\/[\w-]{43}$/);
    expect(mailed).toMatch(/^\/suivi\/[\w-]{43}$/);
    expect(mailed).not.toBe(link);
    const { reference } = await firstLead();
    for (const path of [link, mailed]) {
      const { answer, text } = await read(path);
      expect(answer.status).toBe(200);
      expect(text).toContain(reference);
      expect(text).toContain('Un site vitrine pour notre atelier.');
      expect(text).toMatch(/Réponse promise avant le mardi 10 mars 2026 à 15\sh/);
    }
    const { database } = site.services;
    const digests = (await database.selectFrom('lead_links').select('digest').execute()).map(
      ({ digest }) => digest,
    );
    expect(digests.toSorted()).toEqual(
      [link, mailed].map((path) => tokenDigest(path.slice('/suivi/'.length))).toSorted(),
    );
    const tables = ['leads', 'outbox', 'lead_links', 'submission_keys', 'staff_journal', 'secrets'] as const;
    for (const table of tables) {
      const all = JSON.stringify(await database.selectFrom(table).selectAll().execute());
      for (const path of [link, mailed]) expect(all).not.toContain(path.slice('/suivi/'.length));
    }
  });

  it('changes nothing when it is opened', async () => {
    const link = await submit();
    const dump = async () =>
      JSON.stringify([await rows(), await mails('notice'), await mails('confirmation')]);
    const before = await dump();
    for (const path of [link, `${link}?effacer`, `${link}?fait=withdraw`]) await read(path);
    expect(await dump()).toBe(before);
  });

  it('is completed once by a form that comes twice or at the same time, and tells the agency', async () => {
    const link = await submit();
    const form = { act: 'complete', message: 'Avant le 1er juin.\n\nMerci.', known: '0' };
    const answers = await Promise.all([post(link, form), post(link, form), post(link, form)]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe(`${link}?fait=complete#suite`);
    }
    expect((await read(link)).text).toContain('Avant le 1er juin.');
    expect(await mails('completed')).toHaveLength(1);
    await post(link, { ...form, message: 'Et en anglais.', known: '1' });
    expect(await mails('completed')).toHaveLength(2);
    await site.services.mailer.deliverDue();
    const told = site.transport.sent.filter(({ subject }) => subject.startsWith('Précision'));
    expect(told[0]?.text).toContain('Avant le 1er juin.');
    expect(told[0]?.replyTo?.address).toBe(QUOTE.email);

    const colleague = await signIn(site, 'ada', 'sales');
    const { reference } = await firstLead();
    const screen = await textOf(await colleague.get(`/equipe/demandes/${reference.toLowerCase()}`));
    expect(screen).toContain('Et en anglais.');
    expect(screen).toContain('Le visiteur a complété sa demande');
    const found = await colleague.get('/equipe?q=anglais');
    expect(await textOf(found)).toContain(QUOTE.name);
  });

  it('is corrected: its mails go to the new address, and links to the one before end', async () => {
    const link = await submit();
    const mailed = await mailedLink();
    const form = { act: 'correct', email: 'camille@atelier-neuf.fr', phone: '07.11.22.33.44' };
    for (const _ of [1, 2]) expect((await post(link, form)).status).toBe(303);
    expect(await firstLead()).toMatchObject({ email: form.email, phone: '0711223344', name: QUOTE.name });
    expect((await read(link)).answer.status).toBe(200);
    expect((await read(mailed)).answer.status).toBe(404);
    expect(await mails('corrected')).toHaveLength(1);
    // The visitor who mistyped the address gets the confirmation after all.
    expect((await mails('confirmation')).map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([form.email]),
    );
    site.transport.sent.length = 0;
    await site.services.mailer.deliverDue();
    expect(site.transport.sent.map(({ to }) => to)).toContain(form.email);
    expect(site.transport.sent.map(({ to }) => to)).not.toContain(QUOTE.email);
  });

  it('is withdrawn: nobody is reminded of it, and it can only be read and erased', async () => {
    const link = await submit();
    await site.services.mailer.deliverDue();
    site.clock.advance({ hours: 3, minutes: 40 });
    expect(await site.services.reminders.remindDue()).toBe(1);
    await Promise.all([post(link, { act: 'withdraw' }), post(link, { act: 'withdraw' })]);
    expect(await mails('reminder')).toEqual([]);
    expect(await mails('withdrawn')).toHaveLength(1);
    expect(await firstLead()).toMatchObject({ stage: 'lost', withdrawn_at: expect.any(String) });
    site.clock.advance({ hours: 24 });
    expect(await site.services.reminders.digestDue()).toBe(false);

    const { text } = await read(link);
    expect(text).toContain('Vous avez retiré votre demande');
    expect(text).not.toMatch(/Réponse promise|Ajouter une précision/);
    const forms: Fields[] = [
      { act: 'complete', message: 'Encore', known: '0' },
      { act: 'correct', email: 'x@y.fr', phone: '' },
    ];
    for (const form of forms) expect((await post(link, form)).headers.get('Location')).toBe(link);
    expect(await firstLead()).toMatchObject({ email: QUOTE.email });
    const colleague = await signIn(site, 'ada', 'sales');
    const { reference } = await firstLead();
    const screen = await textOf(await colleague.get(`/equipe/demandes/${reference.toLowerCase()}`));
    expect(screen).toContain('Le visiteur a retiré sa demande');
  });

  it('is erased by a second step, alone, and the agency hears of it without the content', async () => {
    const link = await submit();
    const mailed = await mailedLink();
    await submit({ ...QUOTE, project_description: 'Un autre projet.' });
    const [lead] = await rows();
    expect((await read(`${link}?effacer`)).text).toContain('Effacer votre demande');
    const answers = await Promise.all([post(link, { act: 'erase' }), post(link, { act: 'erase' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    const done = answers.find(({ status }) => status === 303)?.headers.get('Location') ?? '';
    expect((await read(done)).text).toContain('C’est effacé');

    expect((await rows()).map(({ message }) => message)).toEqual(['Un autre projet.']);
    const unknown = await read(UNKNOWN);
    for (const path of [link, mailed]) {
      const { answer, text } = await read(path);
      expect(answer.status).toBe(404);
      expect(text).toBe(unknown.text);
    }
    site.transport.sent.length = 0;
    await site.services.mailer.deliverDue();
    const told = site.transport.sent.filter(({ subject }) => subject.includes('effacée'));
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain(lead?.reference);
    for (const word of [QUOTE.name, QUOTE.email, 'vitrine'])
      expect(JSON.stringify(told[0])).not.toContain(word);
  });

  it('counts towards the daily limits after it is erased, and its mailbox gets one mail', async () => {
    for (let round = 0; round < 6; round += 1) {
      const link = await submit({ ...CONTACT, message: `Message ${round}` }, CONTACT_PATH);
      expect((await post(link, { act: 'erase' })).status).toBe(303);
    }
    await submit(CONTACT, CONTACT_PATH);
    expect(await firstLead()).toMatchObject({ status: 'quarantined', quarantine_reason: 'email_limit' });
    expect(await mails('confirmation')).toEqual([]);
    site.clock.advance({ hours: 25 });
    await site.services.leads.forgetNetworks();
    const left = await site.services.database.selectFrom('erased_leads').selectAll().execute();
    expect(left).toEqual([]);
  });

  it('shows a quarantined sender what it shows everybody, and sends no mail', async () => {
    const link = await submit({ ...QUOTE, email: 'un@x.fr' });
    const held = await submit({ ...QUOTE, email: 'deux@x.fr', project_description: 'Autre', verso: 'x' });
    const [, second] = await rows();
    expect(second).toMatchObject({ status: 'quarantined' });
    const before = await site.services.database.selectFrom('outbox').select('id').execute();
    const forms: Fields[] = [
      { act: 'complete', message: 'Plus tard', known: '0' },
      { act: 'correct', email: 'trois@x.fr', phone: '' },
      { act: 'withdraw' },
    ];
    const same = (text: string) =>
      text.replace(/D-\w{7}|(?:un|deux|trois)@x\.fr|Un site vitrine.*été\.|Autre/g, '');
    expect(same((await read(held)).text)).toBe(same((await read(link)).text));
    for (const form of forms) {
      const answer = await post(held, form);
      expect(answer.headers.get('Location')).toMatch(/\?fait=/);
    }
    expect((await post(held, { act: 'erase' })).headers.get('Location')).toBe('/suivi/effacee');
    expect(await site.services.database.selectFrom('outbox').select('id').execute()).toEqual(before);
  });
});

describe('the page of a lead', () => {
  beforeEach(async () => {
    site = await createTestSite('sqlite');
  });

  it('says who deals with it, when it was answered, and that an answer is late', async () => {
    const link = await submit();
    expect((await read(link)).text).toContain('Personne ne l’a encore prise en charge');
    const { reference } = await firstLead();
    const stage = async (name: string, etape: string) => {
      const colleague = await signIn(site, name, 'sales');
      const { revision } = await firstLead();
      await colleague.post(`/equipe/demandes/${reference.toLowerCase()}/etape`, {
        etape,
        revision: String(revision),
      });
    };
    await stage('ada', 'prise-en-charge');
    const taken = await read(link);
    expect(taken.text).toContain('Une personne de l’équipe s’occupe de votre demande');
    expect(taken.html).not.toContain('ada@');
    site.clock.advance({ hours: 30 });
    expect((await read(link)).text).toContain('Nous sommes en retard');
    await stage('grace', 'repondue');
    const { text } = await read(link);
    expect(text).toContain('Nous vous avons répondu le mercredi 11 mars 2026');
    expect(text).not.toContain('Réponse promise');
  });

  it('keeps its address out of logs, metrics, referrers, caches, sitemap and its own text', async () => {
    const link = await submit();
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
    const { html } = await read(link);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    await post(link, { act: 'complete', message: '', known: '0' });
    expect(site.logs.join('')).not.toContain(token);
    expect(site.logs.join('')).toContain('"path":"/suivi/…"');
    expect(await site.services.metrics.text()).not.toContain(token);
    expect(site.pages.size().pages).toBe(0);
    for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt'])
      expect(await (await site.request(path)).text()).not.toContain('suivi');
  });

  it.each([
    UNKNOWN,
    '/suivi/x',
    `/suivi/${'x'.repeat(5000)}`,
    '/suivi/__proto__',
    '/suivi/%00',
    '/suivi/D-7KQ3M9F',
  ])('answers the same 404 for %s, which opens no lead', async (path) => {
    const { answer, text } = await read(path);
    expect(answer.status).toBe(404);
    expect(text).toBe((await read(UNKNOWN)).text);
    const forms: Fields[] = [
      { act: 'withdraw' },
      { act: 'complete', message: 'x', known: '0' },
      { act: 'erase' },
    ];
    for (const form of forms) {
      const refused = await post(path, form);
      expect(refused.status).toBe(404);
      expect(visibleText(await refused.text())).toContain('Ce lien ne mène à aucune demande');
    }
  });

  it.each<Record<string, string>>([
    {},
    { Origin: 'null' },
    { Origin: 'https://pirate.example' },
    { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
  ])('refuses a form with %o as proof of origin (row 19)', async (proof) => {
    const link = await submit();
    const answer = await post(link, { act: 'erase' }, proof);
    expect(answer.status).toBe(403);
    expect(await rows()).toHaveLength(1);
  });

  it.each<[Record<string, string>, string]>([
    [{ act: 'complete', message: ' \u200b ' }, 'Écrivez votre précision.'],
    [{ act: 'complete', message: 'x'.repeat(5001) }, 'caractères au maximum'],
    [{ act: 'correct', email: 'camille@', phone: '' }, 'Adresse e-mail invalide.'],
    [{ act: 'correct', email: 'a@b.fr', phone: '12' }, 'Numéro de téléphone invalide.'],
  ])('says what is wrong with %o, and keeps what was typed', async (form, message) => {
    const link = await submit();
    const answer = await post(link, form);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(visibleText(html).replaceAll(/\s/g, ' ')).toContain(message);
    expect(html).toContain(form.email ?? form.message?.slice(0, 5000));
  });

  it('answers an unknown form with 400', async () => {
    expect((await post(await submit(), { act: 'release' })).status).toBe(400);
  });

  it('takes so many additions and corrections, and then says how to go on', async () => {
    const link = await submit();
    for (let round = 0; round < MOST_ADDITIONS; round += 1)
      await post(link, { act: 'complete', message: `Ajout ${round}`, known: String(round) });
    const more = await post(link, { act: 'complete', message: 'Un de trop', known: String(MOST_ADDITIONS) });
    expect(more.status).toBe(422);
    expect(visibleText(await more.text())).toContain('Vous avez déjà beaucoup ajouté');
    for (let round = 0; round <= MOST_CORRECTIONS; round += 1)
      await post(link, { act: 'correct', email: `n${round}@x.fr`, phone: '' });
    expect((await firstLead()).email).toBe(`n${MOST_CORRECTIONS - 1}@x.fr`);
  });

  it('says that it is unavailable while the database is, and never that there is no such lead', async () => {
    const link = await submit();
    await site.services.database.schema.alterTable('lead_links').renameTo('gone').execute();
    expect((await read(link)).answer.status).toBe(503);
    expect((await post(link, { act: 'withdraw' })).status).toBe(503);
    expect(site.logs.join('')).not.toContain(link.slice('/suivi/'.length));
  });

  it('gives no second link for a repeated submission', async () => {
    await submit();
    expect(await submit()).toBe('');
    expect(await rows()).toHaveLength(1);
  });

  it('is found in the mail of a lead that was released from quarantine, with what was added', async () => {
    const held = await submit({ ...QUOTE, verso: 'x' });
    await post(held, { act: 'complete', message: 'Une précision.', known: '0' });
    const { reference } = await firstLead();
    await site.services.leads.release(reference);
    expect((await read(await mailedLink())).answer.status).toBe(200);
    const notice = site.transport.sent.find(({ subject }) => subject.startsWith('Demande de devis'));
    expect(notice?.text).toContain('Une précision.');
  });

  it('is in the file of a person, and keeps a lead as a contact of theirs', async () => {
    const link = await submit();
    site.clock.advance({ hours: 24 * 365 * 2 });
    await post(link, { act: 'complete', message: 'Toujours d’actualité.', known: '0' });
    site.clock.advance({ hours: 24 * 365 * 2 });
    await site.services.retention.purge();
    expect(await rows()).toHaveLength(1);
    site.clock.advance({ hours: 24 * 366 });
    await site.services.retention.purge();
    expect((await read(link)).answer.status).toBe(404);
  });

  it('ends with the address that the agency corrects', async () => {
    const lead: LeadInput = LEAD;
    const { reference } = await site.services.leads.submit(lead);
    const mailed = await mailedLink();
    const colleague = await signIn(site, 'ada', 'sales');
    const { revision } = await firstLead();
    await colleague.post(`/equipe/demandes/${reference.toLowerCase()}/personne`, {
      name: lead.name,
      email: 'autre@x.fr',
      phone: '',
      revision: String(revision),
    });
    expect((await firstLead()).email).toBe('autre@x.fr');
    expect((await read(mailed)).answer.status).toBe(404);
  });
});
