import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { importArticles, logImport } from './articles/import-articles.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { drain, PROXY_NOTICE } from './http/http-server.ts';
import { openLog } from './log-destination.ts';
import { createLogger } from './logger.ts';
import { createMetricsServer } from './metrics/site-metrics.ts';
import { renderScreen, screenMethods } from './screens.ts';
import { createServices, type Services } from './services.ts';
import { createSite } from './site.ts';
import type { DatabaseLocation } from './store/database.ts';
import { databaseFault } from './store/database-fault.ts';
import { warmUp } from './warm-up.ts';

// biome-ignore lint/performance/noBarrelFile: the built bundle has one entry, from which `npm run site` takes its commands and server tests the screens
export { commandLine } from './operator/command-line.ts';
export { renderScreen, screenMethods } from './screens.ts';

/**
 * How long shutdown may take after the first signal, and after a second one (ms). Work left is abandoned:
 * leads are committed or refused by then, and the leases of mails expire.
 */
const STOP_DEADLINE = 10_000;
const SECOND_STOP_DEADLINE = 500;

/**
 * Runs the site until SIGTERM or SIGINT. Logs go to standard error, the lines for the person who started it
 * to standard output.
 * @param warmsUp whether to render pages in idle time, before the first request for them
 */
export async function main({ warmsUp = true }: { warmsUp?: boolean } = {}): Promise<void> {
  const config = configOrExit();
  const logger = createLogger(config.logLevel, openLog(2));
  // Without a listener, an error on a closed pipe or a full disk would crash the process.
  process.stdout.on('error', (error) => logger.warn({ err: error }, 'standard output not written'));
  const services = await servicesOrExit(config, logger);
  const clientFiles = fileURLToPath(new URL('../client', import.meta.url));
  const { pages, server } = createSite({ services, renderScreen, screenMethods, clientFiles });
  const { stopping } = services;
  let warming: Promise<void> | undefined;
  server.on('error', (error) => {
    process.stderr.write(
      `PORT, HOST : le site n’écoute pas sur ${config.host}:${config.port} (${error.message}).\n`,
    );
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    services.start();
    if (warmsUp) warming = warmUp(pages, services, stopping.signal);
    process.stdout.write(whereThingsAre(config, server.address()));
    void sayHowToInvite(services);
  });

  const metricsServer = config.metrics ? createMetricsServer(services.metrics) : undefined;
  metricsServer?.on('error', (error) => {
    logger.error({ err: error }, 'metrics not served');
  });
  metricsServer?.listen(config.metrics?.port, config.metrics?.host);

  const leaveAfter = (deadline: number) =>
    setTimeout(() => {
      logger.warn('stopped with work left in hand');
      process.exit(0);
    }, deadline);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) {
        logger.warn({ signal }, 'stopping at once');
        server.closeAllConnections();
        leaveAfter(SECOND_STOP_DEADLINE);
        return;
      }
      logger.info({ signal }, 'stopping');
      stopping.abort();
      metricsServer?.close();
      leaveAfter(STOP_DEADLINE);
      stop(server, services, warming).then(
        () => process.exit(0),
        (error) => {
          logger.error({ err: error }, 'stopped badly');
          process.exit(1);
        },
      );
    });
  }
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function servicesOrExit(config: Config, logger: Logger): Promise<Services> {
  try {
    const services = await createServices({ config, logger });
    logImport(logger, await importArticles(services.articles));
    return services;
  } catch (error) {
    logger.fatal({ err: error }, 'not started');
    const location = whereLeadsAre(config.database);
    process.stderr.write(
      `DATABASE_URL : la base (${location}) ne s’ouvre pas ou ne peut être mise à jour : ${databaseFault(error)}.\n`,
    );
    process.exit(1);
  }
}

/** Prints how to invite the first owner, as long as nobody has a passkey. */
async function sayHowToInvite({ staff, logger }: Services): Promise<void> {
  try {
    const accounts = await staff.accounts.list();
    if (accounts.some(({ passkeys }) => passkeys > 0)) return;
    process.stdout.write('Équipe    npm run site -- staff invite ADRESSE --role owner\n');
  } catch (error) {
    logger.warn({ err: error }, 'accounts not read');
  }
}

function whereThingsAre(
  { database, mail, host, publicUrl }: Config,
  address: ReturnType<Server['address']>,
): string {
  const isChosenBySystem = publicUrl.port === '0' && typeof address === 'object' && address !== null;
  const site = isChosenBySystem ? `http://${host}:${address.port}` : publicUrl.origin;
  const destination =
    mail.kind === 'smtp' ? `SMTP, ${withoutSecret(mail.url)}` : `fichiers .eml dans ${mail.path}/`;
  return `Site      ${site}\nDemandes  ${whereLeadsAre(database)}\nE-mails   ${destination}\n`;
}

function whereLeadsAre(database: DatabaseLocation): string {
  return database.engine === 'sqlite'
    ? `SQLite, ${database.file}`
    : `PostgreSQL, ${withoutSecret(database.url)}`;
}

function withoutSecret(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

async function stop(server: Server, services: Services, warming: Promise<void> | undefined): Promise<void> {
  const notice = services.config.trustProxy > 0 ? PROXY_NOTICE : 0;
  await Promise.all([drain(server, notice), warming]);
  await services.close();
}
