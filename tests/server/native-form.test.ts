import { agencyFile as agency, confirmationCopy, formCopy } from 'content-collections';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillText } from '../../content/sentence.ts';
import { testAll } from '../support/test-all.ts';
import { controlSource, expectScriptsAllowed, visibleText } from './answers.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import {
  expectAccepted,
  expectRefused,
  type LeadWay,
  leadsOf,
  leadWith,
  NATIVE_WAYS,
  send,
} from './lead-forms.ts';
import { NOTHING, ONE_LEAD, stored } from './submissions.ts';

const HTTPS = 'https://www.exemple.fr';

describe('forms without JavaScript', () => {
  let site: TestSite;
  let proxied: TestSite;
  beforeAll(async () => {
    const limits = { submissionsPerNetworkAndMinute: 1000 };
    const environment = { PUBLIC_URL: HTTPS, TRUST_PROXY: '1' };
    site = await createTestSite('sqlite', { limits });
    proxied = await createTestSite('sqlite', { environment, limits });
  });
  const clear = () => site.services.database.deleteFrom('leads').execute();
  afterEach(async () => {
    site.transport.sent.length = 0;
    await clear();
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

    const confirmationFor = async (other: LeadWay) =>
      confirmationIn(await (await send(site, other, { body: other.fields, proof: {} })).text());

    /** Checks that the form is shown again to be confirmed, and returns its token. */
    async function expectAsked(response: Response): Promise<string> {
      await expectRefused(way, response.clone(), 403, 'cross_site');
      const html = await response.text();
      expectScriptsAllowed(response, html);
      expectFilled(html, way);
      expect(visibleText(html)).toContain(visibleText(formCopy.confirmation.text));
      expect(visibleText(html)).toContain(formCopy.confirmation.action);
      expect(visibleText(html)).not.toContain('Une erreur est survenue');
      return confirmationIn(html);
    }

    it('stores the lead, sends its mails and leads on to the confirmation (row 24)', async () => {
      const response = await post(way.fields);
      await expectAccepted(way, response.clone());
      const confirmation = await site.request(ORIGIN + response.headers.get('Location'));
      const [lead] = await leadsOf(site);
      const text = visibleText(await confirmation.text());
      expect(text).toContain(
        visibleText(fillText(confirmationCopy.receipt.answerBy, { moment: '' }))
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

    testAll<Record<string, string>>([{}, { Origin: 'null' }, { Referer: 'https://pirate.example/' }])(
      'is shown again to be confirmed where nothing proves its origin, and then stored once (row 19)',
      async (proof) => {
        await clear();
        const confirmation = await expectAsked(await post(way.fields, proof));
        expect(await stored(site)).toEqual(NOTHING);
        const confirmed = { ...way.fields, confirmation };
        await expectAccepted(way, await post(confirmed, proof));
        await expectAccepted(way, await post(confirmed, proof));
        expect(await stored(site)).toEqual(ONE_LEAD);
        expect(await leadsOf(site)).toMatchObject([
          { kind: way.kind, name: way.fields.name, page: way.path },
        ]);
      },
    );

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

    testAll<Record<string, string>>([
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://pirate.example' },
      { Origin: 'http://voisin.localhost:3000' },
      { Origin: 'https://pirate.example', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://pirate.example', Referer: `${ORIGIN}/` },
    ])('is refused from elsewhere, and shown again as it was filled in (row 19)', async (proof) => {
      for (const token of ['', await confirmationFor(way)]) {
        const response = await post({ ...way.fields, confirmation: token }, proof);
        await expectRefused(way, response.clone(), 403, 'cross_site');
        const html = await response.text();
        expect(visibleText(html)).toContain(alert);
        expect(html).toMatch(/role="alert"/);
        expect(visibleText(html)).toContain('rien n’a été enregistré');
        expectFilled(html, way);
        // Another site must not get by with one more press on a button that it made appear.
        expect(confirmationIn(html)).toBe('');
      }
      expect(await stored(site)).toEqual(NOTHING);
    });

    it('is accepted with a Referer of the site alone', async () => {
      await expectAccepted(way, await post(way.fields, { Referer: `${ORIGIN}${way.path}` }));
    });

    it('accepts no confirmation that is stale, changed, or for another form or network (row 19)', async () => {
      const other = NATIVE_WAYS.find(({ formId }) => formId !== way.formId) ?? way;
      const token = await confirmationFor(way);
      const wrong = [
        'x',
        'a.b.c',
        `${token}x`,
        token.replace(/^./, (first) => (first === '_' ? 'A' : '_')),
        await confirmationFor(other),
      ];
      for (const confirmation of wrong) await expectAsked(await post({ ...way.fields, confirmation }, {}));
      const headers = { 'X-Forwarded-For': '192.0.2.7' };
      const elsewhere = await send(proxied, way, { body: way.fields, proof: {}, headers });
      const theirs = confirmationIn(await elsewhere.text());
      const body = { ...way.fields, confirmation: theirs };
      const ours = { 'X-Forwarded-For': '192.0.2.8' };
      await expectAsked(await send(proxied, way, { body, proof: {}, headers: ours }));
      await expectAccepted(way, await send(proxied, way, { body, proof: {}, headers }));
      site.clock.advance({ hours: 1, seconds: 1 });
      await expectAsked(await post({ ...way.fields, confirmation: token }, {}));
      expect(await stored(site)).toEqual(NOTHING);
    });

    it('is corrected and confirmed at once, and confirms one text only', async () => {
      const wrong = await post(leadWith(way, { email: 'x' }), {});
      expect(wrong.status).toBe(403);
      const html = await wrong.text();
      expect(visibleText(html)).toMatch(/Adresse e-?mail invalide\./);
      const stillWrong = await post(leadWith(way, { name: ' ', confirmation: confirmationIn(html) }), {});
      expect(stillWrong.status).toBe(422);
      const confirmation = confirmationIn(await stillWrong.text());
      await expectAccepted(way, await post({ ...way.fields, confirmation }, {}));
      const again = await post(leadWith(way, { text: 'Un autre texte', confirmation }), {});
      expect(again.status).toBe(403);
      const shown = await again.text();
      expect(shown).toContain('Un autre texte');
      expect(await stored(site)).toEqual(ONE_LEAD);
      const next = leadWith(way, { text: 'Un autre texte', confirmation: confirmationIn(shown) });
      await expectAccepted(way, await post(next, {}));
      expect((await stored(site)).leads).toBe(2);
    });

    it('is accepted with the Origin that every browser sends', async () => {
      await expectAccepted(
        way,
        await post(way.fields, { Origin: ORIGIN, Host: 'localhost:3000', 'Sec-Fetch-Site': 'same-origin' }),
      );
    });

    testAll(['www.exemple.fr', '127.0.0.1:3000'])(
      'is accepted behind an HTTPS proxy, whichever host that asks for',
      async (Host) => {
        const headers = { Origin: HTTPS, Host };
        const body = leadWith(way, { name: `Camille de ${Host}` });
        await expectAccepted(way, await send(proxied, way, { body, headers }));
      },
    );
  });
});

/** The token in a form that is to be confirmed; empty when there is none. */
function confirmationIn(html: string): string {
  return /<input type="hidden" name="confirmation" value="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Checks that the form holds what was typed. */
function expectFilled(html: string, { fields, text }: LeadWay): void {
  expect(controlSource(html, 'name')).toContain(`value="${fields.name}"`);
  expect(controlSource(html, 'email')).toContain(`value="${fields.email}"`);
  expect(controlSource(html, 'phone')).toContain(`value="${fields.phone}"`);
  const message = Object.entries(fields).find(([name]) => name === text)?.[1];
  expect(controlSource(html, text)).toContain(`>${message}</textarea>`);
}
