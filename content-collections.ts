import { defineConfig, defineSingleton } from '@content-collections/core';
import * as schema from './content/schema.ts';

const parser = 'yaml';

const agency = defineSingleton({
  name: 'agency',
  filePath: 'content/agency.yaml',
  parser,
  schema: schema.agencySchema,
});
const menu = defineSingleton({
  name: 'menu',
  filePath: 'content/menus.yaml',
  parser,
  schema: schema.menuSchema,
});
const claimRegister = defineSingleton({
  name: 'claimRegister',
  filePath: 'content/claims.yaml',
  parser,
  schema: schema.claimsSchema,
});
const partnerList = defineSingleton({
  name: 'partnerList',
  filePath: 'content/partners.yaml',
  parser,
  schema: schema.partnersSchema,
});
const founder = defineSingleton({
  name: 'founder',
  filePath: 'content/founder.yaml',
  parser,
  schema: schema.founderSchema,
});
const reviewList = defineSingleton({
  name: 'reviewList',
  filePath: 'content/reviews.yaml',
  parser,
  schema: schema.reviewsSchema,
});
const process = defineSingleton({
  name: 'process',
  filePath: 'content/process.yaml',
  parser,
  schema: schema.processSchema,
});
const faq = defineSingleton({
  name: 'faq',
  filePath: 'content/faq.yaml',
  parser,
  schema: schema.faqSchema,
});

export default defineConfig({
  content: [agency, menu, claimRegister, partnerList, founder, reviewList, process, faq],
  cache: 'none',
});
