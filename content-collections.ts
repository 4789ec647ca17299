import { defineConfig, defineSingleton } from '@content-collections/core';
import * as schema from './content/schema.ts';

const parser = 'yaml';

const agency = defineSingleton({
  name: 'agency',
  filePath: 'content/agency.yaml',
  parser,
  schema: schema.agencySchema,
});
const claims = defineSingleton({
  name: 'claims',
  filePath: 'content/claims.yaml',
  parser,
  schema: schema.claimsSchema,
});
const partners = defineSingleton({
  name: 'partners',
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
const reviews = defineSingleton({
  name: 'reviews',
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
  content: [agency, claims, partners, founder, reviews, process, faq],
  cache: 'none',
});
