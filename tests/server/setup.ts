import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/build.ts';
import { createTemplate, startPostgres } from '../support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that all suites share, each with databases of its own. */
    postgresUrl: string;
    /** Name of a database on it that has the site's tables: to make one like it is quicker than to migrate. */
    postgresTemplate: string;
  }
}

/** Once for all server tests: the built screens, and a PostgreSQL server. */
export default async function setup(project: TestProject) {
  ensureBuilt();
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', await createTemplate(postgres.url));
  return postgres.stop;
}
