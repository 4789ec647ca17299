import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { createAntiForgery } from '../../server/http/anti-forgery.ts';
import { testAll } from '../support/test-all.ts';
import { expectProblem, expectSafeHeaders } from './answers.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { encode, JSON_WAYS } from './lead-forms.ts';
import { CONTACT, CONTACT_PATH, NOTHING, stored, tokenHeaders } from './submissions.ts';

const LIFETIME = { hours: 12 };

describe('anti-forgery', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite', { limits: { leadsPerNetworkAndHour: 1_000_000 } });
  });
  const clear = () => site.services.database.deleteFrom('leads').execute();
  afterEach(() => clear());
  afterAll(() => site.close());

  describe.each(JSON_WAYS)('of $name', (way) => {
    const post = async (headers: Record<string, string>) =>
      site.request(way.path, {
        method: 'POST',
        body: encode(way, way.fields),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    const withToken = (token: string) => post({ Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token });

    async function expectRefusedWithFreshToken(response: Response): Promise<void> {
      await expectProblem(response, 403, 'anti_forgery');
      expect(await stored(site)).toEqual(NOTHING);
      const cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      expect((await withToken(cookie.replace('XSRF-TOKEN=', ''))).status).toBe(201);
      await clear();
    }

    testAll(['Cookie', 'X-XSRF-TOKEN'])(
      'refuses a post without its cookie or its header (row 18)',
      async (missing) => {
        const { [missing]: _removed, ...headers } = await tokenHeaders(site);
        await expectRefusedWithFreshToken(await post(headers));
      },
    );

    testAll(['', 'x', '..', 'a.b.c', 'a.b.c.d', '%', 'é'])(
      'refuses a forged token (row 18)',
      async (token) => {
        await expectRefusedWithFreshToken(await withToken(token));
      },
    );

    it('refuses a header that differs from the cookie, though both are genuine (row 18)', async () => {
      const other = await tokenHeaders(site);
      await expectRefusedWithFreshToken(
        await post({ ...(await tokenHeaders(site)), 'X-XSRF-TOKEN': other['X-XSRF-TOKEN'] }),
      );
    });

    it('accepts a genuine cookie beside others of its name (row 18)', async () => {
      const { Cookie, ...header } = await tokenHeaders(site);
      const planted = `XSRF-TOKEN=plante; ${Cookie}; XSRF-TOKEN=plante`;
      const refused = await post({ Cookie: planted, 'X-XSRF-TOKEN': 'plante' });
      await expectProblem(refused, 403, 'anti_forgery');
      expect((await post({ Cookie: planted, ...header })).status).toBe(201);
    });

    it('refuses a token signed with another secret (row 18)', async () => {
      const foreign = createAntiForgery({ secret: 'another', clock: site.clock, secureCookie: false });
      const cookie = foreign.freshCookie().split(';')[0] ?? '';
      await expectRefusedWithFreshToken(await withToken(cookie.replace('XSRF-TOKEN=', '')));
    });

    it('refuses a genuine token whose date was moved (row 18)', async () => {
      const [nonce, , signature] = (await tokenHeaders(site))['X-XSRF-TOKEN'].split('.');
      const later = Math.floor(systemClock.now().epochMilliseconds / 1000).toString(36);
      await expectRefusedWithFreshToken(await withToken(`${nonce}.${later}.${signature}`));
    });

    it('accepts a token for 12 hours and not a second more (row 18)', async () => {
      const headers = await tokenHeaders(site);
      site.clock.advance(LIFETIME);
      expect((await post(headers)).status).toBe(201);
      await site.services.database.deleteFrom('leads').execute();
      site.clock.advance({ seconds: 1 });
      await expectRefusedWithFreshToken(await post(headers));
    });

    testAll<Record<string, string>>([
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://pirate.example' },
      { Origin: `${ORIGIN}.pirate.example` },
      { Origin: 'http://voisin.localhost:3000' },
      { Origin: 'null' },
      { Origin: ORIGIN, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://pirate.example', 'Sec-Fetch-Site': 'same-origin' },
    ])('refuses a post from another site with a good token (row 19)', async (proof) => {
      await expectProblem(await post({ ...(await tokenHeaders(site)), ...proof }), 403, 'cross_site');
      expect(await stored(site)).toEqual(NOTHING);
    });

    testAll<Record<string, string>>([
      { Origin: ORIGIN },
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' },
    ])('accepts a post from the site with a good token', async (proof) => {
      await clear();
      expect((await post({ ...(await tokenHeaders(site)), ...proof })).status).toBe(201);
    });
  });

  it('hands out a cookie that scripts of the site can read and other sites cannot send', async () => {
    const response = await site.request('/api/xsrf-token');
    expect(response.status).toBe(204);
    expectSafeHeaders(response);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const attributes = response.headers.get('Set-Cookie')?.split('; ').slice(1);
    expect(attributes).toEqual(['Path=/', 'Max-Age=43200', 'SameSite=Strict']);
  });

  it('takes over HTTPS only the cookie that no other host can set', async () => {
    const secure = await createTestSite('sqlite', { environment: { PUBLIC_URL: 'https://www.exemple.fr' } });
    const cookie = (await secure.request('/api/xsrf-token')).headers.get('Set-Cookie');
    expect(cookie).toMatch(/^__Host-XSRF-TOKEN=[^;]+; Path=\/; Max-Age=43200; SameSite=Strict; Secure$/);
    const { Cookie: own, ...header } = await tokenHeaders(secure);
    const statusWith = async (Cookie: string) => {
      const headers = { 'Content-Type': 'application/json', ...header, Cookie };
      const init = { method: 'POST', body: JSON.stringify(CONTACT), headers };
      return (await secure.request(CONTACT_PATH, init)).status;
    };
    expect(await statusWith(own.replace('__Host-', ''))).toBe(403);
    expect(await statusWith(`XSRF-TOKEN=plante; ${own}`)).toBe(201);
    await secure.close();
  });
});
