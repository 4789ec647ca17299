import { agencyFile as agency, confirmationCopy, errorCopy, homeCopy } from 'content-collections';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders, expectScriptsAllowed, visibleText } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';

const SCREENS = [
  ['/', 200, homeCopy.hero.title],
  ['/obtenir-un-devis', 200, 'Envoyer ma demande de devis'],
  ['/confirmation-contact?type=devis', 200, confirmationCopy.quote.title],
  ['/confirmation-contact?type=contact', 200, confirmationCopy.contact.title],
  ['/confirmation-contact', 200, confirmationCopy.contact.title],
  ['/confirmation-contact?type=<script>', 200, confirmationCopy.contact.title],
  ['/nulle-part', 404, errorCopy.notFound.title],
] as const;

describe('screens', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
  });
  afterAll(() => site.close());

  testAll(SCREENS)('are answered with their status and text', async ([path, status, text]) => {
    const response = await site.request(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expectSafeHeaders(response);
    expect(visibleText(html)).toContain(visibleText(text));
    expect(html).toMatch(new RegExp(`<title>(?:[^<]+ – ${agency.brand}</title>|${agency.brand}, )`));
  });

  testAll(SCREENS)('are the same bytes for two visitors, without a cookie', async ([path]) => {
    const visitor = { Cookie: 'XSRF-TOKEN=abc', 'User-Agent': 'A', 'Accept-Language': 'fr' };
    const answers = [await site.request(path), await site.request(path, { headers: visitor })];
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first).toBe(second);
    for (const answer of answers) expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  testAll(SCREENS)('hold nothing that their content policy blocks', async ([path]) => {
    const response = await site.request(path);
    const html = await response.text();
    expectScriptsAllowed(response, html);
    expect(response.headers.get('Content-Security-Policy')).not.toMatch(/unsafe-|data:|\*/);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  testAll([
    ['/confirmation-contact?type=devis', '/confirmation-contact'],
    ['/nulle-part', '/404'],
    ['/blog?page=99', '/404'],
  ])('are kept out of search engines, with a head as complete as any', async ([path, canonical]) => {
    const html = await (await site.request(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    for (const start of ['<title>', '<meta name="description" content="', '<meta name="keywords" content="'])
      expect(html.split(start)).toHaveLength(2);
    expect(html.split('rel="canonical"')).toHaveLength(2);
    expect(html).toContain(`<link rel="canonical" href="https://${agency.domain}${canonical}"/>`);
  });
});
