import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { destination } from 'pino';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { renderScreen } from './screens.ts';
import { createServices, type Services } from './services.ts';

// biome-ignore lint/performance/noBarrelFile: the built bundle has one entry, and server tests take the screens from it
export { renderScreen } from './screens.ts';

/** Bounds of an HTTP exchange: header and whole request (ms), header size (bytes). */
const SERVER_OPTIONS = { headersTimeout: 10_000, requestTimeout: 15_000, maxHeaderSize: 16 * 1024 };
/** Time given to the requests and mails in hand when the process is told to stop (ms). */
const STOP_DEADLINE = 10_000;

/**
 * Runs the site until SIGTERM or SIGINT: configuration, database, mailer, HTTP. Logs go to standard error, the
 * three lines for the person who started it to standard output.
 */
export async function main(): Promise<void> {
  const config = configOrExit();
  const logger = createLogger(config.logLevel, destination({ fd: 2, sync: true }));
  const services = await createServices({ config, logger });
  const clientFiles = fileURLToPath(new URL('../client', import.meta.url));
  const app = createApp({ services, renderScreen, clientFiles });

  const server = serve(
    { fetch: app.fetch, port: config.port, hostname: config.host, serverOptions: SERVER_OPTIONS },
    ({ port }) => {
      services.mailer.start();
      process.stdout.write(whereThingsAre(config, port));
    },
  );
  server.on('error', (error) => {
    process.stderr.write(`Le site n’écoute pas sur ${config.host}:${config.port} : ${error.message}\n`);
    process.exit(1);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'stopping');
      stop(server, services).then(
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

function whereThingsAre({ database, mail, host, publicUrl }: Config, port: number): string {
  const site = publicUrl.port === '0' ? `http://${host}:${port}` : publicUrl.origin;
  const leads =
    database.engine === 'sqlite' ? `SQLite, ${database.file}` : `PostgreSQL, ${withoutSecret(database.url)}`;
  const destination =
    mail.kind === 'smtp' ? `SMTP, ${withoutSecret(mail.url)}` : `fichiers .eml dans ${mail.path}/`;
  return `Site      ${site}\nDemandes  ${leads}\nCourriels ${destination}\n`;
}

function withoutSecret(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

async function stop(server: ReturnType<typeof serve>, services: Services): Promise<void> {
  const timer = setTimeout(() => process.exit(1), STOP_DEADLINE);
  timer.unref();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await closed;
  await services.close();
}
