import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CompiledQuery, sql } from 'kysely';
import { inject } from 'vitest';
import { currentBuild, serverEntry } from '../../scripts/build.ts';
import { createPictureWork } from '../../server/articles/pictures/picture-work.ts';
import { readConfig } from '../../server/config.ts';
import type { SubmissionLimits } from '../../server/leads/limits.ts';
import { createLogger } from '../../server/logger.ts';
import { createMailer, type Mailer, type MailerParts } from '../../server/mail/mailer.ts';
import type { AddressedMail, MailTransport } from '../../server/mail/transport.ts';
import type { Pages } from '../../server/page-cache/pages.ts';
import type { RenderScreen, ScreenMethods } from '../../server/screens.ts';
import { createServices, type Services } from '../../server/services.ts';
import { createSite } from '../../server/site.ts';
import { type Database, openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { createTextWork } from '../../server/texts/text-work.ts';
import { type ApiClient, apiClient } from '../support/api-client.ts';
import { createDatabase, dropDatabase } from '../support/postgres.ts';

/** The engines, for tests whose outcome depends on what the database does. */
export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** Folder of the build, which `setup.ts` ensures. */
export const BUILD = builtFolder();

/** The build’s threads and process for texts and pictures, which all sites of a test process share. */
const TEXT_WORKER = join(BUILD, 'server/text-worker.js');
const TEXTS = {
  ...createTextWork({ file: TEXT_WORKER }),
  async close() {},
};
const PICTURES = { ...createPictureWork(join(BUILD, 'server/picture-worker.js')), async close() {} };

export const ORIGIN = 'http://localhost:3000';

/** A clock that stands still until a test moves it. */
interface TestClock {
  now(): Temporal.Instant;
  milliseconds(): number;
  advance(duration: Temporal.DurationLike): void;
}

/** A transport that keeps the mails it is given, or rejects with whatever `fail` returns. */
interface TestTransport extends MailTransport {
  sent: AddressedMail[];
  fail: ((mail: AddressedMail) => Error | undefined) | undefined;
}

export interface TestSite {
  services: Services;
  clock: TestClock;
  transport: TestTransport;
  /** JSON lines that the server logged. */
  logs: string[];
  pages: Pages;
  app: ReturnType<typeof createSite>['app'];
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Listens on a port until the site is closed, and returns the URL. */
  listen(): Promise<string>;
  client(): Promise<ApiClient>;
  close(): Promise<void>;
}

interface TestSiteOptions {
  environment?: Record<string, string>;
  limits?: Partial<SubmissionLimits>;
  /** In threads of its own: what a text may take (ms). */
  textDeadline?: number;
}

/** Creates the whole site on a fresh database of `engine`, without a port; its mailer runs only on demand. */
export async function createTestSite(engine: Engine, options: TestSiteOptions = {}): Promise<TestSite> {
  const { textDeadline } = options;
  const own = options.environment?.DATABASE_URL;
  const databaseUrl =
    own ??
    (engine === 'sqlite'
      ? 'sqlite::memory:'
      : await createDatabase(inject('postgresUrl'), inject('postgresTemplate')));
  const config = readConfig({ ...options.environment, DATABASE_URL: databaseUrl });
  const logs: string[] = [];
  const logger = createLogger('info', { write: (line) => logs.push(line) });
  const clock = testClock();
  const transport = testTransport();
  const clientFiles = join(BUILD, 'client');
  const services = await createServices({
    config,
    logger,
    clock,
    transport,
    clientFiles,
    texts: textDeadline === undefined ? TEXTS : createTextWork({ file: TEXT_WORKER, deadline: textDeadline }),
    pictures: PICTURES,
    ...(options.limits ? { limits: options.limits } : {}),
    // A PostgreSQL database created here has the tables of its template.
    ...(own === undefined ? { prepare: engine === 'sqlite' ? prepareSqlite : async () => {} } : {}),
  });
  const { app, pages, server } = createSite({ services, ...(await builtScreens()), clientFiles });
  const request = async (path: string, init?: RequestInit) => app.request(path, init);
  return {
    services,
    clock,
    transport,
    logs,
    pages,
    app,
    request,
    async listen() {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
    },
    client: () => apiClient(request, ''),
    async close() {
      server.closeAllConnections();
      server.close();
      await services.close();
      if (engine === 'postgres' && own === undefined) await dropDatabase(inject('postgresUrl'), databaseUrl);
    },
  };
}

/** A second mailer on the site's database, with another transport. */
export function mailerOf(
  { services: { database, facts, content, config, replyAddresses, clock, logger } }: TestSite,
  transport: MailTransport,
  limits: Pick<MailerParts, 'mailDeadline' | 'patience' | 'stopTimeout'> = {},
): Mailer {
  const { mailFrom: from, mail: destination, publicUrl } = config;
  return createMailer({
    database,
    facts,
    content,
    transport,
    destination,
    from,
    publicUrl,
    replyAddresses,
    clock,
    logger,
    ...limits,
  });
}

interface BuiltScreens {
  renderScreen: RenderScreen;
  screenMethods: ScreenMethods;
}

function builtFolder(): string {
  const build = currentBuild();
  if (!build) throw new Error('The site is not built');
  return build;
}

async function builtScreens(): Promise<BuiltScreens> {
  const entry = pathToFileURL(serverEntry(BUILD)).href;
  const { renderScreen, screenMethods }: BuiltScreens = await import(/* @vite-ignore */ entry);
  return { renderScreen, screenMethods };
}

function testClock(): TestClock {
  let now = Temporal.Instant.from('2026-03-10T10:00:00Z');
  return {
    now: () => now,
    milliseconds: () => now.epochMilliseconds,
    advance(duration) {
      now = now.add(duration);
    },
  };
}

function testTransport(): TestTransport {
  const transport: TestTransport = {
    sent: [],
    fail: undefined,
    async prepare() {},
    async verify() {},
    async send(mail) {
      const error = transport.fail?.(mail);
      if (error) throw error;
      transport.sent.push(mail);
      return '250 OK';
    },
    close() {},
    async erase() {},
  };
  return transport;
}

let queries: Promise<readonly CompiledQuery[]> | undefined;

/** Creates the tables in an empty SQLite database as the migrations leave them, without running each migration. */
async function prepareSqlite(database: Database): Promise<void> {
  queries ??= readMigrated();
  const all = await queries;
  await database.transaction().execute(async (transaction) => {
    for (const query of all) await transaction.executeQuery(query);
  });
}

/** Statements that create the tables, fill them, and only then add their indexes and triggers. */
async function readMigrated(): Promise<CompiledQuery[]> {
  const database = openDatabase({ engine: 'sqlite', file: ':memory:' }, () => {});
  try {
    await migrate(database);
    const { rows: parts } = await sql<{ type: string; name: string; sql: string }>`
      select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid
    `.execute(database);
    const tables = parts.filter(({ type }) => type === 'table');
    const made = (some: typeof parts) => some.map((part) => sql.raw(part.sql).compile(database));
    const filled: CompiledQuery[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database);
      for (const row of rows) {
        const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
        const values = sql.join(Object.values(row));
        filled.push(sql`insert into ${sql.table(name)} (${columns}) values (${values})`.compile(database));
      }
    }
    return [...made(tables), ...filled, ...made(parts.filter(({ type }) => type !== 'table'))];
  } finally {
    await database.destroy();
  }
}
