import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, type TestContext } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { type LaunchedSite, launchSite, type SiteProcess } from '../../scripts/site-process.ts';
import { type DatabaseLocation, openDatabase } from '../../server/store/database.ts';
import { createDatabase } from '../support/postgres.ts';
import { type SmtpOptions, startSmtp, type TestSmtpServer } from '../support/smtp.ts';
import { readStore, type Store } from '../support/store.ts';

/** The engines that every fault test runs on. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

export const LEADS_TO = 'commercial@agence.example';

/** A fresh database and a mail server, and the processes that a test runs on them. */
export interface Bench {
  location: DatabaseLocation;
  smtp: TestSmtpServer;
  /** Starts a process without waiting until it listens; on one port, unless `environment` has another. */
  launch(environment?: Record<string, string>): Promise<LaunchedSite>;
  /** Starts a process and waits until it listens. */
  start(environment?: Record<string, string>): Promise<SiteProcess>;
  readStore(): Promise<Store>;
  /** Ends the leases of killed processes on their mails, instead of waiting 30 s. */
  endLeases(): Promise<void>;
}

/** Creates a bench, which is removed with its processes after the test of `context`. */
export async function createBench(
  engine: Engine,
  context: TestContext,
  smtpOptions?: SmtpOptions,
): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'site-faults-'));
  const location = await freshDatabase(engine, folder);
  const smtp = await startSmtp(smtpOptions);
  const port = String(await freePort());
  const processes: LaunchedSite[] = [];
  let isOver = false;

  context.onTestFailed(() => {
    console.error(`Last process:\n${processes.at(-1)?.output().slice(-3000)}`);
  });
  context.onTestFinished(async () => {
    isOver = true;
    await Promise.all(processes.map((site) => site.end('SIGKILL')));
    await smtp.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function launch(environment: Record<string, string> = {}): Promise<LaunchedSite> {
    if (isOver) throw new Error('The test is over');
    const site = await launchSite({
      PORT: port,
      DATABASE_URL: location.engine === 'sqlite' ? `sqlite:${location.file}` : location.url,
      SMTP_URL: smtp.url,
      LEADS_TO,
      TRUST_PROXY: '1',
      LEADS_PER_HOUR: '1000000',
      ...environment,
    });
    processes.push(site);
    return site;
  }

  return {
    location,
    smtp,
    launch,
    async start(environment) {
      const site = await launch(environment);
      await site.listening;
      return site;
    },
    readStore: () => readStore(location),
    endLeases: () => endLeases(location),
  };
}

async function freshDatabase(engine: Engine, folder: string): Promise<DatabaseLocation> {
  if (engine === 'sqlite') return { engine, file: join(folder, 'site.db') };
  return { engine, url: await createDatabase(inject('postgresUrl')) };
}

async function endLeases(location: DatabaseLocation): Promise<void> {
  const database = openDatabase(location, () => {});
  try {
    await database.updateTable('outbox').set({ lease_owner: null, lease_until: null }).execute();
  } finally {
    await database.destroy();
  }
}
