import { existsSync, readFileSync } from 'node:fs';
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
  refuse(crossFaults(await readContent()));
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
  return generatedContent();
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`Le contenu du site a des fautes :\n${faults.join('\n')}`);
}

/** Builds the content before the site, and in development again at each change, whose faults it writes out. */
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
      let isSound = true;
      for (const event of FAULT_EVENTS) {
        builder.on(event, (fault) => {
          isSound = false;
          process.stderr.write(`${readable(fault)}\n`);
        });
      }
      builder.on('builder:end', () => {
        // What a faulty file lacks would be missed in every other.
        if (isSound) void writeCrossFaults();
        isSound = true;
      });
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

async function writeCrossFaults(): Promise<void> {
  try {
    refuse(crossFaults(await generatedContent()));
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
  }
}

function crossFaults(content: Content): string[] {
  return contentFaults(content, hasPicture).map(
    ({ file, field, message }) => `${file}\n- ${field}: ${message}`,
  );
}

async function generatedContent(): Promise<Content> {
  const at = Date.now();
  // One by one: imported by their index, they would come as they were the first time.
  const generated = async (name: string) =>
    (await import(`${pathToFileURL(join(GENERATED, `${name}.js`)).href}?at=${at}`)).default;
  return {
    agency: await generated('agency'),
    cities: await generated('allCities'),
    technologies: await generated('allTechnologies'),
    services: await generated('allServices'),
    caseStudies: await generated('allCaseStudies'),
    articles: await generated('allArticles'),
    legalPages: await generated('allLegalPages'),
    menu: await generated('menu'),
    offers: await generated('offerList'),
    faq: await generated('faq'),
    founder: await generated('founder'),
    partners: (await generated('partnerList')).partners,
    reviews: (await generated('reviewList')).reviews,
    claims: await generated('claimRegister'),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildContent();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** @param path from the root of the site, with the view to show where the drawing holds several */
function hasPicture(path: string): boolean {
  const [name = '', view] = path.split('#');
  const file = join(ROOT, 'public', name);
  return (
    existsSync(file) && (view === undefined || readFileSync(file, 'utf8').includes(`<view id="${view}"`))
  );
}
