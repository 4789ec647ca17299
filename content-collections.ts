import { defineConfig, defineSingleton } from '@content-collections/core';
import { agencySchema } from './content/schema.ts';

const agency = defineSingleton({
  name: 'agency',
  filePath: 'content/agency.yaml',
  parser: 'yaml',
  schema: agencySchema,
});

export default defineConfig({ content: [agency], cache: 'none' });
