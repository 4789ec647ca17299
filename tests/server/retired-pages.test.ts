import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withContent } from '../../content/live.ts';
import { ENTRIES } from '../../server/entries/entries.ts';
import { faultsAcross } from '../../server/entries/entry-faults.ts';
import { listOf, retirablePath } from '../../server/entries/retirement.ts';
import { contentPaths } from '../../server/seo/sitemap.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const PAGES = '/equipe/pages';

describe('pages taken off the site', () => {
  let site: TestSite;
  let ada: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'owner');
  });
  afterEach(() => site.close());

  const text = async (path: string) => (await site.request(path)).text();
  const screen = (id: string) => `${PAGES}/${id}/retrait`;
  async function act(id: string, fields: Record<string, string>, by = ada): Promise<Response> {
    const html = await (await by.get(screen(id))).text();
    const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
    return by.post(screen(id), { revision, ...fields });
  }
  const retire = (id: string, arrivee: string) => act(id, { geste: 'retirer', arrivee });
  const putBack = (id: string) => act(id, { geste: 'remettre' });
  const paths = () => withContent(site.services.content.current(), contentPaths);

  /** The pages of the site that lead to one of the addresses. */
  async function leadingTo(addresses: readonly string[]): Promise<string[]> {
    const link = new RegExp(`href="(?:${addresses.join('|')})["#?]`);
    const leading: string[] = [];
    for (const path of [...paths(), '/plan-du-site', '/recherche'])
      if (link.test(await text(path))) leading.push(path);
    return leading;
  }

  it('send their visitors on, and nothing leads to them until they are put back', {
    timeout: 120_000,
  }, async () => {
    const lists = [
      '/villes',
      '/villes/grenoble',
      '/sitemap.xml',
      '/llms.txt',
      '/plan-du-site',
      '/recherche?q=lyon',
    ];
    const before = await Promise.all(lists.map(text));
    const count = Number(/(\d+)\s+villes/.exec(before[0] ?? '')?.[1]);
    expect(await text('/contact')).toContain('>Lyon<');
    const asked = await textOf(await ada.get(screen('ville-lyon')));
    expect(asked).toContain('Grenoble');
    expect((await retire('ville-lyon', '/villes/grenoble')).status).toBe(303);

    const answer = await site.request('/villes/lyon?de=pub');
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/villes/grenoble?de=pub']);
    expect((await site.request('/Villes/Lyon/')).headers.get('Location')).toMatch(/\/villes\/lyon$/);
    expect(await text('/contact')).not.toContain('>Lyon<');
    expect(await text('/sitemap.xml')).not.toContain('/villes/lyon<');
    expect(await text('/recherche?q=lyon')).not.toContain('/villes/lyon');
    expect(await text('/villes')).toMatch(new RegExp(`${count - 1}\\s+villes`));
    expect(await text('/llms.txt')).toMatch(new RegExp(`${count - 1}\\s+villes`));
    expect(faultsAcross(site.services.content.current())).toEqual([]);
    expect(await textOf(await ada.get(`${PAGES}?q=lyon`))).toContain('Retirée du site');
    expect((await ada.get(`${PAGES}/ville-lyon`)).status).toBe(200);

    expect((await putBack('ville-lyon')).headers.get('Location')).toBe(`${PAGES}/ville-lyon`);
    expect(await Promise.all(lists.map(text))).toEqual(before);
    const journal = await site.services.database.selectFrom('staff_journal').select('action').execute();
    expect(journal.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['content.retired', 'content.put_back']),
    );
  });

  it('may say that they are gone for good, and are known to versions and the command line', async () => {
    await retire(`realisation-${caseSlug()}`, '');
    const path = `/realisations/${caseSlug()}`;
    expect((await site.request(path)).status).toBe(410);
    expect((await operate(site.services, 'content diff')).out).toContain(
      `content/case-studies/${caseSlug()}.yaml\n- cette page\n+ retirée du site : 410`,
    );
    expect((await operate(site.services, 'content export', '--dry-run')).err).toContain(
      'page retirée du site',
    );
    await putBack(`realisation-${caseSlug()}`);
    expect(await textOf(await ada.get(`${PAGES}/realisation-${caseSlug()}/versions`))).toMatch(
      /Remise sur le site, .*, par Ada .* Retirée du site, .*\(410\)/,
    );
    expect((await site.request(path)).status).toBe(200);
  });

  it('of each kind leave no fault and no link behind', { timeout: 120_000 }, async () => {
    const left: string[] = [];
    for (const kind of ['service-', 'expertise-', 'technologie-', 'realisation-', 'ville-']) {
      const [one, other] = ENTRIES.filter(({ id }) => id.startsWith(kind));
      const done = await retire(one?.id ?? '', other?.shownAt ?? '');
      expect(done.status, await done.clone().text()).toBe(303);
      expect(faultsAcross(site.services.content.current())).toEqual([]);
      left.push(one?.shownAt ?? '');
    }
    expect(await leadingTo(left)).toEqual([]);
  });

  it('may be any, alone', { timeout: 60_000 }, async () => {
    const { entryDesk } = site.services;
    for (const entry of ENTRIES) {
      const path = retirablePath(entry);
      if (path === null) continue;
      const act = { entry, by: null };
      expect(await entryDesk.retire({ ...act, revision: 0, to: listOf(path) }), path).toEqual({
        outcome: 'done',
      });
      expect(await entryDesk.retire({ ...act, revision: 1, to: null }), path).toEqual({ outcome: 'done' });
    }
  });

  it('do not keep the other texts from being published', async () => {
    await retire('ville-lyon', '/villes');
    const { entryDesk } = site.services;
    for (const entry of ENTRIES.filter(({ kind }) => kind === 'city' || kind === 'menus'))
      expect(entryDesk.faults(entry, {}), entry.path).toEqual([]);
  });

  it('lead on when the page that they lead to is taken off too', async () => {
    await retire('ville-lyon', '/villes/grenoble');
    await retire('ville-grenoble', '/villes');
    expect((await site.request('/villes/lyon')).headers.get('Location')).toBe('/villes');
  });

  it('are refused a destination that is no page, editors, and an act on what has changed', async () => {
    const nowhere = await retire('ville-lyon', '/nulle-part');
    expect([nowhere.status, await textOf(nowhere)]).toEqual([
      422,
      expect.stringContaining('n’est pas une page'),
    ]);
    expect((await retire('ville-lyon', '/villes/lyon')).status).toBe(422);
    const lea = await signIn(site, 'lea', 'editor');
    expect(
      (await lea.post(screen('ville-lyon'), { geste: 'retirer', arrivee: '/villes', revision: '0' })).status,
    ).toBe(403);
    await retire('ville-lyon', '/villes');
    expect((await ada.post(screen('ville-lyon'), { geste: 'remettre', revision: '0' })).status).toBe(409);
    expect((await ada.get(`${PAGES}/home/retrait`)).status).toBe(404);
    expect((await site.request('/villes/lyon')).status).toBe(301);
  });

  it('are taken off by the command line, but for those that stay', async () => {
    const done = await operate(site.services, 'content retire', 'cities', '--keep', 'lyon,paris');
    expect(done.refusal, done.err).toBeNull();
    expect(
      paths()
        .filter((path) => path.startsWith('/villes/'))
        .sort(),
    ).toEqual(['/villes/lyon', '/villes/paris']);
    expect(faultsAcross(site.services.content.current())).toEqual([]);
    expect((await site.request('/villes/nantes')).headers.get('Location')).toBe('/villes');
    expect((await operate(site.services, 'content retire', 'cities', 'lyon')).refusal).toBeNull();
    expect((await operate(site.services, 'content retire', 'cities', 'paris')).refusal).toBe('failure');
    await operate(site.services, 'content restore', 'cities', 'nantes');
    expect((await site.request('/villes/nantes')).status).toBe(200);
  });
});

function caseSlug(): string {
  return ENTRIES.find(({ kind }) => kind === 'case')?.id.replace('realisation-', '') ?? '';
}
