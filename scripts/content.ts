import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Builder, createBuilder } from '@content-collections/core';
import type { Plugin } from 'vite';
import { contentFaults } from '../content/checks.ts';
import type { Content } from '../content/content.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const GENERATED = join(ROOT, '.content-collections/generated');
const CONFIGURATION = join(ROOT, 'content-collections.ts');

/**
 * Reads `content/` into the modules that screens import as `content-collections`.
 * @throws Error that lists every fault, each with its file and field
 */
export async function buildContent(): Promise<void> {
  refuse(
    contentFaults(await readContent(), (path) => existsSync(join(ROOT, 'public', path))).map(
      ({ file, field, message }) => `${file}\n- ${field}: ${message}`,
    ),
  );
}

/**
 * The same without comparing the files with each other, for programs that draw what is still missing.
 * @throws Error that lists every fault of a single file
 */
export async function readContent(): Promise<Content> {
  const builder = await createBuilder(CONFIGURATION);
  const faults = faultsOf(builder);
  await builder.build();
  refuse(faults);
  const generated = await import(`${pathToFileURL(join(GENERATED, 'index.js')).href}?at=${Date.now()}`);
  return {
    agency: generated.agency,
    cities: generated.allCities,
    technologies: generated.allTechnologies,
    services: generated.allServices,
    caseStudies: generated.allCaseStudies,
    articles: generated.allArticles,
    legalPages: generated.allLegalPages,
    menu: generated.menu,
    offers: generated.offerList,
    faq: generated.faq,
    founder: generated.founder,
    partners: generated.partnerList.partners,
    claims: generated.claimRegister,
  };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`Le contenu du site a des fautes :\n${faults.join('\n')}`);
}

/** Builds the content before the site, and again at each change in development. */
export function contentPlugin(): Plugin {
  let isDevelopment = false;
  let build: Promise<void> | undefined;
  let watcher: Awaited<ReturnType<Builder['watch']>> | undefined;
  return {
    name: 'site:content',
    config: (_config, { command }) => {
      isDevelopment = command === 'serve';
      return {
        optimizeDeps: { exclude: ['content-collections'] },
        resolve: { alias: { 'content-collections': GENERATED } },
      };
    },
    async buildStart() {
      // The browser's build and the server's share one reading.
      build ??= buildContent().catch((error: unknown) => {
        // While an author writes, the rest of the site stays on screen.
        if (!isDevelopment) throw error;
        process.stderr.write(`${String(error)}\n`);
      });
      await build;
    },
    async configureServer() {
      const builder = await createBuilder(CONFIGURATION);
      for (const event of FAULT_EVENTS) {
        builder.on(event, (fault) => process.stderr.write(`${readable(fault)}\n`));
      }
      watcher = await builder.watch();
    },
    async closeBundle() {
      await watcher?.unsubscribe();
      watcher = undefined;
    },
  };
}

const FAULT_EVENTS = [
  'transformer:validation-error',
  'transformer:error',
  'transformer:result-error',
  'collector:parse-error',
  'collector:read-error',
] as const;

/** Faults of single files, gathered while `builder` runs. */
function faultsOf(builder: Builder): string[] {
  const faults: string[] = [];
  for (const event of FAULT_EVENTS) builder.on(event, (fault) => faults.push(readable(fault)));
  return faults;
}

interface BuilderFault {
  error: Error;
  filePath?: string;
  file?: { path: string };
  collection?: { name: string; directory?: string; filePath?: string };
}

function readable({ error, filePath, file, collection }: BuilderFault): string {
  const path =
    filePath ??
    collection?.filePath ??
    join(collection?.directory ?? 'content', file?.path ?? collection?.name ?? '');
  return `${path}\n${error.message}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildContent();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
