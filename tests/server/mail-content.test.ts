import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyFile as agency, mailCopy, palette } from 'content-collections';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillText } from '../../content/sentence.ts';
import { openMailTransport } from '../../server/mail/transport.ts';
import { createTestSite, mailerOf, type TestSite } from './harness.ts';
import { JSON_WAYS, leadWith } from './lead-forms.ts';
import { CONTACT, CONTACT_PATH, QUOTE, QUOTE_PATH } from './submissions.ts';

interface WrittenMail {
  /** Header lines, unfolded. */
  headers: string[];
  parsed: Email;
}

describe('mails written', () => {
  let site: TestSite;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-mail-'));
    site = await createTestSite('sqlite');
  });
  afterEach(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  async function mailsOf(
    path: string,
    body: object,
  ): Promise<{ notice: WrittenMail; confirmation: WrittenMail }> {
    expect((await (await site.client()).post(path, body)).status).toBe(201);
    const transport = openMailTransport({ kind: 'folder', path: folder });
    await mailerOf(site, transport).deliverDue();

    const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      files.map(async (name) => writtenMail(await readFile(join(folder, name)))),
    );
    const isNotice = ({ parsed }: WrittenMail) => parsed.to?.[0]?.address === agency.mailboxes.sales;
    const [notice] = mails.filter(isNotice);
    const [confirmation] = mails.filter((mail) => !isNotice(mail));
    if (!notice || !confirmation || mails.length !== 2) throw new Error(`Mails written: ${files.join(', ')}`);
    return { notice, confirmation };
  }

  async function writtenMail(raw: Buffer): Promise<WrittenMail> {
    const [head = ''] = raw.toString('utf8').split('\r\n\r\n', 1);
    const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    return { headers, parsed: await PostalMime.parse(raw) };
  }

  it('tell the agency all that was sent, in text and in HTML, with line breaks', async () => {
    const lines = [
      'Premier paragraphe,',
      'sur deux lignes.',
      '',
      `Une longue ligne : ${'mot '.repeat(60)}fin.`,
    ];
    const { notice } = await mailsOf(QUOTE_PATH, { ...QUOTE, project_description: lines.join('\n') });
    const { subject, from, replyTo, text = '', html = '' } = notice.parsed;

    expect(from?.address).toBe(agency.mailboxes.general);
    expect(replyTo).toEqual([{ name: QUOTE.name, address: QUOTE.email }]);
    expect(subject).toMatch(/^Demande de devis D-\w{7}\s: Camille Martin$/);
    for (const field of [QUOTE.name, QUOTE.email, QUOTE.phone, 'mardi 10\u00a0mars 2026 à 11\u00a0h']) {
      expect(text).toContain(field);
      expect(html).toContain(field);
    }
    expect(text).toContain(lines.join('\n'));
    expect(html.replace(/<br\s*\/?>/g, '\n')).toContain(lines.join('\n'));
  });

  it.each(JSON_WAYS)(
    'escape what $name held in their HTML, and show it as typed in their text (row 14)',
    async (way) => {
      const hostile = '<script>alert(1)</script><img src=x onerror=y> & "z"';
      const { notice } = await mailsOf(way.path, leadWith(way, { name: hostile, text: hostile }));
      expect(notice.parsed.html).not.toMatch(/<script|<img/);
      expect(notice.parsed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(notice.parsed.text?.split(hostile)).toHaveLength(3);
    },
  );

  it('come from the name that the operator chose, whatever its signs', async () => {
    await site.close();
    const sender = { name: 'L’agence: « Été », (Lyon); "Dupont" & Fils', address: 'a@b.fr' };
    site = await createTestSite('sqlite', { environment: { MAIL_FROM: `${sender.name} <a@b.fr>` } });
    const { notice } = await mailsOf(CONTACT_PATH, CONTACT);
    expect(notice.parsed.from).toEqual(sender);
  });

  it('say that no phone was given', async () => {
    const { notice } = await mailsOf(CONTACT_PATH, { ...CONTACT, phone: null });
    expect(notice.parsed.text).toMatch(/Téléphone\s: non indiqué/);
    expect(notice.parsed.subject).toMatch(/^Message C-\w{7}\s: Nadia Benali$/);
  });

  it.each(JSON_WAYS)('keep the characters of every script in $name (row 13)', async (way) => {
    const name = 'O’Brien-Ñúñez 🦊 محمد 王小明';
    const { notice } = await mailsOf(way.path, leadWith(way, { name, text: `${name}\n${name}` }));
    expect(notice.parsed.subject).toContain(name);
    expect(notice.parsed.replyTo?.[0]?.name).toBe(name);
    expect(notice.parsed.text).toContain(`${name}\n${name}`);
    expect(notice.parsed.html).toContain(name);
    expect(notice.headers.join('')).toMatch(/^[\x20-\x7e]*$/);
  });

  it('give their links the agency’s colour, in place of the mail reader’s blue', async () => {
    const { confirmation } = await mailsOf(QUOTE_PATH, QUOTE);
    const links = confirmation.parsed.html?.match(/<a [^>]*>/g) ?? [];
    expect(links).not.toEqual([]);
    for (const link of links) expect(link).toContain(`style="color:${palette.colours.emerald}"`);
  });

  it('confirm to the visitor without repeating their text', async () => {
    const body = {
      name: 'Achetezici',
      email: 'victime@x.fr',
      phone: '06 11 22 33 44',
      message: 'https://pirate.example',
    };
    const { confirmation } = await mailsOf(CONTACT_PATH, body);
    const { to, subject, text = '', html = '', replyTo } = confirmation.parsed;
    const { reference } = await site.services.database
      .selectFrom('leads')
      .select('reference')
      .executeTakeFirstOrThrow();

    expect(to).toEqual([{ name: '', address: body.email }]);
    expect(replyTo).toEqual([{ name: agency.brand, address: agency.mailboxes.general }]);
    expect(subject).toBe(fillText(mailCopy.confirmation.contact.subject, { reference }));
    expect(text).toContain(reference);
    expect(html).toContain(reference);
    expect(confirmation.headers).toContain('Auto-Submitted: auto-replied');
    const all = [...confirmation.headers, subject, text, html].join('\n');
    for (const own of [body.name, body.phone, body.message, 'pirate']) expect(all).not.toContain(own);
  });

  it.each(JSON_WAYS)('gain no header from line breaks in a name in $name (row 11)', async (way) => {
    const name = 'Ada\r\nBcc: pirate@y.fr\nSubject: gagné\u2028X-Forged: 1';
    const { notice, confirmation } = await mailsOf(way.path, leadWith(way, { name }));
    for (const { headers } of [notice, confirmation]) {
      expect(headers.filter((line) => /^(Bcc|Cc|X-Forged):/i.test(line))).toEqual([]);
      expect(headers.filter((line) => /^(To|From|Subject|Reply-To):/i.test(line)).length).toBeLessThanOrEqual(
        4,
      );
      expect(headers.filter((line) => /^Subject:/i.test(line))).toHaveLength(1);
    }
    expect(notice.parsed.replyTo).toEqual([
      { name: 'Ada Bcc: pirate@y.fr Subject: gagné X-Forged: 1', address: way.fields.email },
    ]);
  });

  it.each(['"Ada" <pirate@y.fr>', 'Ada, pirate@y.fr', '=?utf-8?q?pirate=40y.fr?=', 'Ada:;'])(
    'answer to the visitor alone when the name is %s',
    async (name) => {
      const { notice } = await mailsOf(QUOTE_PATH, { ...QUOTE, name });
      expect(notice.parsed.replyTo?.map(({ address }) => address)).toEqual([QUOTE.email]);
    },
  );
});
