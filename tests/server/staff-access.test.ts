import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCESS } from '../../server/staff/access.ts';
import type { StaffRole } from '../../server/store/database.ts';
import { BUILD, createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { LEAD } from './submissions.ts';

/** Id that no article has. */
const ARTICLE = '00000000-0000-4000-8000-000000000000';
/** Requests that windows send by themselves. */
const UNASKED = ['GET /equipe/liste', 'GET /equipe/articles/:article/etat'];

const ROLES = ['owner', 'sales', 'editor'] as const;

describe('the staff screens', () => {
  let site: TestSite;
  let reference: string;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    ({ reference } = await site.services.leads.submit(LEAD));
  });
  afterEach(() => site.close());

  async function cookieOf(role: StaffRole): Promise<string> {
    const { accounts, sessions } = site.services.staff;
    await accounts.invite(`${role}@exemple.fr`, role, null);
    const person = (await accounts.list()).find(({ email }) => email.startsWith(role));
    return `equipe=${await sessions.open(site.services.database, person?.id ?? '', 'Test')}`;
  }

  /** Sends a request as a form of the site would, without its fields. */
  const ask = (call: string, cookie?: string, origin = ORIGIN) => {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern
      .replace(':reference', reference.toLowerCase())
      .replace(':article', ARTICLE)
      .replace(':section', 'coordonnees')
      .replace(':file', 'agency.yaml')
      .replace(':number', '1');
    const headers = new Headers(cookie ? { Cookie: cookie } : {});
    if (method === 'POST') {
      headers.set('Origin', origin);
      headers.set('Content-Type', 'application/x-www-form-urlencoded');
    }
    return site.request(path, { method, headers, ...(method === 'POST' ? { body: '' } : {}) });
  };

  it('lead everybody who is not signed in to the sign-in, whatever is asked for', async () => {
    for (const call of [...Object.keys(ACCESS), 'GET /equipe/inconnu', 'DELETE /equipe', 'POST /equipe']) {
      for (const cookie of [undefined, 'equipe=', 'equipe=wrong']) {
        const answer = await ask(call, cookie);
        expect([answer.status, answer.headers.get('Location')], call).toEqual([
          UNASKED.includes(call) ? 401 : 303,
          UNASKED.includes(call) ? null : expect.stringMatching(/^\/connexion\?retour=%2Fequipe/),
        ]);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
    }
  });

  it.each(ROLES)('are open to the role %s where its rule says so, and nowhere else', async (role) => {
    for (const [call, roles] of Object.entries(ACCESS)) {
      const answer = await ask(call, await cookieOf(role));
      expect(answer.status === 403, call).toBe(!roles.includes(role));
    }
    for (const call of [
      'GET /equipe/inconnu',
      'DELETE /equipe/compte',
      'POST /equipe/comptes',
      'GET /equipe/compte/cles',
      'GET /equipe/demandes',
      'GET /equipe/demandes/x',
      'GET /equipe/demandes/:reference/etape',
      'POST /equipe/demandes/:reference',
      'GET /equipe/demandes/:reference/personne/x',
    ]) {
      expect((await ask(call, await cookieOf(role))).status, call).toBe(403);
    }
  });

  it('take no action that another site sends', async () => {
    const cookie = await cookieOf('owner');
    for (const call of Object.keys(ACCESS).filter(
      (known) => known.startsWith('POST') && !/\/(?:cles(\/options)?|brouillon|apercu)$/.test(known),
    )) {
      expect((await ask(call, cookie, 'https://evil.fr')).status, call).toBe(403);
    }
    expect((await ask('GET /equipe/compte', cookie)).status).toBe(200);
    expect(await site.services.database.selectFrom('leads').select(['stage', 'revision']).execute()).toEqual([
      { stage: 'new', revision: 0 },
    ]);
  });

  it('ask for the passkey again before passkeys change, ten minutes after the sign-in', async () => {
    const cookie = await cookieOf('sales');
    const options = () =>
      site.request('/equipe/compte/cles/options', {
        method: 'POST',
        headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': 'application/json' },
        body: '{}',
      });
    expect((await options()).status).toBe(200);
    site.clock.advance({ minutes: 10 });
    expect((await options()).status).toBe(403);
  });

  it('lead back only to a staff page after the sign-in', async () => {
    for (const place of [
      '//evil.fr',
      'https://evil.fr',
      '/equipe/../contact',
      '/equipe\\@evil.fr',
      '/contact',
    ]) {
      const page = await (await site.request(`/connexion?retour=${encodeURIComponent(place)}`)).text();
      expect(page).toContain('data-next="/equipe"');
    }
  });

  it('show a sign-in that is neither cached nor indexed', async () => {
    const answer = await site.request('/connexion');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  });

  it('are in no file that visitors load', () => {
    const folder = join(BUILD, 'client', 'static');
    const texts = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
    expect(texts.length).toBeGreaterThan(0);
    for (const name of texts) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(text, name).not.toMatch(
        /\/equipe|data-passkey|data-lead|clé d’accès|credentials\.get|\.door|cm-editor|\.desk-/,
      );
    }
  });
});
