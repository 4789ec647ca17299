import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerList } from 'content-collections';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { exportedFile } from '../../server/agency/export-files.ts';
import { createTestSite, ENGINES, ORIGIN, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, signIn } from './staff-people.ts';

describe.each(ENGINES)('facts exported to content files, on %s', (engine) => {
  let site: TestSite;
  let ada: Colleague;
  let folder: string;
  beforeEach(async () => {
    site = await createTestSite(engine);
    ada = await signIn(site, 'ada', 'owner');
    folder = mkdtempSync(join(tmpdir(), 'site-export-'));
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
    await site.close();
  });

  const logo = () =>
    sharp({ create: { width: 300, height: 100, channels: 3, background: '#0f7b55' } })
      .png()
      .toBuffer();

  /** Sends a form of the screen with a picture in it. */
  async function send(section: string, fields: Record<string, string>, picture: Buffer): Promise<Response> {
    const form = new FormData();
    const all = { revision: '0', geste: 'enregistrer', ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    form.set('fichier', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
    return site.request(`/equipe/agence/${section}`, {
      method: 'POST',
      headers: { ...ada.headers, Origin: ORIGIN },
      body: form,
    });
  }

  async function bring(section: string, fields: Record<string, string>): Promise<void> {
    expect((await send(section, fields, await logo())).status).toBe(303);
  }

  it('take no logo that their white ground swallows', async () => {
    const partner = { element: '+', name: 'Chais du Lac', inSentence: 'les Chais du Lac' };
    for (const [fill, status] of [
      ['#fff', 422],
      ['#123', 303],
    ] as const) {
      const letters = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" fill="${fill}"><path d="M34 8h4v24h-4zM46 8h4v24h-4zM58 8h4v24h-4zM70 8h4v24h-4z"/></svg>`;
      const answer = await send('partenaires', partner, await sharp(Buffer.from(letters)).png().toBuffer());
      expect(answer.status, fill).toBe(status);
      if (status === 422) expect(await answer.text()).toContain('Donnez-en une variante sombre');
    }
  });

  it('become content files and pictures beside them, and nothing the second time', async () => {
    await bring('partenaires', { element: '+', name: 'Chais du Lac', inSentence: 'les Chais du Lac' });
    const { own } = await site.services.factDesk.read();
    const address = own.partners?.partners.at(-1)?.logo ?? '';
    expect(address).toMatch(/^\/assets\/articles\//);

    const { out, refusal } = await operate(site.services, 'agency export', folder);
    expect(refusal).toBeNull();
    const { partners } = parse(readFileSync(join(folder, 'partners.yaml'), 'utf8'));
    const written = partners.at(-1);
    expect(written).toMatchObject({ id: 'chais-du-lac', name: 'Chais du Lac' });
    expect(written.logo).toMatch(/^pictures\/chais-du-lac-[0-9a-f]{8}\.webp$/);
    expect(partners.slice(0, -1).map(({ logo }: { logo: string }) => logo)).toEqual(
      partnerList.partners.map(({ logo }) => logo),
    );
    expect(out).toContain(join(folder, written.logo));
    const picture = await sharp(readFileSync(join(folder, written.logo))).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 300, height: 100 });
    expect((await operate(site.services, 'agency export', folder)).out).toBe(
      'Rien à écrire : les fichiers disent déjà tout.\n',
    );
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('can be taken back out of the files, unless these have changed since', async () => {
    const file = join(folder, 'partners.yaml');
    const before = exportedFile('partners.yaml', {}) ?? '';
    writeFileSync(file, before);
    await bring('partenaires', { element: '+', name: 'Chais du Lac' });
    expect((await operate(site.services, 'agency export', folder, '--dry-run')).out).toContain(file);
    expect(readFileSync(file, 'utf8')).toBe(before);
    await operate(site.services, 'agency export', folder);
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, `${written}# à nous\n`);
    const refused = await operate(site.services, 'agency export', '--undo');
    expect(refused).toMatchObject({ refusal: 'failure', err: expect.stringContaining('(changé depuis)') });
    writeFileSync(file, written);
    const undone = await operate(site.services, 'agency export', '--undo');
    expect(undone.out).toContain('partners.yaml : remis comme avant');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('are offered one by one beside the section, under the name that the file gives them', async () => {
    await bring('partenaires', { element: '+', name: 'Chais du Lac' });
    const file = await (await ada.get('/equipe/agence/fichiers/partners.yaml')).text();
    const [name = ''] = /chais-du-lac-[0-9a-f]{8}\.webp/.exec(file) ?? [];
    const screen = await (await ada.get('/equipe/agence')).text();
    const [, address = ''] =
      new RegExp(`href="(/assets/articles/[^"]+)" download="${name}"`).exec(screen) ?? [];
    expect((await site.request(address)).headers.get('Content-Type')).toBe('image/webp');
  });

  it('leave every file alone when a picture is gone from the database', async () => {
    await bring('partenaires', { element: '+', name: 'Chais du Lac' });
    await site.services.database.deleteFrom('article_picture_files').execute();
    const { err, refusal } = await operate(site.services, 'agency export', folder);
    expect([refusal, err]).toEqual([
      'failure',
      expect.stringMatching(/webp n’est plus dans la base : rien n’est écrit\.$/),
    ]);
    expect(existsSync(join(folder, 'partners.yaml'))).toBe(false);
  });
});
