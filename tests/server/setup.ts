import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/build.ts';
import { createTemplate, startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server that all suites share, each with its own databases. */
    postgresUrl: string;
    /** Name of a database with the site's tables: copying it is faster than migrating. */
    postgresTemplate: string;
  }
}

/** Runs once before the server tests: ensures the build and starts a PostgreSQL server. */
export default async function setup(project: TestProject) {
  ensureBuilt();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', await createTemplate(postgres.url));
  return postgres.stop;
}
