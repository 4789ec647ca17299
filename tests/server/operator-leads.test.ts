import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_SIGNALS } from '../../server/leads/screening.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { LEAD, NOTHING, ONE_LEAD, stored } from './submissions.ts';

describe.each(ENGINES)('the commands on leads, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const run = (family: string, verb: string, ...argv: string[]) =>
    operate(site.services, `${family} ${verb}`, ...argv);
  const runCall = (call: string) => {
    const [verb = '', ...argv] = call.split(' ');
    return run('leads', verb, ...argv);
  };
  const submit = async (lead: Partial<typeof LEAD> = {}) =>
    (await site.services.leads.submit({ ...LEAD, ...lead })).reference;

  it('list them, the newest first, by day and by kind', async () => {
    const first = await submit();
    site.clock.advance({ hours: 24 });
    const second = await submit({ kind: 'contact', name: 'Nadia Benali', email: 'nadia@boutique.fr' });
    const all = await run('leads', 'list');
    expect(all).toMatchObject({ refusal: null, err: '2 demandes\n' });
    expect(all.out.trimEnd().split('\n')).toEqual([
      `2026-03-11 11:00  ${second}  contact  accepted  Nadia Benali    nadia@boutique.fr`,
      `2026-03-10 11:00  ${first}  devis    accepted  Camille Martin  camille@atelier.fr`,
    ]);
    for (const filter of [
      ['--since', '2026-03-11'],
      ['--kind', 'contact'],
    ]) {
      const { out } = await run('leads', 'list', ...filter);
      expect(out).toContain(second);
      expect(out).not.toContain(first);
    }
    expect(await run('leads', 'list', '--since', '2026-03-12')).toMatchObject({
      out: '',
      err: '0 demande\n',
    });
  });

  it('export what one person sent', async () => {
    await submit({ email: 'Ada@exemple.fr' });
    await submit();
    const { out } = await run('leads', 'export', '--csv', '--email', 'ada@exemple.fr');
    expect(out.trimEnd().split('\r\n')).toHaveLength(2);
    expect(out).toContain('Ada@exemple.fr');
  });

  it('apply the retention', async () => {
    await submit();
    site.clock.advance({ hours: 24 * 366 * 3 });
    expect((await run('leads', 'retention')).out).toContain('demandes 1');
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('list what waits in quarantine, with the reason, and release it with its mails', async () => {
    const signals = { ...NO_SIGNALS, hasFilledHoneypot: true };
    await submit();
    const { reference } = await site.services.leads.submit({ ...LEAD, name: 'Ada' }, null, signals);
    const { out } = await run('leads', 'list', '--status', 'quarantined');
    expect(out).toContain(`${reference}  devis  quarantined (`);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect((await stored(site)).mails).toBe(2);
    expect(await run('leads', 'release', reference.toLowerCase())).toMatchObject({ refusal: null });
    expect((await stored(site)).mails).toBeGreaterThan(2);
    expect((await run('leads', 'list', '--status', 'quarantined')).out).toBe('');
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('show one whole, with what became of its mails, and nothing that steers the terminal', async () => {
    const reference = await submit({ message: 'Un site.\nAvant \x1b[31ml’été.' });
    site.transport.fail = ({ to }) =>
      to === LEAD.email
        ? Object.assign(new Error('no such box'), {
            code: 'EENVELOPE',
            responseCode: 550,
            command: 'RCPT TO',
          })
        : undefined;
    await site.services.mailer.deliverDue();
    const { out } = await run('leads', 'show', reference.toLowerCase());
    expect(out).toContain('Un site.\nAvant [31ml’été.');
    expect(out).toMatch(/confirmation {2}failed {2}essais : 1 {2}no such box/);
    expect(out).toMatch(/notice {8}sent/);
    expect(await run('leads', 'show', 'D-0000000')).toMatchObject({ refusal: 'failure', out: '' });
  });

  it('export them for a spreadsheet, which computes none of their cells (row 14)', async () => {
    await submit({
      name: '=HYPERLINK("http://evil.fr")',
      phone: '+33612345678',
      message: 'Un, deux\n"trois"',
    });
    const { out } = await run('leads', 'export', '--csv');
    expect(out).toContain(`"'=HYPERLINK(""http://evil.fr"")"`);
    expect(out).toContain(`;06.12.34.56.78;"Un, deux\n""trois""";;;Par le site;;`);
  });

  it('export them under French headings, with the time in Paris', async () => {
    const accepted = await submit();
    site.clock.advance({ hours: 24 * 60 });
    const signals = { ...NO_SIGNALS, hasFilledHoneypot: true };
    const lead = { ...LEAD, kind: 'contact' as const, phone: null };
    const { reference } = await site.services.leads.submit(lead, null, signals);
    const { out } = await run('leads', 'export', '--csv');
    const rest = `${LEAD.name};${LEAD.email}`;
    expect(out).toBe(
      '\uFEFFRéférence;Reçue le (heure de Paris);Type;État;Mise de côté pour;Étape;Nom;E-mail;Téléphone;Message;Société;Page;Arrivée;Suite prévue;Source;Site d’origine;utm_source;utm_medium;utm_campaign;utm_term;utm_content;Page d’arrivée;Début de la visite;Page avant le formulaire\r\n' +
        `${reference};09/05/2026 12:00;Message;mise de côté;champ invisible rempli;nouvelle;${rest};;${LEAD.message};;;Par le site;${';'.repeat(10)}\r\n` +
        `${accepted};10/03/2026 11:00;Demande de devis;acceptée;;nouvelle;${rest};06.12.34.56.78;${LEAD.message};;;Par le site;${';'.repeat(10)}\r\n`,
    );
  });

  it('erase what one person sent', async () => {
    await submit({ email: 'ada@exemple.fr' });
    await submit();
    // As an address book copies it.
    const copied = '\u202aADA@exemple\u00ad.fr\u202c';
    expect((await run('leads', 'file', '--email', copied)).out).toContain('"email": "ada@exemple.fr"');
    expect((await run('leads', 'erase', '--email', copied)).out).toContain('1');
    expect(await stored(site)).toEqual(ONE_LEAD);
    expect(await run('leads', 'erase', '--email', 'ada@exemple.fr')).toMatchObject({ refusal: 'failure' });
  });

  it('release none that is not in quarantine', async () => {
    const reference = await submit();
    expect(await run('leads', 'release', reference)).toMatchObject({ refusal: 'failure' });
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('refuse what they do not know, and do nothing', async () => {
    await submit();
    for (const call of [
      'list --kind spam',
      'list --status lost',
      'list --since hier',
      'list --since 2026-02-30',
      'list --limit 3',
      'list tout',
      'show',
      'show D-1 D-2',
      'export',
      'export --csv --email',
      'erase',
      'erase --email=',
      'release',
      'retention --now',
    ]) {
      expect(await runCall(call), call).toMatchObject({ refusal: 'usage', out: '' });
    }
    expect(await stored(site)).toEqual(ONE_LEAD);
  });
});
