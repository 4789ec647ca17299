import { expect, it } from 'vitest';
import { withinSentence } from './within-sentence.ts';

it.each([
  ['Application web', 'application web'],
  ['Marketing web, SEO et SEA', 'marketing web, SEO et SEA'],
  ['SaaS', 'SaaS'],
  ['ERP & CRM', 'ERP & CRM'],
  ['DevOps et hébergement', 'DevOps et hébergement'],
  ['Google Ads', 'Google Ads'],
])('writes %s within a sentence', (name, within) => {
  expect(withinSentence(name)).toBe(within);
});
