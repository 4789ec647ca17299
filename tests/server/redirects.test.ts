import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRedirects } from '../../server/redirects/read-list.ts';
import { createRedirects } from '../../server/redirects/redirects.ts';
import { draft } from './articles.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { signIn, textOf } from './staff-people.ts';

const PATH = '/equipe/redirections';

describe.each(ENGINES)('redirects of former addresses, on %s', (engine) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite(engine);
  });
  afterEach(() => site.close());

  const answer = async (path: string) => {
    const { status, headers } = await site.request(path);
    return [status, headers.get('Location')];
  };

  it('lead on, exactly or by folder, say what is gone, and are counted by day', async () => {
    const { redirects } = site.services;
    await redirects.add(
      [
        { source: '/nos-offres.html', target: '/services' },
        { source: '/index.php?page=3', target: '/contact' },
        { source: '/actualites/*', target: '/blog' },
        { source: '/docs/*', target: 'https://docs.exemple.fr/*' },
        { source: '/ancien/*', target: '/*' },
        { source: '/vieux', target: '' },
      ],
      null,
    );
    for (const rest of ['/evil.fr', '%5Cevil.fr', '%5c/evil.fr'])
      expect((await answer(`/ancien/${rest}`))[1]).not.toMatch(/^\/[/\\%]/);
    expect(await answer('/Nos-Offres.html')).toEqual([301, '/services']);
    expect(await answer('/nos-offres.html?utm_source=x')).toEqual([301, '/services?utm_source=x']);
    expect(await answer('/index.php?page=3')).toEqual([301, '/contact']);
    expect((await answer('/index.php?page=4'))[0]).not.toBe(301);
    expect(await answer('/actualites/2019/rentree')).toEqual([301, '/blog']);
    expect(await answer('/docs/api/v1')).toEqual([301, 'https://docs.exemple.fr/api/v1']);
    expect(await answer('/Docs/API/%C3%89t%C3%A9%0D%0A')).toEqual([
      301,
      'https://docs.exemple.fr/API/%C3%89t%C3%A9%0D%0A',
    ]);
    expect((await answer('/vieux'))[0]).toBe(410);
    await Promise.all([redirects.flush(), redirects.flush()]);
    await site.request('/nos-offres.html');
    await redirects.flush();
    expect((await redirects.visits()).get('/nos-offres.html')).toBe(3);
    site.clock.advance({ hours: 24 * 31 });
    expect(await redirects.visits()).toEqual(new Map());
  });

  it('reach another node at its next refresh, and lists what was not found', async () => {
    const { database, clock, logger, redirects } = site.services;
    const other = createRedirects({ database, clock, logger });
    await redirects.add([{ source: '/ancien', target: '/services' }], null);
    await other.refresh();
    expect(other.find('/ancien', '')).toEqual({ source: '/ancien', target: '/services' });
    await redirects.remove('/ancien', null);
    await other.refresh();
    expect(other.find('/ancien', '')).toBeUndefined();
    for (const path of ['/plaquette.pdf', '/plaquette.pdf', '/marie@exemple.fr', '/equipe/rien', '/contact'])
      await site.request(path);
    await redirects.flush();
    expect((await redirects.missed()).map(({ path, hits }) => [path, hits])).toEqual([['/plaquette.pdf', 2]]);
  });

  it('keep what is asked for most when a robot asks for much', async () => {
    const { redirects } = site.services;
    for (let times = 0; times < 3; times++) await site.request('/plaquette.pdf');
    await redirects.flush();
    for (let run = 0; run < 2; run++) {
      site.clock.advance({ minutes: 1 });
      for (let index = 0; index < 500; index++) redirects.miss(`/wp-${run}/${index}.php`);
      await redirects.flush();
    }
    expect((await redirects.missed())[0]).toMatchObject({ path: '/plaquette.pdf', hits: 3 });
    redirects.miss('/nouvelle');
    site.clock.advance({ minutes: 1 });
    await redirects.flush();
    const kept = await site.services.database.selectFrom('missed_addresses').select('path').execute();
    expect(kept.length).toBeLessThanOrEqual(550);
    expect(kept).toContainEqual({ path: '/nouvelle' });
    site.clock.advance({ hours: 24 * 91 });
    redirects.miss('/autre');
    await redirects.flush();
    expect(await redirects.missed()).toMatchObject([{ path: '/autre' }]);
  });

  it('hide no page that a later build has at their address', async () => {
    const before = [
      { source: '/contact', target: '/services' },
      { source: '/villes/*', target: '' },
    ];
    await site.services.redirects.add(before, null);
    expect(await answer('/contact')).toEqual([200, null]);
    expect(await answer('/villes/lyon')).toEqual([200, null]);
    expect(await answer('/Contact/')).toEqual([301, '/contact']);
    expect((await answer('/villes/nulle-part'))[0]).not.toBe(200);
  });

  it('hide no article that is published at their address', async () => {
    const { articles, redirects } = site.services;
    await redirects.add([{ source: '/article/*', target: '/blog' }], null);
    await articles.importFile(draft('rentree', 3, { formerSlugs: ['septembre'] }), true);
    expect(await answer('/article/rentree')).toEqual([200, null]);
    expect(await answer('/article/septembre')).toEqual([301, '/article/rentree']);
    expect(await answer('/article/ancien')).toEqual([301, '/blog']);
    expect((await answer('/article/%E0%A4%A'))[0]).toBe(301);
  });

  it('are followed while the database does not answer, also from former articles', async () => {
    await site.services.redirects.add([{ source: '/article/ancien', target: '/blog' }], null);
    await site.services.database.destroy();
    expect(await answer('/article/ancien')).toEqual([301, '/blog']);
    expect((await answer('/article/autre'))[0]).toBe(503);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('are read from a list, with a report of what is wrong in it', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const liste = [
      'ancienne,nouvelle',
      'https://www.ancien.fr/a.html,/services',
      '/a.html,/contact',
      '/services,/contact',
      '/villes/*,/contact',
      '/b,/c',
      '/c,/d',
      '/d,/contact',
      '/e,/f',
      '/f,/e',
      '/g,/nulle-part',
      'rien',
      '/h',
      '/i/*,/i/encore/*',
      '/j/*,/k/x/*',
      '/k/*,/j/y/*',
    ].join('\n');
    const answered = await ada.post(PATH, { liste });
    expect(answered.status).toBe(200);
    const words = await textOf(answered);
    expect(words).toContain('Ajouté : 5 redirections, 10 lignes à revoir');
    expect(words).toContain(
      'Ligne 3, /a.html , pas ajoutée : Cette adresse, vers une autre page, est déjà à la ligne 2.',
    );
    expect(words).toContain('Ligne 4, /services , pas ajoutée : C’est une page de ce site');
    expect(words).toContain('Ligne 5, /villes/* , pas ajoutée');
    expect(words).toContain('Ligne 6, /b : Elle passait par /c : elle mène tout droit à /contact.');
    expect(words).toContain('Ligne 9, /e , pas ajoutée : Elle tourne en rond');
    for (const source of ['14, /i/*', '15, /j/*', '16, /k/*'])
      expect(words).toContain(`Ligne ${source} , pas ajoutée : Elle tourne en rond`);
    expect(words).toContain('Ligne 11, /g , pas ajoutée : /nulle-part n’est pas une page');
    expect(words).toContain('Ligne 12, rien , pas ajoutée');
    expect(await answer('/b')).toEqual([301, '/contact']);
    expect((await ada.post(PATH, { liste: '/x,/y' })).status).toBe(422);
    expect((await ada.post(`${PATH}/retirer`, { source: '/b' })).status).toBe(303);
    expect((await answer('/b'))[0]).toBe(404);
    expect(await textOf(await ada.get('/equipe/journal'))).toContain('a ajouté');
    const lea = await signIn(site, 'lea', 'editor');
    expect((await lea.get(PATH)).status).toBe(403);
  });

  it('know the site by its own address, and another by its', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const liste = [
      `${ORIGIN}/a,${ORIGIN}/services/`,
      `${ORIGIN}/b,${ORIGIN}/b/`,
      `${ORIGIN}/c,${ORIGIN}/nulle-part`,
      'https://ancien.fr/d,https://ailleurs.fr/d',
      `/e,${ORIGIN}/services#prix`,
      '/f,https://',
      '/g,/g#prix',
      '/h,/i#prix',
      '/i,/services',
      `/j,/services#${'x'.repeat(500)}`,
    ].join('\n');
    const words = await textOf(await ada.post(PATH, { liste }));
    expect(words).toContain('Ajouté : 5 redirections, 5 lignes à revoir');
    expect(words).toContain('Ligne 2, /b , pas ajoutée : Cette adresse mène à elle-même.');
    expect(words).toContain('Ligne 3, /c , pas ajoutée : /nulle-part n’est pas une page');
    expect(words).toContain('Ligne 6, /f , pas ajoutée : Cette ligne n’a pas une adresse');
    expect(words).toContain('Ligne 7, /g , pas ajoutée : Cette adresse mène à elle-même.');
    expect(words).toContain('Ligne 10, /j , pas ajoutée : Cette ligne n’a pas une adresse');
    expect(await answer('/a')).toEqual([301, '/services/']);
    expect(await answer('/h')).toEqual([301, '/services']);
    expect(await answer('/e')).toEqual([301, '/services#prix']);
    expect(await answer('/d')).toEqual([301, 'https://ailleurs.fr/d']);
  });

  it('are read in time that grows with the list, also where each leads to the next', () => {
    const chain = Array.from({ length: 10_000 }, (_, index) => [`/c${index}`, `/c${index + 1}`]);
    const { rules } = readRedirects(chain, {
      known: [],
      host: 'exemple.fr',
      isPage: () => false,
      leadsSomewhere: () => true,
    });
    expect(rules.map(({ target }) => target)).toEqual(rules.map(() => '/c10000'));
    expect(rules).toHaveLength(10_000);
  });

  it('are refused beyond 10 000, in a sentence that says so', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const most = Array.from({ length: 10_000 }, (_, index) => ({
      source: `/r${index}`,
      target: '/services',
    }));
    expect(await site.services.redirects.add(most, null)).toBe(true);
    const refused = await ada.post(PATH, { liste: '/de-trop,/services' });
    expect(refused.status).toBe(422);
    const words = await textOf(refused);
    expect(words).toMatch(/Rien n’est ajouté .*10\s000 redirections au plus/);
    expect(words).not.toContain('Ligne');
    expect(words).toContain('/de-trop,/services');
  });

  it('are proposed for what was not found', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    await site.request('/notre-agence-lyon.php');
    const html = await (await ada.get(PATH)).text();
    expect(html).toContain('/notre-agence-lyon.php');
    expect(html).toContain('value="/villes/lyon"');
    expect((await ada.post(PATH, { source: '/notre-agence-lyon.php', cible: '/villes/lyon' })).status).toBe(
      200,
    );
    expect(await answer('/notre-agence-lyon.php')).toEqual([301, '/villes/lyon']);
    expect(await site.services.redirects.missed()).toEqual([]);
  });

  it('keep addresses with a comma, a semicolon or a quote whole', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    await site.request('/produit,12.html');
    expect((await ada.post(PATH, { source: '/produit,12.html', cible: '/services' })).status).toBe(200);
    expect(await answer('/produit,12.html')).toEqual([301, '/services']);
    const liste = ['/a,/b,/services', '"/c,d";"/contact"', '/e, "https://e.fr/?a=1,2;""3""" ,', ',/f'].join(
      '\n',
    );
    const words = await textOf(await ada.post(PATH, { liste }));
    expect(words).toContain('Ajouté : 2 redirections, 1 ligne à revoir');
    expect(words).toContain('Ligne 1, /a , pas ajoutée : Plus de deux adresses');
    expect(await answer('/c,d')).toEqual([301, '/contact']);
    expect(await answer('/e')).toEqual([301, 'https://e.fr/?a=1,2;"3"']);
    const { out } = await operate(site.services, 'redirects export');
    expect(out.split('\n')).toContain('/e,"https://e.fr/?a=1,2;""3"""');
    expect((await ada.post(PATH, { liste: out })).status).toBe(200);
    expect((await operate(site.services, 'redirects export')).out).toBe(out);
    const refused = await ada.post(PATH, { source: '/x,y', cible: '/nulle-part' });
    expect(await refused.text()).toContain('&quot;/x,y&quot;,/nulle-part</textarea>');
  });

  it('may name a status after them, and begin with spaces of any kind', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const liste = [
      '\uFEFF\u00A0"/a,b", /services, 301',
      '/c;/contact;302;',
      '/d,/contact,',
      '/e,/f,g,301',
    ].join('\n');
    const words = await textOf(await ada.post(PATH, { liste }));
    expect(words).toContain('Ajouté : 3 redirections, 1 ligne à revoir');
    expect(words).toContain('Ligne 4, /e , pas ajoutée : Plus de deux adresses');
    expect(await answer('/a,b')).toEqual([301, '/services']);
    const unclear = await textOf(await ada.post(PATH, { liste: '"/g"x,/services' }));
    expect(unclear).toContain('Ligne 1, &quot;/g&quot;x , pas ajoutée');
    const header = await ada.post(PATH, { liste: '"Ancienne adresse",Nouvelle,Statut\n/h,/contact,308' });
    expect(await textOf(header)).toContain('Ajouté : 1 redirection');
  });

  it('lead on from what former sites wrote in a query, also at the address of a page', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    const liste = [
      '/?p=12,/services',
      '/?page_id=3&lang=fr,/contact',
      '/contact?objet=Élan,/blog',
      '/?p=7,/?p=7&x=1',
      '/blog?page=2,/contact',
    ].join('\n');
    const words = await textOf(await ada.post(PATH, { liste }));
    expect(words).toContain('Ajouté : 3 redirections, 2 lignes à revoir');
    expect(words).toContain('Ligne 5, /blog?page=2 , pas ajoutée : C’est une page de ce site');
    const url = await site.listen();
    await site.request('/');
    for (const [path, target] of [
      ['/?p=12', '/services'],
      ['/?p=12&fbclid=a&utm_source=b', '/services?utm_source=b'],
      ['/?page_id=3&lang=fr', '/contact'],
      ['/contact?objet=%C3%89lan', '/blog'],
    ]) {
      const { status, headers } = await fetch(url + path, { redirect: 'manual' });
      expect([path, status, headers.get('Location')]).toEqual([path, 301, target]);
    }
    for (const path of ['/', '/?p=123', '/?utm_source=a&p=1', '/contact?objet'])
      expect((await fetch(url + path, { redirect: 'manual' })).status, path).toBe(200);
  });

  it('keep what tells where a visitor came from, unless it is of their own', async () => {
    await site.services.redirects.add(
      [
        { source: '/catalogue', target: '/blog?page=2#liste' },
        { source: '/docs/*', target: 'https://docs.exemple.fr/*' },
        { source: '/contact?utm_source=carte', target: '/contact' },
      ],
      null,
    );
    const tags = 'utm_source=Lettre+de+mars&utm_campaign=%C3%A9t%C3%A9';
    expect(await answer(`/catalogue?ref=7&${tags}`)).toEqual([301, `/blog?page=2&${tags}#liste`]);
    expect(await answer(`/docs/api?${tags}`)).toEqual([301, `https://docs.exemple.fr/api?${tags}`]);
    expect(await answer('/contact?utm_source=carte&utm_term=a')).toEqual([301, '/contact?utm_term=a']);
  });

  it('know files by names with spaces, however they are written', async () => {
    const ada = await signIn(site, 'ada', 'owner');
    await ada.post(PATH, { liste: '/notre%20plaquette.pdf,/services\n/nos tarifs.pdf,/estimation' });
    const { out } = await operate(site.services, 'redirects export');
    expect(out).toBe('/nos tarifs.pdf,/estimation\n/notre plaquette.pdf,/services\n');
    expect(await textOf(await ada.post(PATH, { liste: out }))).toContain('Ajouté : 2 redirections');
    expect(await answer('/nos%20tarifs.pdf')).toEqual([301, '/estimation']);
    expect((await ada.post(PATH, { liste: '/x,/nos tarifs' })).status).toBe(422);
  });

  it('come from a file and go to one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-redirects-'));
    try {
      writeFileSync(join(folder, 'redirections.csv'), '\uFEFF"/un";"/contact"\r\n/deux\t/nulle-part\r\n');
      const read = await operate(site.services, 'redirects import', join(folder, 'redirections.csv'));
      expect(read.out).toBe('1 redirection, 1 ligne à revoir\n');
      expect(read.err).toContain('redirections.csv:2 /deux : /nulle-part n’est pas une page');
      expect((await operate(site.services, 'redirects export')).out).toBe('/un,/contact\n');
      writeFileSync(join(folder, 'excel.csv'), '/société.html;/services\r\n', 'latin1');
      await operate(site.services, 'redirects import', join(folder, 'excel.csv'));
      expect(await answer('/soci%C3%A9t%C3%A9.html')).toEqual([301, '/services']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
