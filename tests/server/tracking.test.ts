import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tokenDigest } from '../../server/store/secrets.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { signIn, textOf } from './staff-people.ts';
import { CONTACT, CONTACT_PATH, QUOTE } from './submissions.ts';
import { type Fields, firstLead, mailedLink, post, read, rows, submit, UNKNOWN } from './tracked-leads.ts';

let site: TestSite;
afterEach(() => site.close());

/** Mails of one kind, sent or pending. */
const mails = (message: string) =>
  site.services.database.selectFrom('outbox').selectAll().where('message', '=', message).execute();

describe.each(ENGINES)('a tracked lead on %s', (engine) => {
  beforeEach(async () => {
    site = await createTestSite(engine);
  });

  it('is completed once by a form that comes twice or at the same time, and tells the agency', async () => {
    const link = await submit(site);
    const form = { act: 'complete', message: 'Avant le 1er juin.\n\nMerci.', known: '0' };
    const answers = await Promise.all([
      post(site, link, form),
      post(site, link, form),
      post(site, link, form),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe(`${link}?fait=complete#suite`);
    }
    expect((await read(site, link)).text).toContain('Avant le 1er juin.');
    expect(await mails('completed')).toHaveLength(1);
    await post(site, link, { ...form, message: 'Et en anglais.', known: '1' });
    expect(await mails('completed')).toHaveLength(2);
    await site.services.mailer.deliverDue();
    const told = site.transport.sent.filter(({ subject }) => subject.startsWith('Précision'));
    expect(told[0]?.text).toContain('Avant le 1er juin.');
    expect(told[0]?.replyTo?.address).toBe(QUOTE.email);

    const colleague = await signIn(site, 'ada', 'sales');
    const { reference } = await firstLead(site);
    const screen = await textOf(await colleague.get(`/equipe/demandes/${reference.toLowerCase()}`));
    expect(screen).toContain('Et en anglais.');
    expect(screen).toContain('Le visiteur a complété sa demande');
    const found = await colleague.get('/equipe?q=anglais');
    expect(await textOf(found)).toContain(QUOTE.name);
  });

  it('is erased by a second step, alone, and the agency hears of it without the content', async () => {
    const link = await submit(site);
    const mailed = await mailedLink(site);
    await submit(site, { ...QUOTE, project_description: 'Un autre projet.' });
    const [lead] = await rows(site);
    expect((await read(site, `${link}?effacer`)).text).toContain('Effacer votre demande');
    const answers = await Promise.all([
      post(site, link, { act: 'erase' }),
      post(site, link, { act: 'erase' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 404]);
    const done = answers.find(({ status }) => status === 303)?.headers.get('Location') ?? '';
    expect((await read(site, done)).text).toContain('C’est effacé');

    expect((await rows(site)).map(({ message }) => message)).toEqual(['Un autre projet.']);
    const unknown = await read(site, UNKNOWN);
    for (const path of [link, mailed]) {
      const { answer, text } = await read(site, path);
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
      const link = await submit(site, { ...CONTACT, message: `Message ${round}` }, CONTACT_PATH);
      expect((await post(site, link, { act: 'erase' })).status).toBe(303);
    }
    await submit(site, CONTACT, CONTACT_PATH);
    expect(await firstLead(site)).toMatchObject({ status: 'quarantined', quarantine_reason: 'email_limit' });
    expect(await mails('confirmation')).toEqual([]);
    site.clock.advance({ hours: 25 });
    await site.services.leads.forgetNetworks();
    const left = await site.services.database.selectFrom('erased_leads').selectAll().execute();
    expect(left).toEqual([]);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('opens by the link of the answer and by that of the mail, of which digests alone are kept', async () => {
    const link = await submit(site);
    const mailed = await mailedLink(site);
    expect(link).toMatch(/^\/suivi\/[\w-]{43}$/);
    expect(mailed).toMatch(/^\/suivi\/[\w-]{43}$/);
    expect(mailed).not.toBe(link);
    const { reference } = await firstLead(site);
    for (const path of [link, mailed]) {
      const { answer, text } = await read(site, path);
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
    const link = await submit(site);
    const dump = async () =>
      JSON.stringify([await rows(site), await mails('notice'), await mails('confirmation')]);
    const before = await dump();
    for (const path of [link, `${link}?effacer`, `${link}?fait=withdraw`]) await read(site, path);
    expect(await dump()).toBe(before);
  });

  it('is corrected: its mails go to the new address, and links to the one before end', async () => {
    const link = await submit(site);
    const mailed = await mailedLink(site);
    const form = { act: 'correct', email: 'camille@atelier-neuf.fr', phone: '07.11.22.33.44' };
    for (const _ of [1, 2]) expect((await post(site, link, form)).status).toBe(303);
    expect(await firstLead(site)).toMatchObject({ email: form.email, phone: '0711223344', name: QUOTE.name });
    expect((await read(site, link)).answer.status).toBe(200);
    expect((await read(site, mailed)).answer.status).toBe(404);
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
    const link = await submit(site);
    await site.services.mailer.deliverDue();
    site.clock.advance({ hours: 3, minutes: 40 });
    expect(await site.services.reminders.remindDue()).toBe(1);
    await Promise.all([post(site, link, { act: 'withdraw' }), post(site, link, { act: 'withdraw' })]);
    expect(await mails('reminder')).toEqual([]);
    expect(await mails('withdrawn')).toHaveLength(1);
    expect(await firstLead(site)).toMatchObject({ stage: 'lost', withdrawn_at: expect.any(String) });
    site.clock.advance({ hours: 24 });
    expect(await site.services.reminders.digestDue()).toBe(false);

    const { text } = await read(site, link);
    expect(text).toContain('Vous avez retiré votre demande');
    expect(text).not.toMatch(/Réponse promise|Ajouter une précision/);
    const forms: Fields[] = [
      { act: 'complete', message: 'Encore', known: '0' },
      { act: 'correct', email: 'x@y.fr', phone: '' },
    ];
    for (const form of forms) expect((await post(site, link, form)).headers.get('Location')).toBe(link);
    expect(await firstLead(site)).toMatchObject({ email: QUOTE.email });
    const colleague = await signIn(site, 'ada', 'sales');
    const { reference } = await firstLead(site);
    const screen = await textOf(await colleague.get(`/equipe/demandes/${reference.toLowerCase()}`));
    expect(screen).toContain('Le visiteur a retiré sa demande');
  });

  it('shows a quarantined sender what it shows everybody, and sends no mail', async () => {
    const link = await submit(site, { ...QUOTE, email: 'un@x.fr' });
    const held = await submit(site, {
      ...QUOTE,
      email: 'deux@x.fr',
      project_description: 'Autre',
      verso: 'x',
    });
    const [, second] = await rows(site);
    expect(second).toMatchObject({ status: 'quarantined' });
    const before = await site.services.database.selectFrom('outbox').select('id').execute();
    const forms: Fields[] = [
      { act: 'complete', message: 'Plus tard', known: '0' },
      { act: 'correct', email: 'trois@x.fr', phone: '' },
      { act: 'withdraw' },
    ];
    const same = (text: string) =>
      text.replace(/D-\w{7}|(?:un|deux|trois)@x\.fr|Un site vitrine.*été\.|Autre/g, '');
    expect(same((await read(site, held)).text)).toBe(same((await read(site, link)).text));
    for (const form of forms) {
      const answer = await post(site, held, form);
      expect(answer.headers.get('Location')).toMatch(/\?fait=/);
    }
    expect((await post(site, held, { act: 'erase' })).headers.get('Location')).toBe('/suivi/effacee');
    expect(await site.services.database.selectFrom('outbox').select('id').execute()).toEqual(before);
  });
});
