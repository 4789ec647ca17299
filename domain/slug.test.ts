import { expect } from 'vitest';
import { testAll } from '../tests/support/test-all.ts';
import { isDecodable } from './percent-encoding.ts';
import { isSearchable, postSlug, slugify, withoutAccents } from './slug.ts';

testAll([
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
])('a name becomes a slug', ([name, slug]) => {
  expect(slugify(name)).toBe(slug);
});

testAll([
  ['écrire à ses clients', true],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
  ['', false],
  ['a\u0000b', false],
  ['a\nb', false],
  ['\uD800', false],
])('a text without controls, of 200 characters at most, may be looked up', ([typed, expected]) => {
  expect(isSearchable(typed)).toBe(expected);
});

testAll([
  ['Migrer un ERP sans fermer', 'migrer-un-erp-sans-fermer', 'migrer-un-erp-sans-fermer'],
  [
    'Prix d’un site vitrine : le détail',
    'prix-dun-site-vitrine--le-dtail',
    'prix-dun-site-vitrine--le-detail',
  ],
  ['snake_case \t ou non ?', 'snake_case-ou-non-', 'snake_case-ou-non-'],
  ['Été', 't', 'ete'],
])('the title of a post becomes a slug, readable without its accents', ([title, slug, readable]) => {
  expect(postSlug(title)).toBe(slug);
  expect(postSlug(withoutAccents(title))).toBe(readable);
});

testAll([
  ['saint-%C3%89tienne', true],
  ['a=1&b=100%25', true],
  ['%00', true],
  ['%E0%A4%A', false],
  ['%zz', false],
  ['%', false],
  ['%ED%A0%80', false],
  ['\uD800', false],
])('bad escapes are told from texts that can be decoded', ([text, expected]) => {
  expect(isDecodable(text)).toBe(expected);
});
