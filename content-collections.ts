import { defineConfig, defineSingleton } from '@content-collections/core';
import { agencySchema, menuSchema } from './content/schema.ts';

const agency = defineSingleton({
  name: 'agency',
  filePath: 'content/agency.yaml',
  parser: 'yaml',
  schema: agencySchema,
});

const menu = defineSingleton({
  name: 'menu',
  filePath: 'content/menus.yaml',
  parser: 'yaml',
  schema: menuSchema,
});

export default defineConfig({ content: [agency, menu], cache: 'none' });
