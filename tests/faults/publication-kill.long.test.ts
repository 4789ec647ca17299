import { Client } from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { madeEntry } from '../../server/entries/entries.ts';
import { madeFrom } from '../../server/entries/made-pages.ts';
import { VANNES } from '../support/added-city.ts';
import { createBench } from './bench.ts';

const TITLE = 'Des outils qui servent chaque matin';

it.for([
  {
    what: 'of a text',
    path: 'content/copy/home.yaml',
    changes: { 'hero.title': { value: TITLE, base: 'Avant' } },
    address: '/',
    shown: TITLE,
  },
  {
    what: 'of a city that colleagues add',
    path: 'content/cities/vannes.md',
    changes: madeFrom(madeEntry('villes', 'vannes'), VANNES),
    address: '/villes/vannes',
    shown: VANNES.heroSubTitle,
  },
])(
  'a publication $what whose process is killed half-way is none, and is done once by the nodes that follow',
  async (publication, context) => {
    const { path, changes, address, shown } = publication;
    const bench = await createBench('postgres', context);
    const first = await bench.start();
    if (bench.location.engine !== 'postgres') throw new Error('not on PostgreSQL');
    const client = new Client({ connectionString: bench.location.url });
    await client.connect();
    context.onTestFinished(() => client.end());
    const count = async (query: string) => Number((await client.query(query)).rows[0]?.count);

    // Its last write, that of the journal, waits; what it wrote before is not committed.
    await client.query('begin; lock table staff_journal in share mode');
    await client.query(
      `insert into content_entries (path, revision, draft, publish_at, changed_at)
     values ($1, 1, $2, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
      [path, JSON.stringify(changes)],
    );
    await client.query('commit; begin; lock table staff_journal in share mode');
    await context.expect
      .poll(
        () =>
          count("select count(*) from pg_locks where not granted and relation = 'staff_journal'::regclass"),
        {
          timeout: 25_000,
          interval: 50,
        },
      )
      .toBe(1);
    await first.end('SIGKILL');
    await client.query('commit');
    expect(
      await count('select count(*) from content_entries where published is null and draft is not null'),
    ).toBe(1);
    expect(await count('select count(*) from content_versions')).toBe(0);

    const nodes = await Promise.all([bench.start(), bench.start({ PORT: String(await freePort()) })]);
    for (const { url } of nodes)
      await context.expect
        .poll(async () => (await (await fetch(url + address)).text()).replace(/[\u00a0\u202f]/g, ' '), {
          timeout: 25_000,
        })
        .toContain(shown);
    expect(await count('select count(*) from content_versions')).toBe(1);
    expect(await count("select count(*) from staff_journal where action = 'content.published'")).toBe(1);
  },
);
