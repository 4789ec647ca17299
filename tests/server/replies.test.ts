import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyFile as agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { openMailTransport } from '../../server/mail/transport.ts';
import { startSmtp, type TestSmtpServer } from '../support/smtp.ts';
import { createTestSite, ENGINES, mailerOf, ORIGIN, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

const TEXT = 'Bonjour,\r\n\r\nMardi à 10 h ?  Nous appelons.\r\n<b>&</b>';
const KEPT = TEXT.replaceAll('\r\n', '\n');

describe.each(ENGINES)('answers to leads on %s', (engine) => {
  let site: TestSite;
  let smtp: TestSmtpServer;
  let ada: Colleague;
  let cookie: string;
  let reference: string;
  let refused: string | undefined;
  beforeEach(async () => {
    refused = undefined;
    smtp = await startSmtp({
      refuse: (recipient) => (recipient === refused ? { code: 550, text: '5.1.1 no such user' } : undefined),
    });
    site = await createTestSite(engine);
    ada = await signIn(site, 'ada', 'sales');
    const { staff, database } = site.services;
    cookie = `equipe=${await staff.sessions.open(database, ada.id, 'Test')}`;
    reference = (await site.services.leads.submit(LEAD)).reference;
  });
  afterEach(async () => {
    await site.close();
    await smtp.stop();
  });

  const path = () => `/equipe/demandes/${reference.toLowerCase()}`;
  const send = (text: string, known = 0, person = ada, taken = '') =>
    person.post(`${path()}/repondre`, { text, known: String(known), taken });
  /** Saves a draft as the script of the page does. */
  const draft = (text: string, known = 0) =>
    site.request(`${path()}/brouillon`, {
      method: 'POST',
      headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, known }),
    });
  const lead = () =>
    site.services.database
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
  const replies = () => site.services.database.selectFrom('lead_replies').selectAll().execute();
  const drafts = () => site.services.database.selectFrom('reply_drafts').select('body').execute();
  const page = async (person = ada) => (await person.get(path())).text();
  async function deliver() {
    const transport = openMailTransport({ kind: 'smtp', url: smtp.url });
    await mailerOf(site, transport).deliverDue();
    return smtp.received.filter(({ parsed }) => parsed.subject?.startsWith('Re:'));
  }

  it('reach the visitor below the confirmation, from the site, and come back to who wrote them', async () => {
    await deliver();
    const confirmation = smtp.received.find(({ recipients }) => recipients.includes(LEAD.email));
    site.clock.advance({ hours: 1 });
    const answer = await send(TEXT);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path()}#reponse`]);
    const [mail] = await deliver();
    const signature = `Ada\n${agency.brand}, ${agency.tagline}\n${agency.phone.display}\n${ada.email}\n`;
    expect(mail?.recipients).toEqual([LEAD.email]);
    expect(mail?.parsed).toMatchObject({
      subject: `Re: ${confirmation?.parsed.subject}`,
      from: { address: agency.mailboxes.general },
      replyTo: [{ address: ada.email }],
      inReplyTo: confirmation?.parsed.messageId,
      references: confirmation?.parsed.messageId,
      text: `${KEPT}\n\n-- \n${signature}`,
    });
    expect(mail?.parsed.html).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
    expect(mail?.raw).not.toMatch(/^Auto-Submitted/im);

    const now = site.clock.now().toString({ fractionalSecondDigits: 3 });
    expect(await lead()).toMatchObject({
      stage: 'answered',
      answered_at: now,
      revision: 1,
      taken_by: ada.id,
    });
    const entries = await site.services.database
      .selectFrom('staff_journal')
      .select(['action', 'subject', 'staff_id'])
      .where('action', '=', 'lead.replied')
      .execute();
    expect(entries).toEqual([{ action: 'lead.replied', subject: reference, staff_id: ada.id }]);
    expect(await page()).toMatch(/Mardi à 10 h \?.*Partie le/s);
  });

  it('leave once when the form is sent twice at once, and again from another tab', async () => {
    const twice = await Promise.all([send(TEXT), send(TEXT)]);
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect((await send(TEXT)).status).toBe(303);
    expect(await deliver()).toHaveLength(1);
    expect(await replies()).toMatchObject([{ body: KEPT }]);
    expect(await lead()).toMatchObject({ revision: 1 });
  });

  /** Posts the form as a browser without JavaScript does. */
  const postForm = (
    act: 'brouillon' | 'repondre',
    fields: Record<string, string>,
    files: readonly File[] = [],
    person = ada,
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ known: '0', ...fields })) form.append(name, value);
    for (const file of files.length > 0 ? files : [new File([], '')]) form.append('fichier', file);
    const headers = { ...person.headers, Origin: ORIGIN };
    return site.request(`${path()}/${act}`, { method: 'POST', headers, body: form });
  };
  const files = () =>
    site.services.database.selectFrom('reply_files').select(['name', 'size', 'reply_id']).execute();

  it('take files along, that are joined to the draft, taken back, kept with the lead and erased with it', async () => {
    const offer = new File(['%PDF devis'], 'C:\\devis\\Devis n° 12\u202e.pdf');
    const joined = await postForm('brouillon', { text: 'Voici' }, [offer, new File(['x'], 'plan.png')]);
    expect(joined.headers.get('Location')).toBe(`${path()}#reponse`);
    const html = await page();
    expect(html).toContain('>Voici</textarea>');
    const [, id = ''] = /value="([^"]+)"[^>]*aria-label="Retirer plan\.png"/.exec(html) ?? [];
    await postForm('brouillon', { text: 'Voici', retirer: id });
    const grace = await signIn(site, 'grace', 'sales');
    expect(await page(grace)).not.toContain('Devis n°');
    const [, href = ''] = /href="([^"]+)"[^>]*>Devis n° 12\.pdf/.exec(await page()) ?? [];
    expect((await grace.get(href)).status).toBe(404);

    const sent = await postForm('repondre', { text: 'Voici.', copie: grace.id }, [new File(['b'], 'e.txt')]);
    expect(sent.status).toBe(303);
    const [mail] = await deliver();
    expect(mail?.recipients).toEqual([LEAD.email, grace.email]);
    expect(mail?.parsed.cc).toMatchObject([{ address: grace.email }]);
    expect(mail?.parsed.attachments.map(({ filename }) => filename)).toEqual(['Devis n° 12.pdf', 'e.txt']);
    expect(await page(grace)).toMatch(/copie à .*Grace.*Devis n° 12\.pdf/s);
    const downloaded = await grace.get(href);
    expect(await downloaded.text()).toBe('%PDF devis');
    expect(downloaded.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(downloaded.headers.get('Content-Disposition')).toBe(
      "attachment; filename*=UTF-8''Devis%20n%C2%B0%2012.pdf",
    );
    expect((await (await signIn(site, 'emil', 'editor')).get(href)).status).toBe(403);

    await ada.post(`${path()}/effacer`, { reference });
    expect(await files()).toEqual([]);
  });

  it('are not sent with too many, too large or empty files, and nothing typed is lost', async () => {
    const large = new File([new Uint8Array(6_000_000)], 'a.pdf');
    expect((await postForm('brouillon', { text: 'Un' }, [large])).status).toBe(303);
    const refused = await postForm('repondre', { text: 'Deux' }, [large]);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/role="alert">Rien n’a été joint.*10 fichiers au plus, 10.Mo en tout/s);
    expect(html).toContain('>Deux</textarea>');
    const many = Array.from({ length: 10 }, (_, number) => new File(['x'], `${number}.txt`));
    expect((await postForm('brouillon', { text: 'Un' }, many)).status).toBe(422);
    const empty = await (await postForm('brouillon', { text: 'Un' }, [new File([], 'vide.txt')])).text();
    expect(empty).toContain('Le fichier « vide.txt » est vide.');
    expect(await files()).toEqual([{ name: 'a.pdf', size: 6_000_000, reply_id: null }]);
    expect(await replies()).toEqual([]);
  });

  it('keep who gets a copy and that the lead comes back, while files come and after a refusal', async () => {
    const grace = await signIn(site, 'grace', 'sales');
    const chosen = { text: 'Voici', copie: grace.id, relance: 'on' };
    const expectChosen = (html: string) => {
      expect(html).toMatch(new RegExp(`<option[^>]*value="${grace.id}"[^>]*selected=""`));
      expect(html).toMatch(/<input type="checkbox"[^>]*name="relance"[^>]*checked=""/);
    };
    expect(await page()).not.toMatch(/name="relance"[^>]*checked/);
    const joined = await postForm('brouillon', chosen, [new File(['x'], 'plan.png')]);
    expect(joined.status).toBe(303);
    expectChosen(await (await ada.get(joined.headers.get('Location') ?? '')).text());
    for (const [act, fields, status] of [
      ['repondre', { ...chosen, text: ' ' }, 422],
      ['repondre', { ...chosen, known: '1' }, 409],
      ['brouillon', { ...chosen, known: '1' }, 409],
    ] as const) {
      const refused = await postForm(act, fields);
      expect([act, refused.status]).toEqual([act, status]);
      expectChosen(await refused.text());
    }
    const nobody = await postForm('brouillon', { text: 'Voici', copie: 'x'.repeat(100_000) });
    expect(nobody.headers.get('Location')).toBe(`${path()}#reponse`);
  });

  it('are signed as each person chose', async () => {
    const own = 'Ada Lovelace\r\nLigne directe 01 23';
    await ada.post('/equipe/compte/signature', { texte: own });
    expect(await (await ada.get('/equipe/compte')).text()).toContain('Ligne directe 01 23</textarea>');
    expect((await ada.post('/equipe/compte/signature', { texte: 'a'.repeat(501) })).status).toBe(422);
    await send('Bonjour');
    expect((await deliver())[0]?.parsed.text).toBe('Bonjour\n\n-- \nAda Lovelace\nLigne directe 01 23\n');
  });

  it('are kept as drafts of one person, by script and by form, until they leave', async () => {
    const saved = await draft('Bonj');
    expect([saved.status, await saved.json()]).toEqual([
      200,
      { text: expect.stringMatching(/^Brouillon enregistré le mardi 10\smars 2026 à 11\sh\.$/) },
    ]);
    expect(await page()).toContain('Brouillon enregistré le mardi');
    expect(await page()).toContain('>Bonj</textarea>');
    const grace = await signIn(site, 'grace', 'owner');
    expect(await page(grace)).not.toContain('Bonj</textarea>');

    const [template] = await site.services.savedReplies.list();
    const byForm = { text: 'Bonjour', known: '0', insert: template?.id ?? '' };
    expect((await ada.post(`${path()}/brouillon`, byForm)).status).toBe(303);
    expect(await drafts()).toEqual([{ body: `Bonjour\n\n${template?.body}` }]);
    expect((await draft(' ')).status).toBe(200);
    expect(await drafts()).toEqual([]);

    await draft('Bonjour');
    await send('Bonjour');
    expect(await drafts()).toEqual([]);
    // A draft in flight when the form was sent comes too late.
    expect((await draft('Bonjour')).status).toBe(409);
    expect(await drafts()).toEqual([]);
  });

  it('go with their lead, drafts and mails too', async () => {
    await send(TEXT);
    await draft('La suite', 1);
    expect(await site.services.retention.erase(LEAD.email)).toBe(1);
    expect([await replies(), await drafts()]).toEqual([[], []]);
    expect(await site.services.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('keep their lead for three years more', async () => {
    site.clock.advance({ hours: 24 * 365 * 2 });
    await send(TEXT, 0, await signIn(site, 'grace', 'sales'));
    site.clock.advance({ hours: 24 * 365 * 2 });
    expect(await site.services.retention.purge()).toMatchObject({ leads: 0 });
    site.clock.advance({ hours: 24 * 366 });
    expect(await site.services.retention.purge()).toMatchObject({ leads: 1, entries: 0 });
  });

  it('begin with saved replies, which people who answer add, change and remove', async () => {
    const { savedReplies } = site.services;
    const titles = async () => (await savedReplies.list()).map(({ title }) => title);
    const seeded = await titles();
    expect(seeded).toHaveLength(3);
    const post = (action: string, fields: Record<string, string>) =>
      ada.post(`/equipe/reponses-types/${action}`, fields);
    expect((await post('ajouter', { title: 'À rappeler', body: 'Nous vous rappelons.' })).status).toBe(303);
    const twin = await post('ajouter', { title: 'À rappeler', body: 'Un autre texte.' });
    expect([twin.status, await twin.text()]).toEqual([
      422,
      expect.stringMatching(/role="alert">Une autre réponse a déjà ce titre.*Un autre texte\.<\/textarea>/s),
    ]);
    const [first] = await savedReplies.list();
    const id = first?.id ?? '';
    expect((await post('modifier', { id, title: 'Rappeler', body: 'Bientôt.' })).status).toBe(303);
    expect(await titles()).toContain('Rappeler');
    const rename = await post('modifier', { id, title: seeded[0] ?? '', body: 'Bientôt.' });
    expect(rename.status).toBe(422);
    await post('supprimer', { id });
    expect((await post('modifier', { id, title: 'Rappeler', body: 'Bientôt.' })).status).toBe(422);
    expect(await titles()).toEqual(seeded);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('pretend no earlier mail to whom a colleague noted down', async () => {
    const noted = { name: 'Zoé', email: 'zoe@atelier.fr', phone: '', message: 'Un site.', canal: 'phone' };
    const added = await ada.post('/equipe/demandes/ajouter', noted);
    reference = (added.headers.get('Location') ?? '').split('/').at(-1)?.toUpperCase() ?? '';
    expect(await page()).toMatch(/Objet\s: Notre réponse \(/);
    await send(TEXT);
    await deliver();
    const mail = smtp.received.find(({ recipients }) => recipients.includes(noted.email));
    expect(mail?.parsed.subject).toBe(`Notre réponse (${reference})`);
  });

  it('stand alone where no confirmation was sent, and gain no header from a text or a name', async () => {
    const second = { ...LEAD, name: 'Ada\r\nBcc: x@y.fr', message: 'Une autre demande.' };
    reference = (await site.services.leads.submit(second)).reference;
    await send('Bonjour\r\nBcc: pirate@y.fr\r\n\r\nX-Forged: 1');
    const [mail] = await deliver();
    const [head = ''] = mail?.raw.split('\r\n\r\n', 1) ?? [];
    expect(head).not.toMatch(/^(?:In-Reply-To|References|Bcc|X-Forged):/im);
    expect(mail?.parsed.text).toMatch(/^Bonjour\nBcc: pirate@y\.fr\n\nX-Forged: 1\n/);
  });

  it('are refused after an answer that the page did not show, and keep what was typed', async () => {
    await send(TEXT);
    const { answered_at: first } = await lead();
    const grace = await signIn(site, 'grace', 'owner');
    site.clock.advance({ hours: 1 });
    const crossed = await send('Je m’en charge.', 0, grace);
    expect(crossed.status).toBe(409);
    const html = await crossed.text();
    expect(html).toMatch(/role="alert".*Une réponse est partie.*>Je m’en charge\.<\/textarea>/s);
    expect(html).toContain('name="known" value="1"');
    expect((await send('Je m’en charge.', 1, grace, ada.id)).status).toBe(303);
    expect(await lead()).toMatchObject({ answered_at: first, revision: 2, taken_by: ada.id });
  });

  it('are refused when empty, too long or to nobody, and wait for the end of the quarantine', async () => {
    for (const text of ['', ' \r\n ', 'x'.repeat(5001), 'a\0b']) {
      expect((await send(text)).status, JSON.stringify(text.slice(0, 9))).toBe(422);
    }
    const signals = { ...NO_SIGNALS, hasFilledHoneypot: true };
    ({ reference } = await site.services.leads.submit({ ...LEAD, message: 'Autre.' }, null, signals));
    expect(await page()).toContain('libérez-la pour pouvoir répondre');
    expect((await send(TEXT)).status).toBe(409);
    await site.services.leads.release(reference);
    expect((await send(TEXT)).status).toBe(303);
    reference = 'D-3333333';
    expect((await send(TEXT)).status).toBe(404);
  });

  it('leave a lead that is won as it is', async () => {
    await site.services.database.updateTable('leads').set({ stage: 'won' }).execute();
    await send(TEXT);
    expect(await lead()).toMatchObject({ stage: 'won', answered_at: expect.any(String) });
  });

  it('show that the visitor’s mailbox refused them, and are given up, and never sent to the agency', async () => {
    refused = LEAD.email;
    await send(TEXT);
    await deliver();
    expect(await page()).toMatch(/n’est pas arrivée.*no such user.*Appelez le 0612345678/s);
    const { database, readiness } = site.services;
    expect((await readiness.check()).mail).toMatchObject({ ok: true, lostNotices: 0 });
    await operate(site.services, 'mail retry', '--all');
    const { recipient } = await database
      .selectFrom('outbox')
      .select('recipient')
      .where('message', '=', 'reply')
      .executeTakeFirstOrThrow();
    expect(recipient).toBe(LEAD.email);
  });

  it('tell a script that the session has ended, and keep a form through the sign-in', async () => {
    await site.services.staff.sessions.end(ada);
    expect((await draft('Bonjour')).status).toBe(401);
    const sent = await send(TEXT);
    const page = await sent.text();
    expect(sent.status).toBe(403);
    expect(page).toContain('Mardi à 10 h');
    expect(page).toContain('Votre session est terminée');
    expect(await replies()).toEqual([]);
  });
});

describe('the files of answers', () => {
  it('are erased with their lead', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-replies-'));
    const site = await createTestSite('sqlite', { environment: { MAIL_DIR: folder } });
    const ada = await signIn(site, 'ada', 'sales');
    const { reference } = await site.services.leads.submit(LEAD);
    await ada.post(`/equipe/demandes/${reference}/repondre`, { text: 'Bonjour', known: '0' });
    const transport = openMailTransport({ kind: 'folder', path: folder });
    await mailerOf(site, transport).deliverDue();
    expect(readdirSync(folder)).toHaveLength(3);
    await site.services.retention.erase(LEAD.email);
    expect(readdirSync(folder)).toEqual([]);
    await site.close();
    rmSync(folder, { recursive: true });
  });
});
