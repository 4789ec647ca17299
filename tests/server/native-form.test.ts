import { agency, receiptCopy } from 'content-collections';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillText } from '../../content/sentence.ts';
import { controlSource, expectScriptsAllowed, visibleText } from './answers.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { expectAccepted, expectRefused, leadsOf, leadWith, NATIVE_WAYS, send } from './lead-forms.ts';
import { NOTHING, ONE_LEAD, stored } from './submissions.ts';

const HTTPS = 'https://www.exemple.fr';

describe.each(ENGINES)('forms without JavaScript on %s', (engine) => {
  let site: TestSite;
  let proxied: TestSite;
  beforeAll(async () => {
    site = await createTestSite(engine);
    proxied = await createTestSite(engine, { environment: { PUBLIC_URL: HTTPS, TRUST_PROXY: '1' } });
  });
  afterEach(async () => {
    site.transport.sent.length = 0;
    await site.services.database.deleteFrom('leads').execute();
  });
  afterAll(async () => {
    await Promise.all([site.close(), proxied.close()]);
  });

  describe.each(NATIVE_WAYS)('$name', (way) => {
    const alert =
      way.formId === 'estimation'
        ? 'Une erreur est survenue, veuillez réessayer.'
        : `Une erreur est survenue. Veuillez vérifier vos informations ou nous contacter par email à ${agency.mailboxes.general}`;
    const post = (body: object | string, proof?: Record<string, string>) =>
      send(site, way, { body, ...(proof ? { proof } : {}) });

    it('stores the lead, sends its mails and leads on to the confirmation (row 24)', async () => {
      const response = await post(way.fields);
      await expectAccepted(way, response.clone());
      const confirmation = await site.request(ORIGIN + response.headers.get('Location'));
      const [lead] = await leadsOf(site);
      const text = visibleText(await confirmation.text());
      expect(text).toContain(
        visibleText(fillText(receiptCopy.answerBy, { moment: '' }))
          .trim()
          .replace(/\s*\.$/, ''),
      );
      expect(text).toContain(lead?.reference);
      expect(await stored(site)).toEqual(ONE_LEAD);
      expect(await leadsOf(site)).toMatchObject([{ kind: way.kind, name: way.fields.name }]);
      await site.services.mailer.deliverDue();
      expect(site.transport.sent.map(({ to }) => to).sort()).toEqual(
        [way.fields.email, agency.mailboxes.sales].sort(),
      );
    });

    // What follows is the same on every engine.
    if (engine === 'postgres') return;

    it('shows what is to be corrected and keeps what was typed, escaped (row 14)', async () => {
      const name = '</script><script>alert("nom")</script>';
      const text = 'Un <b>site</b>\n</textarea><script>alert(2)</script>';
      const response = await post(leadWith(way, { name, email: '"><img src=x>', phone: '12', text }));
      await expectRefused(way, response.clone(), 422, 'validation_failed');
      const html = await response.text();
      expectScriptsAllowed(response, html);
      expect(visibleText(html)).toMatch(/Adresse e-?mail invalide\./);
      expect(visibleText(html)).toMatch(/Numéro (de téléphone )?invalide\./);
      expect(controlSource(html, 'name')).toContain(
        'value="&lt;/script&gt;&lt;script&gt;alert(&quot;nom&quot;)&lt;/script&gt;"',
      );
      expect(controlSource(html, 'email')).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
      expect(controlSource(html, way.text)).toContain(
        '>Un &lt;b&gt;site&lt;/b&gt;\n&lt;/textarea&gt;&lt;script&gt;alert(2)&lt;/script&gt;</textarea>',
      );
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
      expect(await stored(site)).toEqual(NOTHING);
    });

    it('says that empty fields are required (row 17)', async () => {
      const text = visibleText(await (await post('')).text());
      expect(text).toContain('Le nom est requis.');
      expect(text).toMatch(/Adresse e-?mail invalide\./);
      expect(text).toMatch(
        /(La description (du projet|de votre besoin) est requise|Le message est requis)\./,
      );
      expect(text).not.toMatch(/Numéro (de téléphone )?invalide/);
    });

    it.each<Record<string, string>>([
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://pirate.example' },
      { Origin: 'http://voisin.localhost:3000' },
      { Origin: 'null' },
      { Origin: 'https://pirate.example', 'Sec-Fetch-Site': 'cross-site' },
    ])('is refused unread with %o as proof of origin, and says so (row 19)', async (proof) => {
      const response = await post(way.fields, proof);
      await expectRefused(way, response.clone(), 403, 'cross_site');
      const html = await response.text();
      expect(visibleText(html)).toContain(alert);
      expect(html).toMatch(/role="alert"/);
      expect(visibleText(html)).toContain('Cette demande vient d’un autre site');
      expect(html).not.toContain(way.fields.email);
      expect(await stored(site)).toEqual(NOTHING);
    });

    it('is accepted with the Origin that every browser sends', async () => {
      await expectAccepted(
        way,
        await post(way.fields, { Origin: ORIGIN, Host: 'localhost:3000', 'Sec-Fetch-Site': 'same-origin' }),
      );
    });

    it.each(['www.exemple.fr', '127.0.0.1:3000'])(
      'is accepted behind an HTTPS proxy that asks for %s',
      async (Host) => {
        const headers = { Origin: HTTPS, Host };
        const body = leadWith(way, { name: `Camille de ${Host}` });
        await expectAccepted(way, await send(proxied, way, { body, headers }));
      },
    );
  });
});
