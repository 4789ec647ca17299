import { fileURLToPath } from 'node:url';
import { destination } from 'pino';
import { createApp } from './app.ts';
import { importArticles, logImport } from './articles/import-articles.ts';
import { createPictureWork } from './articles/pictures/picture-work.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { renderScreen, screenMethods } from './screens.ts';
import { createServices } from './services.ts';
import { createTextWork } from './texts/text-work.ts';

/** The site's server for `npm run dev`; `scripts/vite-plugins.ts` reloads it after a change. */
const config = readConfig();
const logger = createLogger(config.logLevel, destination(2));
const services = await createServices({
  config,
  logger,
  texts: unbuiltTextWork(),
  pictures: createPictureWork(source('./articles/pictures/picture-worker.ts')),
});
logImport(logger, await importArticles(services.articles));
services.start();

export const { fetch } = createApp({ services, renderScreen, screenMethods });
/** Called when `scripts/vite-plugins.ts` replaces this module with a newer one. */
export const { close } = services;

function source(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** The worker of texts from its sources, which Node runs as they are but for the content. */
function unbuiltTextWork() {
  const content = new URL('../.content-collections/generated/index.js', import.meta.url).href;
  const hooks = `import { registerHooks } from 'node:module';
registerHooks({
  resolve: (name, context, next) =>
    name === 'content-collections' ? { url: ${JSON.stringify(content)}, shortCircuit: true } : next(name, context),
});`;
  return createTextWork({
    file: source('./texts/text-worker.ts'),
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`],
  });
}
