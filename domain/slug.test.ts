import { expect, test } from 'vitest';
import { isSearchable, slugify } from './slug.ts';

test.each([
  ['Application web', 'application-web'],
  ['ERP & CRM', 'erp-crm'],
  ['Site e-commerce', 'site-e-commerce'],
  ['Augmentation d’effectif tech', 'augmentation-deffectif-tech'],
  ["Augmentation d'effectif tech", 'augmentation-deffectif-tech'],
  ['Intégration intelligence artificielle', 'integration-intelligence-artificielle'],
  ['Marketing web, SEO et SEA', 'marketing-web-seo-et-sea'],
  ['Séance de consulting IT offerte', 'seance-de-consulting-it-offerte'],
  ['Google Cloud Platform', 'google-cloud-platform'],
  ['Saint-Étienne', 'saint-etienne'],
  ['Le  Havre', 'le-havre'],
  ['  Aix-en-Provence ', 'aix-en-provence'],
  ['- Nîmes -', 'nimes'],
  ['../../etc/passwd', 'etcpasswd'],
  ['東京', ''],
])('%s → %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ['écrire à ses clients', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['', false],
  ['a\u0000b', false],
  ['a\nb', false],
  ['\uD800', false],
])('%j may be looked up: %s', (typed, expected) => {
  expect(isSearchable(typed)).toBe(expected);
});
