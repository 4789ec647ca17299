import { destination } from 'pino';
import { createApp } from './app.ts';
import { importArticles, logImport } from './articles/import-articles.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { renderScreen, screenMethods } from './screens.ts';
import { createServices } from './services.ts';

/** The site's server for `npm run dev`; `scripts/dev-server.ts` reloads it after a change. */
const config = readConfig();
const logger = createLogger(config.logLevel, destination(2));
const services = await createServices({ config, logger });
logImport(logger, await importArticles(services.articles));
services.mailer.start();
services.retention.start();
services.watch.start();

export const { fetch } = createApp({ services, renderScreen, screenMethods });
/** Called when `scripts/dev-server.ts` replaces this module with a newer one. */
export const { close } = services;
