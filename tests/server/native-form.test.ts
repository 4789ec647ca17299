import { agency } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { controlSource, expectSafeHeaders, expectScriptsAllowed, visibleText } from './answers.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { NOTHING, ONE_LEAD, postForm, QUOTE, stored } from './submissions.ts';

const ALERT = `Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à ${agency.mailboxes.general}`;
const HTTPS = 'https://www.exemple.fr';

describe.each(ENGINES)('quote form without JavaScript on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  it('stores the lead, sends its mails and leads on to the confirmation', async () => {
    const response = await postForm(site, QUOTE);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/confirmation-contact?type=devis');
    expectSafeHeaders(response);
    expect(await stored(site)).toEqual(ONE_LEAD);
    await site.services.mailer.deliverDue();
    expect(site.transport.sent.map(({ to }) => to).sort()).toEqual([QUOTE.email, agency.mailboxes.sales]);
  });

  it('row 1: makes one lead when it is sent again', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => postForm(site, QUOTE)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it.each([
    ['06.12.34.56.78', '0612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+41 79 123 45 67', '+41791234567'],
    ['06\u00a012\u202f34-56/78', '0612345678'],
    ['', null],
  ])('row 16: takes the phone %j as %j', async (phone, kept) => {
    expect((await postForm(site, { ...QUOTE, phone })).status).toBe(303);
    const lead = await site.services.database.selectFrom('leads').select('phone').executeTakeFirstOrThrow();
    expect(lead.phone).toBe(kept);
  });

  it('row 14: shows what is to be corrected and keeps what was typed, escaped', async () => {
    const name = '</script><script>alert("nom")</script>';
    const project_description = 'Un <b>site</b>\n</textarea><script>alert(2)</script>';
    const response = await postForm(site, { name, email: '"><img src=x>', phone: '12', project_description });
    const html = await response.text();

    expect(response.status).toBe(422);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expectScriptsAllowed(response, html);
    expect(visibleText(html)).toContain('Adresse e-mail invalide.');
    expect(visibleText(html)).toContain('Numéro invalide.');
    expect(controlSource(html, 'name')).toContain(
      'value="&lt;/script&gt;&lt;script&gt;alert(&quot;nom&quot;)&lt;/script&gt;"',
    );
    expect(controlSource(html, 'email')).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(controlSource(html, 'project_description')).toContain(
      '>Un &lt;b&gt;site&lt;/b&gt;\n&lt;/textarea&gt;&lt;script&gt;alert(2)&lt;/script&gt;</textarea>',
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('says that empty fields are required', async () => {
    const text = visibleText(await (await postForm(site, '')).text());
    expect(text).toContain('Le nom est requis.');
    expect(text).toContain('Adresse e-mail invalide.');
    expect(text).toContain('La description du projet est requise.');
    expect(text).not.toContain('Numéro invalide.');
  });

  it.each<Record<string, string>>([
    {},
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://pirate.example' },
    { Origin: 'null' },
    { Origin: 'https://pirate.example', 'Sec-Fetch-Site': 'cross-site' },
  ])('row 19: is refused with %o as proof of origin, keeping what was typed', async (proof) => {
    const response = await postForm(site, QUOTE, proof);
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(visibleText(html)).toContain(ALERT);
    expect(html).toMatch(/role="alert"/);
    expect(controlSource(html, 'name')).toContain(`value="${QUOTE.name}"`);
    expect(controlSource(html, 'email')).toContain(`value="${QUOTE.email}"`);
    expect(controlSource(html, 'phone')).toContain(`value="${QUOTE.phone}"`);
    expect(controlSource(html, 'project_description')).toContain(QUOTE.project_description);
    expect(await stored(site)).toEqual(NOTHING);
  });

  it('is accepted with the Origin that every browser sends', async () => {
    const proof = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Host: 'localhost:3000' };
    expect((await postForm(site, QUOTE, proof)).status).toBe(303);
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it.each(['www.exemple.fr', '127.0.0.1:3000'])(
    'is accepted behind an HTTPS proxy that asks for %s',
    async (Host) => {
      const proxied = await createTestSite(engine, { environment: { PUBLIC_URL: HTTPS, TRUST_PROXY: '1' } });
      const proof = { Origin: HTTPS, 'Sec-Fetch-Site': 'same-origin', Host };
      const response = await postForm(proxied, QUOTE, proof, `http://${Host}`);
      await proxied.close();
      expect(response.status).toBe(303);
    },
  );
});
