import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { LEAD } from './submissions.ts';

/** Longer than a page of the file, so that it has pages of its own. */
const TEXT = 'Nous ouvrons une seconde boutique à Vannes. '.repeat(110);
const GONE = { ...LEAD, name: 'Maëlle Kerguelen', email: 'maelle@kerguelen.example', message: TEXT };

describe('a SQLite file from which a person was erased', () => {
  let folder: string;
  let site: TestSite;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-erasure-'));
    site = await createTestSite('sqlite', { environment: { DATABASE_URL: `sqlite:${folder}/site.db` } });
  });
  afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  /** What of the person stands in the file or in its log. */
  function traces(): string[] {
    const bytes = globSync(`${folder}/site.db*`).map((file) => readFileSync(file).toString('utf8'));
    const words = [GONE.name, GONE.email, 'seconde boutique à Vannes'];
    return words.filter((word) => bytes.some((text) => text.includes(word)));
  }

  it('holds no word of theirs, nor does its log, while the site runs', async () => {
    await site.services.leads.submit(LEAD);
    await site.services.leads.submit(GONE);
    await site.services.mailer.deliverDue();
    expect(traces()).toHaveLength(3);
    const { out } = await operate(site.services, 'leads erase', '--email', GONE.email);
    expect(out).toContain('1');
    expect(traces()).toEqual([]);
    expect((await site.services.database.selectFrom('leads').select('name').execute())[0]?.name).toBe(
      LEAD.name,
    );
  });

  it('holds no word of theirs either once their time is over', async () => {
    await site.services.leads.submit(GONE);
    site.clock.advance({ hours: 24 * 366 * 4 });
    await site.services.retention.purgeToday();
    expect(traces()).toEqual([]);
  });
});
