import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Access } from '../../server/staff/access.ts';
import type { StaffRole } from '../../server/store/database.ts';
import { BUILD, createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { accessOf } from './staff-people.ts';
import { LEAD } from './submissions.ts';

/** Id that no article has. */
const ARTICLE = '00000000-0000-4000-8000-000000000000';
/** Requests that windows send by themselves. */
const UNASKED = [
  'GET /equipe/liste',
  'GET /equipe/articles/:article/etat',
  'GET /equipe/demandes/:reference/etat',
  'GET /equipe/pages/:entry/etat',
];

/** What a session may do only in its first ten minutes. */
const FRESH = [
  'POST /equipe/branchements/brancher',
  'POST /equipe/branchements/debrancher',
  'POST /equipe/branchements/secret',
  'POST /equipe/compte/cles',
  'POST /equipe/compte/cles/options',
  'POST /equipe/compte/cles/retirer',
  'POST /equipe/comptes/inviter',
  'POST /equipe/comptes/recuperer',
  'POST /equipe/comptes/revoquer',
  'POST /equipe/export',
  'GET /equipe/demandes/:reference/dossier',
  'GET /equipe/demandes/:reference/dossier/lisible',
  'POST /equipe/demandes/:reference/effacer',
];

const ROLES = ['owner', 'sales', 'editor'] as const;

describe('the staff screens', () => {
  let site: TestSite;
  let reference: string;
  let access: Record<string, Access>;
  beforeEach(async () => {
    site = await createTestSite('sqlite', { limits: { signInsPerNetworkAndMinute: 1_000_000 } });
    ({ reference } = await site.services.leads.submit(LEAD));
    access = accessOf(site);
  });
  afterEach(() => site.close());

  async function cookieOf(role: StaffRole): Promise<string> {
    const { accounts, sessions } = site.services.staff;
    await accounts.invite(`${role}@exemple.fr`, role, null);
    const person = (await accounts.list()).find(({ email }) => email.startsWith(role));
    return `equipe=${await sessions.open(site.services.database, person?.id ?? '', 'Test')}`;
  }

  /** Sends a request as a form of the site would. */
  const ask = (call: string, cookie?: string, origin = ORIGIN, fields: Record<string, string> = {}) => {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern
      .replace(':reference', reference.toLowerCase())
      .replace(':article', ARTICLE)
      .replace(':attachment', ARTICLE)
      .replace(':area', 'villes')
      .replace(':entry', 'home')
      .replace(':section', 'coordonnees')
      .replace(':file', 'agency.yaml')
      .replace(':number', '1');
    const headers = new Headers(cookie ? { Cookie: cookie } : {});
    if (method === 'POST') {
      headers.set('Origin', origin);
      headers.set('Content-Type', 'application/x-www-form-urlencoded');
    }
    const body = new URLSearchParams(fields).toString();
    return site.request(path, { method, headers, ...(method === 'POST' ? { body } : {}) });
  };

  it('lead everybody who is not signed in to the sign-in, whatever is asked for', async () => {
    for (const call of [...Object.keys(access), 'GET /equipe/inconnu', 'DELETE /equipe', 'POST /equipe']) {
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
    for (const [call, { roles }] of Object.entries(access)) {
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
    for (const call of Object.keys(access).filter(
      (known) => known.startsWith('POST') && !/\/(?:cles(\/options)?|brouillon|apercu|coller)$/.test(known),
    )) {
      expect((await ask(call, cookie, 'https://evil.fr')).status, call).toBe(403);
    }
    expect((await ask('GET /equipe/compte', cookie)).status).toBe(200);
    expect(await site.services.database.selectFrom('leads').select(['stage', 'revision']).execute()).toEqual([
      { stage: 'new', revision: 0 },
    ]);
  });

  it('ask for the passkey again before what opens, exports or erases, ten minutes after the sign-in', async () => {
    const cookie = await cookieOf('owner');
    const { database } = site.services;
    const kept = () =>
      Promise.all([
        database.selectFrom('staff_invitations').selectAll().execute(),
        database.selectFrom('staff').selectAll().execute(),
        database.selectFrom('leads').select('reference').execute(),
        database.selectFrom('staff_journal').selectAll().execute(),
      ]);
    const before = await kept();
    site.clock.advance({ minutes: 10 });
    for (const call of FRESH) {
      const answer = await ask(call, cookie, ORIGIN, { email: 'zoe@exemple.fr', role: 'owner', reference });
      const text = await answer.text();
      expect([answer.status, answer.headers.get('Content-Disposition')], call).toEqual([403, null]);
      expect(text, call).toContain('Confirmez que c’est vous');
      expect(text.includes('faire ce geste'), call).toBe(
        call.includes('/compte/cles') && !call.endsWith('r'),
      );
    }
    expect(await kept()).toEqual(before);
    const endsSession = /\/(?:fermer|deconnexion)$/;
    for (const call of Object.keys(access).filter(
      (known) => !FRESH.includes(known) && !endsSession.test(known),
    ))
      expect((await ask(call, cookie)).status, call).not.toBe(403);
    // Scripts read a sentence.
    const options = await site.request('/equipe/compte/cles/options', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([options.status, await options.json()]).toEqual([
      403,
      { title: expect.stringContaining('plus de dix minutes') },
    ]);
  });

  it('send an act again as it was typed, once the person has confirmed who they are', async () => {
    const cookie = await cookieOf('owner');
    site.clock.advance({ hours: 6 });
    const typed = { email: 'a"<b>@exemple.fr', role: 'editor' };
    const page = await (await ask('POST /equipe/comptes/inviter', cookie, ORIGIN, typed)).text();
    expect(page).toContain('action="/equipe/comptes/inviter" method="post"');
    expect(page).toContain('name="email" value="a&quot;&lt;b&gt;@exemple.fr"');
    expect(page).toContain('name="role" value="editor"');
    expect(page).toMatch(/avec le rôle «\sRédaction\s»/);
    expect(page).toContain('href="/equipe/comptes"');
    const foreign = await ask('POST /equipe/comptes/inviter', cookie, 'https://evil.fr', typed);
    expect(await foreign.text()).not.toContain('@exemple.fr"');
    const file = await (await ask('GET /equipe/demandes/:reference/dossier?a=1', cookie)).text();
    expect(file).toContain(`dossier" method="get"`);
    expect(file).toContain('name="a" value="1"');
    const posted = await (await ask('POST /equipe/comptes/revoquer?a=1', cookie, ORIGIN, typed)).text();
    expect(posted).toContain('action="/equipe/comptes/revoquer?a=1" method="post"');
    expect(posted).toContain('fermer l’accès de');
  });

  it('keep what a form says that is sent after the session has ended, and send it after the sign-in', async () => {
    const cookie = await cookieOf('sales');
    site.clock.advance({ hours: 24 * 8 });
    const typed = { texte: 'Rappelée ce matin.\nElle veut "deux" devis.'.padEnd(70_000, ' ') };
    const answer = await ask('POST /equipe/demandes/:reference/notes', cookie, ORIGIN, typed);
    const page = await answer.text();
    expect(answer.status).toBe(403);
    expect(page).toContain('Votre session est terminée');
    expect(page).toContain(`action="/equipe/demandes/${reference.toLowerCase()}/notes" method="post"`);
    expect(page).toMatch(/name="texte" value="Rappelée ce matin\.\nElle veut &quot;deux&quot; devis\. {20}/);
    expect(page).toMatch(/<textarea[^>]*>Rappelée ce matin/);
    // Nobody’s form is neither read nor sent back, nor one for no route.
    for (const call of ['POST /equipe/demandes/:reference/notes', 'POST /equipe/__proto__'])
      expect((await ask(call, call.endsWith('notes') ? undefined : cookie, ORIGIN, typed)).status).toBe(303);
    const foreign = await ask('POST /equipe/demandes/:reference/notes', cookie, 'https://evil.fr', typed);
    expect(await foreign.text()).not.toContain('Rappelée');
    expect(await site.services.database.selectFrom('lead_notes').selectAll().execute()).toEqual([]);
  });

  it('say on a page that the server failed, and keep what a form says to send it again', async () => {
    const { database } = site.services;
    const cookie = await cookieOf('sales');
    const typed = { texte: 'Rappelée ce matin.\nElle veut "deux" devis.'.padEnd(200, ' ') };
    const notes = `/equipe/demandes/${reference.toLowerCase()}/notes`;
    const expectKept = async (answer: Response, status: number) => {
      const page = await answer.text();
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        status,
        'text/html; charset=UTF-8',
      ]);
      expect(page).toContain('Cet envoi n’a pas abouti');
      expect(page).toContain(answer.headers.get('X-Request-Id'));
      expect(page).toContain(`action="${notes}" method="post"`);
      expect(page).toMatch(/name="texte" value="Rappelée ce matin\.\nElle veut &quot;deux&quot; devis\./);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    };
    // The act fails, then the database refuses what it is asked, then the session itself cannot be read.
    await database.schema.alterTable('lead_notes').renameTo('gone').execute();
    await expectKept(await ask('POST /equipe/demandes/:reference/notes', cookie, ORIGIN, typed), 500);
    await database.schema.alterTable('gone').renameTo('lead_notes').execute();
    await sql`pragma query_only = on`.execute(database);
    const refused = await ask('POST /equipe/demandes/:reference/notes', cookie, ORIGIN, typed);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectKept(refused, 503);
    await sql`pragma query_only = off`.execute(database);
    await database.schema.alterTable('staff_sessions').renameTo('gone').execute();
    await expectKept(await ask('POST /equipe/demandes/:reference/notes', cookie, ORIGIN, typed), 500);
    // Neither another site’s form nor one without a session is sent back.
    for (const [known, origin] of [
      [cookie, 'https://evil.fr'],
      ['equipe=', ORIGIN],
    ] as const) {
      const answer = await ask('POST /equipe/demandes/:reference/notes', known, origin, typed);
      expect(await answer.text()).not.toContain('Rappelée');
    }
    const page = await ask('GET /equipe', cookie);
    expect([page.status, await page.text()]).toEqual([
      500,
      expect.stringContaining('href="/equipe">Réessayer'),
    ]);
    for (const [name, value] of [
      ['Accept', 'application/json'],
      ['Content-Type', 'application/json'],
    ] as const) {
      const answer = await site.request('/equipe/liste', { headers: { Cookie: cookie, [name]: value } });
      expect([answer.status, await answer.json()]).toMatchObject([
        500,
        { title: expect.stringMatching(/^Une/) },
      ]);
    }
    expect(site.logs.join('')).not.toContain('Rappelée');
    expect(site.logs.filter((line) => line.includes('request failed'))).toHaveLength(7);
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

  it('lead back to the search and the page of the list that were asked for', async () => {
    const sent = await site.request('/equipe?q=%C3%89lan+sa&page=2');
    const page = await (await site.request(sent.headers.get('Location') ?? '')).text();
    expect(page).toContain('data-next="/equipe?q=%C3%89lan+sa&amp;page=2"');
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
        /\/equipe|data-passkey|data-lead|clé d’accès|credentials\.get|\.sign-in|cm-editor|\.desk-/,
      );
    }
  });
});
