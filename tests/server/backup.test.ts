import fs, { chmodSync, chownSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { LEAD, ONE_LEAD, stored } from './submissions.ts';

describe('a SQLite database', () => {
  let folder: string;
  let file: string;
  let copy: string;
  let site: TestSite;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-backup-'));
    file = join(folder, 'site.db');
    copy = join(folder, 'copy.db');
    site = await start();
  });
  afterEach(async () => {
    await site.close().catch(() => {});
    await rm(folder, { recursive: true });
  });

  const start = () => createTestSite('sqlite', { environment: { DATABASE_URL: `sqlite:${file}` } });
  const run = (name: string, ...argv: string[]) => operate(site.services, name, ...argv);
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  const submit = (email: string) => site.services.leads.submit({ ...LEAD, email });

  it('is copied while the site writes to it: whole, sound, one file that its owner alone reads', async () => {
    await submit('ada@exemple.fr');
    const open = site.services.database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('leads').execute();
      const outcome = await run('backup', copy);
      throw outcome;
    });
    const outcome: unknown = await open.catch((thrown: unknown) => thrown);
    expect(outcome).toEqual({ out: `${copy} : copie vérifiée, 1 demande\n`, err: '', refusal: null });
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
    expect(modeOf(copy)).toBe(0o600);
  });

  it('is restored from a copy, and the previous file is kept', async () => {
    await submit('ada@exemple.fr');
    await run('backup', copy);
    await submit('grace@exemple.fr');
    await site.close();

    const outcome = await run('restore', copy);
    expect(outcome).toMatchObject({ err: '', refusal: null });
    const former = readdirSync(folder).filter((name) => name.startsWith('site.db.before-'));
    expect(former).toHaveLength(1);
    expect(outcome.out).toContain(`L’ancienne base est gardée : ${join(folder, former[0] ?? '')}`);
    const kept = new DatabaseSync(join(folder, former[0] ?? ''), { readOnly: true });
    expect(kept.prepare('select email from leads order by email').all()).toEqual([
      { email: 'ada@exemple.fr' },
      { email: 'grace@exemple.fr' },
    ]);
    kept.close();

    site = await start();
    expect(await stored(site)).toEqual(ONE_LEAD);
    expect(await site.services.mailer.deliverDue()).toBe(2);
  });

  it('is kept at each restore, also within one second, and can be gone back to', async () => {
    await run('backup', copy);
    await submit('ada@exemple.fr');
    await site.close();
    const restores = [await run('restore', copy), await run('restore', copy)];
    const former = restores.map(({ out }) => /restore '(.+)'/.exec(out)?.[1] ?? '');
    expect(former.map((path) => existsSync(path))).toEqual([true, true]);
    await run('restore', former[0] ?? '');
    site = await start();
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('can be read by its owner alone, and so can the folder that is made for it', async () => {
    const folderOfIts = join(folder, 'a', 'b');
    const environment = { DATABASE_URL: `sqlite:${join(folderOfIts, 'site.db')}` };
    const own = await createTestSite('sqlite', { environment });
    await own.services.leads.submit(LEAD);
    const files = readdirSync(folderOfIts).sort();
    expect(files).toEqual(['site.db', 'site.db-shm', 'site.db-wal']);
    for (const name of files) expect(modeOf(join(folderOfIts, name))).toBe(0o600);
    expect([modeOf(folderOfIts), modeOf(join(folder, 'a'))]).toEqual([0o700, 0o700]);
    await own.close();
  });

  it('keeps its mode when it is restored, and its owner if an administrator restores it', async () => {
    await run('backup', copy);
    await site.close();
    const isAdministrator = process.getuid?.() === 0;
    const owner = () => [statSync(file).uid, statSync(file).gid];
    const [uid = 0, gid = 0] = isAdministrator ? [4321, 4322] : owner();
    chmodSync(file, 0o640);
    chownSync(file, uid, gid);
    expect(await run('restore', copy)).toMatchObject({ refusal: null, err: '' });
    expect([modeOf(file), ...owner()]).toEqual([0o640, uid, gid]);

    await rm(file);
    chownSync(folder, uid, gid);
    expect(await run('restore', copy)).toMatchObject({ refusal: null, err: '' });
    expect([modeOf(file), ...owner()]).toEqual([0o600, uid, gid]);
  });

  it('names its previous owner when it is restored by somebody who cannot set it', async () => {
    await run('backup', copy);
    await site.close();
    const wished = { uid: statSync(file).uid + 1, gid: 4322 };
    const stat = vi.spyOn(fs, 'statSync');
    const chown = vi.spyOn(fs, 'chownSync').mockImplementation(() => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    });
    stat.mockReturnValueOnce(Object.assign(statSync(file), wished));
    syncBuiltinESMExports();
    const outcome = await run('restore', copy);
    stat.mockRestore();
    chown.mockRestore();
    syncBuiltinESMExports();
    expect(outcome.refusal).toBeNull();
    expect(outcome.err).toContain(`sudo chown ${wished.uid}:4322 '${file}'`);
  });

  it('is not replaced while the site runs on it', async () => {
    await run('backup', copy);
    await submit('ada@exemple.fr');
    const before = readdirSync(folder).sort();
    const outcome = await run('restore', copy);
    expect(outcome).toMatchObject({ refusal: 'failure', out: '' });
    expect(outcome.err).toContain('arrêtez-le');
    expect(readdirSync(folder).sort()).toEqual(before);
    await submit('grace@exemple.fr');
    expect((await stored(site)).leads).toBe(2);
  });

  it('is replaced when it is damaged or missing', async () => {
    await submit('ada@exemple.fr');
    await run('backup', copy);
    await site.close();
    writeFileSync(file, 'no database at all');
    expect(await run('restore', copy)).toMatchObject({ refusal: null });
    await rm(file);
    expect(await run('restore', copy)).toMatchObject({ refusal: null });
    site = await start();
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it.each([
    ['text', () => writeFileSync(copy, 'no database at all, whatever its name says')],
    ['an empty file', () => writeFileSync(copy, '')],
    [
      'another program’s database',
      () => {
        const other = new DatabaseSync(copy);
        other.exec('create table leads (id)');
        other.close();
      },
    ],
    [
      'the database of a newer version',
      async () => {
        await run('backup', copy);
        const newer = new DatabaseSync(copy);
        newer.exec(`insert into kysely_migration values ('999-later', '')`);
        newer.close();
      },
    ],
    [
      'a copy that was cut short',
      async () => {
        await run('backup', copy);
        writeFileSync(copy, new Uint8Array(4096).fill(7), { flag: 'r+' });
      },
    ],
  ])('is not replaced by %s', async (_what, prepare) => {
    await submit('ada@exemple.fr');
    await prepare();
    await site.close();
    const before = readdirSync(folder).sort();
    expect(await run('restore', copy)).toMatchObject({ refusal: 'failure', out: '' });
    expect(readdirSync(folder).sort()).toEqual(before);
    site = await start();
    expect(await stored(site)).toEqual(ONE_LEAD);
  });

  it('is not copied over an existing file, nor replaced by itself', async () => {
    writeFileSync(copy, 'precious');
    expect(await run('backup', copy)).toMatchObject({ refusal: 'failure' });
    expect(statSync(copy).size).toBe('precious'.length);
    await site.close();
    expect(await run('restore', file)).toMatchObject({ refusal: 'failure' });
    expect(await run('restore', join(folder, 'absent.db'))).toMatchObject({ refusal: 'failure' });
    expect(await run('backup')).toMatchObject({ refusal: 'usage' });
    expect(existsSync(file)).toBe(true);
  });
});

describe('a PostgreSQL database', () => {
  it.each([
    ['backup', "pg_dump --format=custom --file='l'\\''été.dump' \"$DATABASE_URL\""],
    ['restore', "pg_restore --single-transaction --dbname=\"$DATABASE_URL\" 'l'\\''été.dump'"],
  ])('is left to its own tools by « %s »', async (name, command) => {
    const site = await createTestSite('postgres');
    const outcome = await operate(site.services, name, 'l’été.dump'.replace('’', "'"));
    await site.close();
    expect(outcome).toMatchObject({ out: '', refusal: 'failure' });
    expect(outcome.err).toContain(command);
  });
});
