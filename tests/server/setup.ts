import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/build.ts';
import { startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that all suites share, each with databases of its own. */
    postgresUrl: string;
  }
}

/** Once for all server tests: the built screens, and a PostgreSQL server. */
export default async function setup(project: TestProject) {
  ensureBuilt();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}
