import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '../../server/errors.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { type Colleague, signIn } from './staff-people.ts';
import { LEAD } from './submissions.ts';

interface TypedMail {
  from?: string;
  to?: string;
  id?: string;
  headers?: readonly string[];
  body?: readonly string[];
  folder?: 'inbox' | 'sent';
}

describe.each(ENGINES)('mailed answers on %s', (engine) => {
  let site: TestSite;
  let ada: Colleague;
  let reference: string;
  beforeEach(async () => {
    site = await createTestSite(engine, { environment: { REPLY_ADDRESS: 'reponses@agence.fr' } });
    ada = await signIn(site, 'ada', 'sales');
    reference = (await site.services.leads.submit(LEAD)).reference;
    await site.services.mailer.deliverDue();
  });
  afterEach(() => site.close());

  let count = 0;
  async function receive({
    from = LEAD.email,
    to = 'agence@agence.fr',
    id = `<${++count}@exemple.fr>`,
    headers = [],
    body = ['Oui, mardi.', '', '> Mardi ?'],
    folder = 'inbox',
  }: TypedMail = {}): Promise<boolean> {
    const head = [`From: ${from}`, `To: ${to}`, `Message-ID: ${id}`, ...headers, '', ''].join('\r\n');
    const bytes = (text: string) => new TextEncoder().encode(text);
    const raw = bytes(head + body.join('\r\n'));
    return site.services.mailReceipt.receive({
      folder,
      place: 'INBOX;1;1',
      header: bytes(head),
      size: raw.byteLength,
      received: site.clock.now(),
      fetch: async (most) => raw.slice(0, most),
    });
  }

  const { path, lead, messages, answerIt, sentId } = {
    path: () => `/equipe/demandes/${reference.toLowerCase()}`,
    lead: () =>
      site.services.database
        .selectFrom('leads')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
    messages: () => site.services.database.selectFrom('lead_messages').selectAll().execute(),
    async answerIt() {
      await ada.post(`${path()}/repondre`, { text: 'Mardi ?', known: '0', taken: '' });
      await site.services.mailer.deliverDue();
      site.clock.advance({ hours: 1 });
    },
    async sentId(message: string) {
      const mail = await site.services.database
        .selectFrom('outbox')
        .select('message_id')
        .where('message', '=', message)
        .executeTakeFirstOrThrow();
      return mail.message_id;
    },
  };

  it('join the request once, put it back on top, and are shown as text', async () => {
    await answerIt();
    const mail = {
      from: 'Quelqu’un d’autre <autre@exemple.fr>',
      id: '<un@exemple.fr>',
      headers: [`In-Reply-To: ${await sentId('reply')}`],
    };
    expect(await Promise.all([receive(mail), receive(mail)])).toEqual(expect.arrayContaining([true, false]));
    expect(await lead()).toMatchObject({
      stage: 'answered',
      news_at: site.clock.now().toString({ fractionalSecondDigits: 3 }),
    });
    expect(await messages()).toMatchObject([{ kind: 'answer', text: 'Oui, mardi.', quoted: '> Mardi ?' }]);
    const page = await (await ada.get(path())).text();
    expect(page).toMatch(/Mardi \?.*a répondu par e-mail.*Oui, mardi\..*Texte cité/s);
    expect(await (await ada.get('/equipe')).text()).toContain('a écrit depuis');
    expect(await (await ada.get('/equipe?q=oui+mardi')).text()).toContain(reference);
    expect(await (await ada.get('/equipe?q=oui+jeudi')).text()).not.toContain(reference);
  });

  it('are answered at the address of their request, which finds it, unless it is made up', async () => {
    await answerIt();
    const { replyTo } = site.transport.sent.at(-1) ?? {};
    const to = replyTo?.address ?? '';
    expect(to).toMatch(new RegExp(`^reponses\\+${reference.toLowerCase()}-[0-9a-f]{10}@agence\\.fr$`));
    expect(
      await receive({ from: 'autre@exemple.fr', to: to.replace(/-[0-9a-f]{10}@/, '-0123456789@') }),
    ).toBe(false);
    expect(await receive({ from: 'autre@exemple.fr', to })).toBe(true);
  });

  it('of an address with one open request join it, with two none', async () => {
    expect(await receive()).toBe(true);
    await site.services.leads.submit({ ...LEAD, message: `${LEAD.message} Et une autre.` });
    expect(await receive()).toBe(false);
  });

  it('that no person wrote are kept, without putting the request on top', async () => {
    await answerIt();
    const thread = `In-Reply-To: ${await sentId('reply')}`;
    await receive({ headers: [thread, 'Auto-Submitted: auto-replied'] });
    await receive({ headers: [thread, 'X-Spam-Flag: YES'] });
    expect(await receive({ headers: ['Precedence: bulk'] })).toBe(false);
    expect((await messages()).map(({ kind }) => kind).sort()).toEqual(['automatic', 'spam']);
    expect(await lead()).toMatchObject({ news_at: null });
  });

  it('that bounce mark the answer as refused', async () => {
    await answerIt();
    const reply = await sentId('reply');
    const body = [
      '--x',
      'Content-Type: message/delivery-status',
      '',
      'Action: failed',
      'Status: 5.1.1',
      '--x',
    ];
    await receive({
      from: 'MAILER-DAEMON@exemple.fr',
      headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
      body: [...body, 'Content-Type: text/rfc822-headers', '', `Message-ID: ${reply}`, '--x--'],
    });
    expect(await (await ada.get(path())).text()).toMatch(/Elle n’est pas arrivée.*5\.1\.1/s);
    expect(await lead()).toMatchObject({ news_at: null });
  });

  it('of colleagues, from their own mail program, answer the request', async () => {
    expect(await receive({ from: ada.email, to: LEAD.email })).toBe(false);
    expect(await receive({ from: ada.email, to: LEAD.email, folder: 'sent' })).toBe(true);
    expect(await lead()).toMatchObject({ stage: 'answered', taken_by: ada.id, news_at: null });
    expect((await lead()).answered_at).not.toBeNull();
  });

  it('with the forged address of a colleague do not answer the request', async () => {
    const headers = [
      `In-Reply-To: ${await sentId('confirmation')}`,
      'Authentication-Results: mx.agence.fr; dmarc=fail',
    ];
    expect(await receive({ from: ada.email, headers })).toBe(true);
    expect(await lead()).toMatchObject({ stage: 'new', answered_at: null });
    expect(await messages()).toMatchObject([{ kind: 'answer' }]);
  });

  it('join the request by the thread of an answer, however old', async () => {
    await answerIt();
    const headers = [`In-Reply-To: ${await sentId('reply')}`];
    site.clock.advance({ hours: 24 * 90 });
    await site.services.retention.purge();
    expect(await receive({ from: 'Autre <autre@exemple.fr>', headers })).toBe(true);
  });

  it('are kept where their headers and texts hold what no database takes', async () => {
    const nul = '\u0000';
    expect(
      await receive({
        from: `L${nul}éa <${LEAD.email}>`,
        to: `a${nul}@agence.fr`,
        id: `<a${nul}b@exemple.fr>`,
        headers: [`References: <c${nul}d@exemple.fr>`],
        body: [`Ou${nul}i.`],
      }),
    ).toBe(true);
    expect(await messages()).toMatchObject([{ text: 'Oui.', message_id: 'INBOX;1;1' }]);
    const type = `application/x${nul}y`;
    expect(
      await receive({
        headers: ['Content-Type: multipart/mixed; boundary=b'],
        body: ['--b', '', 'Voici.', '--b', `Content-Type: ${type}`, '', 'x', '--b--'],
      }),
    ).toBe(true);
  });

  it('are left to be read again where no thread is there to read their header or their text', async () => {
    const { texts } = site.services;
    const { run } = texts;
    const runs = vi.spyOn(texts, 'run');
    onTestFinished(() => runs.mockRestore());
    const mail = { id: '<encore@exemple.fr>' };
    runs.mockRejectedValueOnce(new AppError('unavailable'));
    await expect(receive(mail)).rejects.toMatchObject({ code: 'unavailable' });
    runs.mockImplementationOnce(run).mockRejectedValueOnce(new AppError('unavailable'));
    await expect(receive(mail)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await messages()).toEqual([]);
    expect(await receive(mail)).toBe(true);
    expect(await messages()).toMatchObject([{ text: 'Oui, mardi.' }]);
  });

  it('are kept without their text where it takes too long, or its reader fails', async () => {
    const { texts } = site.services;
    const { run } = texts;
    const runs = vi.spyOn(texts, 'run');
    onTestFinished(() => runs.mockRestore());
    for (const fault of [new AppError('text_too_complex'), new TypeError('a fault of ours')]) {
      runs.mockImplementationOnce(run).mockRejectedValueOnce(fault);
      expect(await receive()).toBe(true);
    }
    const remark = expect.stringContaining('ne se laisse pas lire ici');
    expect(await messages()).toMatchObject([{ remark }, { remark }]);
  });

  it('leave mails of the site itself alone', async () => {
    expect(
      await receive({ id: await sentId('notice'), headers: [`References: ${await sentId('notice')}`] }),
    ).toBe(false);
  });

  it('keep their files to be downloaded, never shown, until the request is erased', async () => {
    await receive({
      headers: ['Content-Type: multipart/mixed; boundary=x'],
      body: [
        ...['--x', '', 'Voici.'],
        ...[
          '--x',
          'Content-Type: text/html',
          'Content-Disposition: attachment; filename="page (1).html"',
          '',
        ],
        ...['<script>alert(1)</script>', '--x--'],
      ],
    });
    const page = await (await ada.get(path())).text();
    const href = /href="([^"]*\/fichiers\/[^"]*)"/.exec(page)?.[1] ?? '';
    const file = await ada.get(href);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''page%20%281%29.html",
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(await file.text()).toContain('alert(1)');
    const owner = await signIn(site, 'grace', 'owner');
    expect(await (await owner.get(`${path()}/dossier/lisible`)).text()).toMatch(
      /Voici\..*Fichier.*page \(1\)\.html/s,
    );
    await site.services.retention.erase(LEAD.email);
    for (const table of ['lead_messages', 'lead_message_files'] as const)
      expect(await site.services.database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect((await ada.get(href)).status).toBe(404);
  });
});
