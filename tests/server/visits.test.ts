import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ReportField, VISIT_PATH } from '../../domain/visits.ts';
import { createDatabase } from '../support/postgres.ts';
import { createTestSite, ENGINES, type Engine, ORIGIN, type TestSite } from './harness.ts';
import { signIn } from './staff-people.ts';
import { CONTACT } from './submissions.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const BROWSER = { 'User-Agent': CHROME, Origin: ORIGIN };
const PERSON = { ...BROWSER, 'X-Forwarded-For': '203.0.113.77', 'Accept-Language': 'fr-CH' };
const OWN_LINK = `${ORIGIN}/villes/lyon`;

type Fields = Partial<Record<ReportField, string>> & { did?: string };

/** A site that listens. */
interface Node {
  site: TestSite;
  url: string;
}

async function open(engine: Engine, environment: Record<string, string> = {}): Promise<Node> {
  const limits = { visitsPerNetworkAndMinute: 100_000 };
  const site = await createTestSite(engine, { environment, limits });
  return { site, url: await site.listen() };
}

/** Sends what a page’s script sends. */
async function report({ url }: Node, fields: Fields, headers: Record<string, string> = BROWSER) {
  const answer = await fetch(url + VISIT_PATH, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Asks for the picture of a page without JavaScript. */
async function picture(
  { url }: Node,
  page: string,
  headers: Record<string, string> = { 'User-Agent': CHROME },
) {
  const answer = await fetch(url + VISIT_PATH, { headers: { ...headers, Referer: page } });
  await answer.arrayBuffer();
  return answer.status;
}

/** The counters of a day, or of a month (yyyymm00), after what was counted is written. */
async function counted({ site }: Node, day: number): Promise<Record<string, number>> {
  await site.services.visits.flush();
  const rows = await site.services.database
    .selectFrom('visit_counts')
    .selectAll()
    .where('day', '=', day)
    .execute();
  return Object.fromEntries(rows.map(({ kind, key, count }) => [`${kind} ${key}`, Number(count)]));
}

describe.each(ENGINES)('visits on %s', (engine) => {
  let node: Node;
  beforeEach(async () => {
    node = await open(engine);
  });
  afterEach(() => node.site.close());

  it('are counted by page, source, campaign, device, form and act, and by hour', async () => {
    await report(node, { page: '/', shown: '', from: 'www.Google.com', phone: '1', campaign: '' });
    await report(node, { page: '/villes/lyon', shown: '' });
    await report(node, { page: '/villes/lyon', lcp: '1800', inp: '90', cls: '30', did: 'estimation.seen' });
    await report(node, { page: '/estimation', did: 'use' });
    await report(node, { page: '/contact', shown: '', from: '', campaign: 'Salon de mars', phone: '' });
    await report(node, { page: '/contact', did: 'contact.refused.email' });
    await report(node, { page: '/contact', did: 'call' });
    await report(node, { page: '/contact', did: 'out.rendez-vous.verriere.example' });
    await report(node, { page: '/contact', did: 'out.ailleurs.example' });
    await report(node, { page: '/tarif', shown: '' });
    node.site.clock.advance({ hours: 1 });
    await report(node, { page: '/', shown: '' });
    const day = {
      'view /': 2,
      'view /villes/lyon': 1,
      'view /contact': 1,
      'missing /tarif': 1,
      'hour 11': 4,
      'hour 12': 1,
      'source google.com': 1,
      'source direct': 1,
      'campaign salon de mars': 1,
      'device phone': 1,
      'device computer': 1,
      'form estimation.seen': 1,
      'form contact.refused.email': 1,
      'act estimation': 1,
      'act call': 1,
      'act booking': 1,
      'lcp city.2000': 1,
      'inp city.100': 1,
      'cls city.50': 1,
    };
    expect(await counted(node, 20_260_310)).toEqual(day);
    expect(await counted(node, 20_260_300)).toEqual(day);
  });

  it('are counted again once the database is back, each once', async () => {
    await report(node, { page: '/', shown: '' });
    const { database, visits } = node.site.services;
    await database.schema.alterTable('visit_counts').renameTo('away').execute();
    await visits.flush();
    await report(node, { page: '/', shown: '' });
    await visits.flush();
    await database.schema.alterTable('away').renameTo('visit_counts').execute();
    expect(await counted(node, 20_260_310)).toEqual({ 'view /': 2, 'hour 11': 2 });
    expect(node.site.logs.filter((line) => line.includes('visits not counted yet'))).toHaveLength(2);
  });

  it('keep a search as text once three days asked for it, with all its days', async () => {
    const search = (term: string) => report(node, { page: '/recherche', term });
    const texts = async () => {
      await node.site.services.visits.flush();
      const rows = await node.site.services.database
        .selectFrom('visit_counts')
        .select(['day', 'key', 'count'])
        .where('kind', '=', 'term')
        .orderBy('day')
        .execute();
      return rows.map(({ day, key, count }) => `${day} ${key} ${count}`);
    };
    for (const term of ['RGPD ', 'rgpd', 'Maëlle Kerguelen', 'maelle@exemple.fr', '06 12 34 56 78'])
      await search(term);
    node.site.clock.advance({ hours: 24 });
    for (const term of ['rgpd', 'Maëlle Kerguelen', 'maelle@exemple.fr', '06 12 34 56 78'])
      await search(term);
    expect(await texts()).toEqual([]);
    node.site.clock.advance({ hours: 24 });
    for (const term of ['rgpd', 'maelle@exemple.fr', '06 12 34 56 78']) await search(term);
    expect(await texts()).toEqual(['20260310 rgpd 2', '20260311 rgpd 1', '20260312 rgpd 1']);
    await search('rgpd');
    expect((await texts()).at(-1)).toBe('20260312 rgpd 2');
    node.site.clock.advance({ hours: 24 * 32 });
    await node.site.services.visits.purge();
    const asks = node.site.services.database.selectFrom('visit_counts').where('kind', '=', 'ask');
    expect(await asks.select('key').execute()).toEqual([]);
    expect(await texts()).toHaveLength(3);
  });

  it('are kept for 25 months', async () => {
    await report(node, { page: '/', shown: '' });
    await node.site.services.visits.flush();
    const rows = () => node.site.services.database.selectFrom('visit_counts').select('day').execute();
    node.site.clock.advance({ hours: 24 * 760 });
    await node.site.services.visits.purge();
    // 25 months after 8 March: the counter of the whole month is gone, that of the 10th is not.
    expect((await rows()).map(({ day }) => day)).toEqual([20_260_310, 20_260_310]);
    node.site.clock.advance({ hours: 72 });
    await node.site.services.visits.purge();
    expect(await rows()).toEqual([]);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('of robots, colleagues, pages loaded ahead and who asks not to be followed are not counted', async () => {
    const colleague = await signIn(node.site, 'ada', 'sales');
    const shown = { page: '/', shown: '', from: 'google.com' };
    for (const headers of [
      {
        ...BROWSER,
        'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
      { ...BROWSER, 'User-Agent': 'curl/8.5.0' },
      { ...BROWSER, 'Sec-GPC': '1' },
      { ...BROWSER, DNT: '1' },
      { ...BROWSER, 'Sec-Purpose': 'prefetch;prerender' },
      { ...BROWSER, ...colleague.headers },
    ]) {
      expect(await report(node, shown, headers)).toBe(204);
      expect(await picture(node, `${ORIGIN}/`, headers)).toBe(200);
    }
    const uncounted = ['/equipe', '/suivi/abc', '//ailleurs', 'x', `/${'a'.repeat(120)}`, '/connexion'];
    for (const page of [...uncounted, '/stop/ada@b.fr', '/stop/ada%40b.fr'])
      expect(await report(node, { page, shown: '' })).toBe(204);
    expect(await counted(node, 20_260_310)).toEqual({});
  });

  it('are refused from other sites, and in bodies that no page of ours sends', async () => {
    expect(
      await report(node, { page: '/', shown: '' }, { ...BROWSER, Origin: 'https://ailleurs.example' }),
    ).toBe(403);
    expect(await report(node, { page: '/', shown: '', term: 'x'.repeat(400) })).toBe(413);
    expect((await fetch(node.url + VISIT_PATH, { method: 'DELETE' })).status).toBe(405);
    expect(await picture(node, 'https://ailleurs.example/')).toBe(200);
    await report(node, { page: '/', did: 'devis.refused.<script>' });
    await report(node, { page: '/', did: 'x'.repeat(100), lcp: '-1', inp: '1e9', cls: 'NaN' });
    expect(await counted(node, 20_260_310)).toEqual({});
  });

  it('without JavaScript are counted by the picture of the page, with their campaign', async () => {
    await picture(node, `${ORIGIN}/villes/lyon?utm_source=Lettre&utm_campaign=mars`);
    await picture(node, `${ORIGIN}/villes/lyon`);
    expect(await counted(node, 20_260_310)).toEqual({
      'view /villes/lyon': 2,
      'hour 11': 2,
      'source lettre': 1,
      'campaign mars': 1,
    });
    const html = await (await node.site.request('/villes/lyon')).text();
    expect(html).toContain(`<noscript><img src="${VISIT_PATH}" alt="" hidden`);
  });

  it('of forms without JavaScript are counted as sent, or refused with their fields', async () => {
    const post = (fields: Record<string, string>, headers: Record<string, string> = BROWSER) =>
      node.site.request('/contact', { method: 'POST', body: new URLSearchParams(fields), headers });
    await post({ ...CONTACT, email: 'camille' });
    await post(CONTACT);
    await post(CONTACT, { ...BROWSER, 'Sec-GPC': '1' });
    await post({ ...CONTACT, email: '' }, { ...BROWSER, 'User-Agent': 'curl/8.5.0' });
    expect(await counted(node, 20_260_310)).toEqual({
      'form contact.refused.email': 1,
      'form contact.sent': 1,
    });
  });

  it('leave 200 invented names a day at most, and one network 600 reports a minute', async () => {
    const { visits } = node.site.services;
    for (let number = 0; number < 500; number += 1) visits.add('source', `site-${number}.example`);
    const day = await counted(node, 20_260_310);
    expect(Object.keys(day)).toHaveLength(201);
    expect(day['source autres']).toBe(300);

    const strict = await createTestSite('sqlite', { limits: { visitsPerNetworkAndMinute: 3 } });
    const limited = { site: strict, url: await strict.listen() };
    for (let visit = 0; visit < 5; visit += 1)
      expect(await report(limited, { page: '/', shown: '' })).toBe(204);
    expect(await counted(limited, 20_260_310)).toEqual({ 'view /': 3, 'hour 11': 3 });
    await strict.close();
  });
});

describe.each(ENGINES)('a month of visits to two nodes on %s', (engine) => {
  let folder: string;
  let environment: Record<string, string>;
  let nodes: [Node, Node];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-visits-'));
    environment = {
      TRUST_PROXY: '1',
      DATABASE_URL:
        engine === 'sqlite' ? `sqlite:${folder}/site.db` : await createDatabase(inject('postgresUrl')),
    };
    nodes = [await open(engine, environment), await open(engine, environment)];
  });
  afterEach(async () => {
    for (const { site } of nodes) await site.close();
    rmSync(folder, { recursive: true });
  });

  it('is counted to the unit, but for what a killed node had in hand, and holds nothing of a person', async () => {
    const truth: Record<string, number> = {};
    const note = (...keys: string[]) => {
      for (const key of keys) truth[key] = (truth[key] ?? 0) + 1;
    };
    const sources = ['google.com', 'linkedin.com', ''];
    const pages = ['/', '/services/saas', '/villes/lyon', '/article/prix-d-un-site-vitrine-2026', '/contact'];
    for (let day = 0; day < 28; day += 1) {
      for (let visit = 0; visit < 3; visit += 1) {
        const node = nodes[visit % 2 === 0 ? 0 : 1];
        const isLost = day === 13 && visit === 1;
        const counts = isLost ? () => {} : note;
        const from = sources[(day + visit) % 3] ?? '';
        const phone = (day + visit) % 4 === 0 ? '1' : '';
        const first = pages[(day * 3 + visit) % 4] ?? '/';
        if (isLost) await node.site.services.visits.flush();
        await report(node, { page: first, shown: '', from, phone, campaign: '' }, PERSON);
        counts(
          first.startsWith('/article') ? `missing ${first}` : `view ${first}`,
          'views',
          `source ${from || 'direct'}`,
          `device ${phone ? 'phone' : 'computer'}`,
        );
        // To the form by a link, Back, and a reload, which reports nothing.
        await report(node, { page: first, lcp: '900', cls: '0' }, PERSON);
        await report(node, { page: '/contact', shown: '', did: 'contact.seen' }, PERSON);
        await report(node, { page: '/contact', did: 'contact.begun' }, PERSON);
        await report(node, { page: first, shown: '' }, PERSON);
        counts('view /contact', 'views', 'form contact.seen', 'form contact.begun', 'views');
        counts(first.startsWith('/article') ? `missing ${first}` : `view ${first}`);
        // A robot, and a visitor without JavaScript.
        await report(node, { page: first, shown: '' }, { ...PERSON, 'User-Agent': 'GPTBot/1.2' });
        await picture(node, OWN_LINK, { 'User-Agent': CHROME, 'X-Forwarded-For': '203.0.113.78' });
        counts('view /villes/lyon', 'views');
        if (isLost) {
          // Killed within the minute: what it had in hand is lost, and the next process goes on.
          await node.site.services.database.destroy();
          await node.site.close();
          nodes[1] = await open(engine, environment);
          for (const { site } of nodes) site.clock.advance(site.clock.now().until(nodes[0].site.clock.now()));
        }
        for (const { site } of nodes) site.clock.advance({ minutes: 90 });
        if (visit === 2) await Promise.all(nodes.map(({ site }) => site.services.visits.flush()));
      }
      for (const { site } of nodes) site.clock.advance({ minutes: 24 * 60 - 3 * 90 });
    }
    await Promise.all(nodes.map(({ site }) => site.services.visits.flush()));
    const rows = await nodes[0].site.services.database.selectFrom('visit_counts').selectAll().execute();
    const sum = (isCounted: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(isCounted).reduce((total, { count }) => total + Number(count), 0);
    const found = Object.fromEntries(
      Object.keys(truth).map((name) => {
        const [kind, key = ''] = name.split(' ');
        if (kind === 'views') return [name, sum((row) => row.kind === 'hour' && row.day % 100 > 0)];
        return [name, sum((row) => row.kind === kind && row.key === key && row.day % 100 > 0)];
      }),
    );
    expect(found).toEqual(truth);
    // The same by month.
    for (const kind of ['view', 'missing', 'source', 'form', 'lcp', 'hour'])
      expect(
        sum((row) => row.kind === kind && row.day % 100 === 0),
        kind,
      ).toBe(sum((row) => row.kind === kind && row.day % 100 > 0));

    const kept = JSON.stringify(rows) + nodes.flatMap(({ site }) => site.logs).join('\n');
    for (const trace of ['203.0.113', '127.0.0.1', 'Chrome', 'Mozilla', 'fr-CH', 'Windows'])
      expect(kept).not.toContain(trace);
  });
});
