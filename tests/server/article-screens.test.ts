import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_FIELDS } from '../../server/articles/desk/fields.ts';
import { freeEntry } from '../../server/entries/entries.ts';
import { changesOf } from '../../server/entries/free-document.ts';
import { draft } from './articles.ts';
import { createTestSite, ORIGIN, type TestSite } from './harness.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';

const READY = {
  ...NO_FIELDS,
  title: 'Un toit de verre',
  description: 'Ce que laisse passer un toit de verre.',
  markdown: 'Un début.\n\n## Un titre',
};

/** A photograph with its position (EXIF); low, since AVIF takes time by the pixel. */
const photo = ({ width = 4000, height = 600 } = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#0f7b55' } })
    .withExif({ IFD0: { Copyright: 'Camille' }, IFD3: { GPSLatitude: '45/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

describe('the screens of articles', () => {
  let site: TestSite;
  let ada: Colleague;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'editor');
  });
  afterEach(() => site.close());

  async function begin(): Promise<string> {
    const path = (await ada.post('/equipe/articles')).headers.get('Location') ?? '';
    expect(path).toMatch(/^\/equipe\/articles\/[0-9a-f-]{36}$/);
    return path;
  }
  const json = (path: string, body: object) =>
    site.request(path, {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const send = (path: string, bytes: Uint8Array<ArrayBuffer>) =>
    site.request(`${path}/images`, {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN, 'Content-Type': 'application/octet-stream' },
      body: bytes,
    });

  it('store a photo in every width, without its position', async () => {
    const path = await begin();
    const answer = await send(path, new Uint8Array(await photo()));
    const { path: picture } = await answer.json();
    expect(picture).toMatch(/^\/assets\/articles\/[0-9a-f]{32}-1600x240\/1600\.webp$/);
    for (const form of ['480.webp', '480.avif', '1600.avif', '1600.webp']) {
      const served = await site.request(picture.replace('1600.webp', form));
      expect(served.headers.get('Cache-Control')).toContain('immutable');
      const { exif, width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect([exif, width]).toEqual([undefined, Number.parseInt(form, 10)]);
    }
    expect((await site.request(picture.replace('1600.webp', '640.webp'))).status).toBe(404);
    const text = {
      ...READY,
      markdown: `![Un mur vert](${picture})`,
      picture,
      picture_alt: 'Un mur',
      revision: '1',
    };
    expect(await (await ada.get(path)).text()).toContain('Sans image, une verrière');
    expect((await ada.post(path, { ...text, geste: 'publier' })).status).toBe(303);
    expect(await (await ada.get(path)).text()).not.toContain('Sans image');
    const shown = await (await site.request('/article/un-toit-de-verre')).text();
    expect(shown.match(/<source [^>]*480\.avif 480w/g)).toHaveLength(2);
    const shared = await site.request('/assets/articles/partage/un-toit-de-verre.jpg');
    const { width, height, format } = await sharp(Buffer.from(await shared.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(shown).toContain('/assets/articles/partage/un-toit-de-verre.jpg');

    site.clock.advance({ hours: 24 * 40 });
    expect(await site.services.articleCleaning.cleanToday()).toEqual({ articles: 0, pictures: 0 });
    const { entryDesk, articleCleaning } = site.services;
    const page = freeEntry('toit-de-verre');
    const changes = changesOf({ fields: { title: 'Un toit' }, sections: [{ kind: 'picture', picture }] });
    await entryDesk.save({ entry: page, revision: 0, by: ada.id, changes });
    await site.services.articleDesk.remove({ id: path.split('/').at(-1) ?? '', by: ada.id });
    site.clock.advance({ hours: 24 * 40 });
    expect(await articleCleaning.cleanToday()).toMatchObject({ pictures: 0 });
    await entryDesk.discard(page);
    site.clock.advance({ hours: 24 });
    expect(await articleCleaning.cleanToday()).toMatchObject({ pictures: 1 });
    expect((await site.request(picture)).status).toBe(404);
  });

  it('write, check and publish an article without a script', async () => {
    const path = await begin();
    const refused = await ada.post(path, { ...READY, description: '', revision: '1', geste: 'publier' });
    expect(refused.status).toBe(422);
    expect(await textOf(refused)).toContain('Il manque une description.');
    const done = await ada.post(path, { ...READY, revision: '2', geste: 'publier' });
    expect([done.status, done.headers.get('Location')]).toEqual([303, path]);
    expect(await (await site.request('/article/un-toit-de-verre')).text()).toContain('Un début.');
    expect(await textOf(await ada.get('/equipe/articles'))).toMatch(
      /Un toit de verre .* Publié .* Ada a publié/,
    );
    await ada.post(`${path}/annuler`);
    expect((await site.request('/article/un-toit-de-verre')).status).toBe(302);
  });

  it('schedule an article, and say when it comes', async () => {
    const path = await begin();
    const plan = { ...READY, revision: '1', geste: 'programmer', jour: '2026-03-12', heure: '09:00' };
    expect((await ada.post(path, plan)).status).toBe(303);
    expect(await textOf(await ada.get('/equipe/articles'))).toContain('jeu. 12/03 à 9 h');
    expect((await site.request('/article/un-toit-de-verre')).status).toBe(302);
  });

  it('tell the second to save, with both texts', async () => {
    const path = await begin();
    await ada.post(path, { ...READY, revision: '1', geste: 'enregistrer' });
    const bob = await signIn(site, 'bob', 'editor');
    const late = await bob.post(path, { ...READY, markdown: 'De Bob', revision: '1', geste: 'publier' });
    expect(late.status).toBe(409);
    expect(await textOf(late)).toMatch(/Ada a enregistré un autre texte.*De Bob/);
    const body = { revision: 1, fields: { ...READY, slug: 'un-toit-de-verre', markdown: 'Plus tard' } };
    const answer = await json(`${path}/brouillon`, body);
    expect(answer.status).toBe(409);
    const { revision, notice } = await answer.json();
    expect([revision, notice]).toEqual([2, expect.stringContaining('Plus tard')]);
  });

  it('preview the page of a draft, and let nothing run or load in it', async () => {
    const path = await begin();
    await ada.post(path, { ...READY, revision: '1', geste: 'enregistrer' });
    const page = await ada.get(`${path}/apercu`);
    expect(page.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /script-src 'self';.*frame-ancestors 'self'.*sandbox allow-same-origin/,
    );
    expect(await page.text()).not.toContain('<script');
    const hostile =
      '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![b"onload="x](/assets/x.svg) <svg onload=alert(1)>\n\n```html\n<script>alert(1)</script>\n```';
    const body = {
      fields: { ...READY, title: '<script>alert(2)</script>', picture_alt: '"><b>', markdown: hostile },
    };
    const { main, faults } = await (await json(`${path}/apercu`, body)).json();
    expect(main).not.toMatch(/<script|<svg onload|onerror=|javascript:|<[^>]* onload=/);
    expect(main).toContain('&lt;script&gt;alert(2)');
    expect(faults).toContain('Le HTML n’est pas repris');
  });

  it('draw the same glass for the same title', async () => {
    const path = await begin();
    await ada.post(path, { ...READY, revision: '1', geste: 'publier' });
    const { imageUrl } = (await site.services.articles.list())[0] ?? {};
    const glass = await site.request(imageUrl ?? '');
    expect(glass.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await glass.text()).toBe(await (await site.request(imageUrl ?? '')).text());
  });

  it('serve the highest picture, and take the first of several, which they say', async () => {
    const path = await begin();
    const highest = await (await send(path, new Uint8Array(await blank(8, 3200)))).json();
    expect(highest.isFirstFrame).toBe(false);
    expect((await site.request(highest.path)).status).toBe(200);
    const gif = await sharp(await blank(8, 8))
      .gif()
      .toBuffer();
    expect(await (await send(path, new Uint8Array(gif))).json()).toMatchObject({ isFirstFrame: true });
  });

  it('leave the threads that read files to others', async () => {
    const path = await begin();
    const pictures = [900, 901, 902].map(async (width) =>
      send(path, new Uint8Array(await photo({ width, height: 400 }))),
    );
    async function read() {
      for (let times = 0; times < 50; times += 1) await readFile(import.meta.filename);
      return 'files';
    }
    const first = await Promise.race([Promise.all(pictures).then(() => 'pictures'), read()]);
    expect(first).toBe('files');
    expect((await Promise.all(pictures)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('refuse a file that is no picture, with a message', async () => {
    const path = await begin();
    const deep = await sharp({ create: { width: 5000, height: 4500, channels: 3, background: '#fff' } })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer();
    for (const [bytes, words] of [
      [Buffer.alloc(0), 'Ce fichier est vide.'],
      [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'HEIC'],
      [Buffer.from('II*\0', 'latin1'), 'n’est pas une image'],
      [await blank(1440, 10_400), 'dépasse 3200 px'],
      [deep, '20 mégapixels à 16 bits'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'SVG'],
      [Buffer.from('%PDF-1.7'), 'n’est pas une image'],
      [(await photo()).subarray(0, 900), 'n’est pas une image'],
      [await blank(9000, 5000), '40 mégapixels'],
      [Buffer.alloc(15 * 1024 ** 2 + 1), '15 Mo'],
    ] as const) {
      const answer = await send(path, new Uint8Array(bytes));
      expect(answer.status).toBe(422);
      expect((await answer.json()).title).toContain(words);
    }
  });
});

it('shows five thousand articles within a moment', async () => {
  const site = await createTestSite('sqlite');
  const ada = await signIn(site, 'ada', 'editor');
  const { database, articleDesk } = site.services;
  const { description, content } = draft('x', 1);
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    slug: `article-${index}`,
    title: `Article ${index}`,
    description,
    content,
    image_url: '/assets/hero/accueil-1280.webp',
    image_alt: 'Une verrière',
    created_at: '2026-01-01T08:00:00.000Z',
    updated_at: '2026-01-01T08:00:00.000Z',
    published_at: '2026-01-01T08:00:00.000Z',
    author: null,
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await database
      .insertInto('articles')
      .values(rows.slice(at, at + 1000))
      .execute();
  const id = rows[42]?.id ?? '';
  expect((await articleDesk.list({ search: 'article 4999', page: 1 })).articles).toMatchObject([
    { slug: 'article-4999' },
  ]);
  for (const path of ['/equipe/articles', `/equipe/articles/${id}`, '/equipe/articles?q=4999']) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      expect((await ada.get(path)).status).toBe(200);
      times.push(performance.now() - start);
    }
    if (process.env.SHOW_TIMES) process.stderr.write(`${path} ${times.map(Math.round)}\n`);
  }
  await site.close();
});

it('shows on one node what another publishes', async () => {
  const first = await createTestSite('postgres');
  const beside = await createTestSite('postgres', {
    environment: {
      DATABASE_URL:
        first.services.config.database.engine === 'postgres' ? first.services.config.database.url : '',
    },
  });
  const ada = await signIn(first, 'ada', 'editor');
  const path = (await ada.post('/equipe/articles')).headers.get('Location') ?? '';
  expect(await (await beside.request('/blog')).text()).not.toContain('un-toit-de-verre');
  await beside.services.publicationWatch.look();
  await ada.post(path, { ...READY, revision: '1', geste: 'publier' });
  expect(await (await beside.request('/article/un-toit-de-verre')).text()).toContain('Un début.');
  await beside.services.publicationWatch.look();
  for (const page of ['/blog', '/blog/atom.xml', '/sitemap.xml'])
    expect(await (await beside.request(page)).text()).toContain('un-toit-de-verre');
  // Both between two looks: that it has changed something itself hides nothing from a node.
  await first.services.articles.importFile(draft('la-bas', 1), true);
  await beside.services.articles.importFile(draft('ici', 2), true);
  await (await beside.request('/blog')).text();
  await first.services.articles.importFile(draft('la-bas', 1, { title: 'Corrigé là-bas' }), true);
  await beside.services.publicationWatch.look();
  expect(await (await beside.request('/blog')).text()).toContain('Corrigé là-bas');
  await beside.close();
  await first.close();
});
