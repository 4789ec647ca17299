import { describe, expect, it } from 'vitest';
import { readBounce, readMailBody, readMailHeader, splitQuote } from './read-mail.ts';

const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
const mail = (headers: readonly string[], ...body: string[]) =>
  bytes(['From: Léa <lea@exemple.fr>', 'Message-ID: <a@exemple.fr>', ...headers, '', ...body]);

describe('the header of a mail', () => {
  it('names the mail that it answers first, then the thread backwards, and every address', async () => {
    const raw = mail([
      'To: Agence <reponses+D-1@agence.fr>, b@agence.fr',
      'Delivered-To: Boite@agence.fr',
      'References: <1@x>',
      ' <2@x> <3@x>',
      'In-Reply-To: <2@x>',
    ]);
    expect(await readMailHeader(raw)).toEqual({
      messageId: '<a@exemple.fr>',
      kind: 'answer',
      from: { name: 'Léa', address: 'lea@exemple.fr' },
      isForged: false,
      to: ['reponses+d-1@agence.fr', 'b@agence.fr', 'boite@agence.fr'],
      earlier: ['<2@x>', '<3@x>', '<1@x>'],
    });
  });

  it.each([
    ['answer', 'Auto-Submitted: no'],
    ['answer', 'X-Spam-Flag: NO'],
    ['automatic', 'Auto-Submitted: auto-replied'],
    ['automatic', 'Precedence: bulk'],
    ['automatic', 'X-Autoreply: yes'],
    ['automatic', 'Content-Type: multipart/report; report-type=disposition-notification; boundary=x'],
    ['spam', 'X-Spam-Flag: YES'],
    ['spam', 'X-Spam-Status: Yes, score=7'],
    ['bounce', 'Content-Type: multipart/report; boundary=x;\r\n report-type="delivery-status"'],
  ])('tells that it is: %s (%s)', async (kind, header) => {
    expect(await readMailHeader(mail([header], 'Bonjour'))).toMatchObject({ kind });
  });
});

it.each([
  [true, ['mx.agence.fr; spf=pass; dmarc=fail (p=reject)']],
  [false, ['mx.agence.fr; spf=fail; dmarc=pass', 'ailleurs.fr; dmarc=fail']],
  [false, ['mx.agence.fr; dkim=none']],
])('a mail is forged: %s, by the word of the server that received it', async (isForged, results) => {
  const headers = results.map((result) => `Authentication-Results: ${result}`);
  expect(await readMailHeader(mail(headers))).toMatchObject({ isForged });
});

describe('a mail', () => {
  it('is read as text, without what HTML hides or runs', async () => {
    const raw = mail(
      ['Content-Type: text/html; charset=utf-8'],
      '<style>p{}</style><p>Oui,<br>mardi.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      '<p>Le 3 mai, Ada a écrit :</p><blockquote>Quand ?</blockquote>',
    );
    expect(await readMailBody({ raw, isWhole: true })).toEqual({
      text: 'Oui,\nmardi.',
      quoted: 'Le 3 mai, Ada a écrit :\n\n> Quand ?',
      files: [],
      remark: null,
    });
  });

  it('keeps twenty files at most, and says how many lie elsewhere', async () => {
    const part = ['--x', 'Content-Disposition: attachment; filename="../plan.pdf"', '', 'abc'];
    const raw = mail(
      ['Content-Type: multipart/mixed; boundary=x'],
      '--x',
      '',
      'Voici.',
      ...Array.from({ length: 22 }, () => part).flat(),
      '--x--',
    );
    const { files, remark, text } = await readMailBody({ raw, isWhole: true });
    expect([text, files.length, files[0]?.name]).toEqual(['Voici.', 20, '.. plan.pdf']);
    expect(remark).toMatch(/^2 fichiers ne sont que dans votre messagerie/);
    expect(await readMailBody({ raw, isWhole: false })).toMatchObject({
      files: [],
      remark: expect.stringMatching(/trop gros/),
    });
  });

  it('is refused where its parts lie deeper than twenty levels', async () => {
    const open = Array.from({ length: 40 }, (_, at) => [
      `--b${at}`,
      `Content-Type: multipart/mixed; boundary=b${at + 1}`,
      '',
    ]);
    const raw = mail(['Content-Type: multipart/mixed; boundary=b0'], ...open.flat(), 'x');
    await expect(readMailBody({ raw, isWhole: true })).rejects.toThrow();
  });
});

it('a bounce names the mail that is given up, and why', () => {
  const raw = mail(
    ['Content-Type: multipart/report; report-type=delivery-status; boundary=x'],
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Final-Recipient: rfc822; lea@exemple.fr',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '--x',
    'Content-Type: message/rfc822',
    '',
    'In-Reply-To: <confirmation@agence.fr>',
    'Message-ID: <reply@agence.fr>',
  );
  expect(readBounce(raw)).toEqual({
    earlier: ['<a@exemple.fr>', '<reply@agence.fr>'],
    isFinal: true,
    reason: '5.1.1 550 5.1.1 User unknown',
  });
});

describe('the text of a mail', () => {
  it.each([
    ['none', 'Oui.\n\nLéa', 'Oui.\n\nLéa', null],
    [
      'Gmail',
      'Oui.\n\nLe jeu. 26 nov. 2026 à 10:00, Agence <a@b.fr> a\nécrit :\n\n> Non ?\n',
      'Oui.',
      /^Le jeu/,
    ],
    ['Thunderbird', 'Oui.\n\nOn 26/11/2026 10:00, Ada wrote:\n> Non ?\n>\n> Ada', 'Oui.', /^On 26/],
    ['Outlook', 'Oui.\n\nDe : Ada <a@b.fr>\nEnvoyé : jeudi\nÀ : Léa\n\nNon ?', 'Oui.', /^De : Ada/],
    ['original message', 'Oui.\n-----Original Message-----\nNon ?', 'Oui.', /^-----/],
    ['between the lines', '> Mardi ?\nOui.\n> À 10 h ?\nNon.', '> Mardi ?\nOui.\n> À 10 h ?\nNon.', null],
    ['nothing but a quote', '> Mardi ?', '> Mardi ?', null],
  ])('is told from what it quotes: %s', (_, text, own, quoted) => {
    const split = splitQuote(text);
    expect(split.own).toBe(own);
    if (quoted === null) expect(split.quoted).toBeNull();
    else expect(split.quoted).toMatch(quoted);
  });
});
