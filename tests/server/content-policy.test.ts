import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAll } from '../support/test-all.ts';
import { draft } from './articles.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { type Colleague, signIn } from './staff-people.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const picture = (alt: string) => `<p><img src="/assets/hero/accueil-1280.webp" alt="${alt}"></p>`;
const TEXTS: [what: string, html: string][] = [
  ['a script', picture('<script>alert(1)</script>')],
  ['the opening of a script', picture('<script>')],
  ['a style', picture('<style>p{}</style>')],
  ['20,000 openings', picture('<script '.repeat(20_000))],
  ['text of a script', '<p>&lt;script>alert(1)&lt;/script></p>'],
];

describe('the content policy of a page', () => {
  let site: TestSite;
  let ada: Colleague;
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    ada = await signIn(site, 'ada', 'editor');
  });
  afterAll(() => site.close());

  async function policyAt(path: string): Promise<string[]> {
    const answer = await site.request(path);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    return policy.split('; ').filter((part) => /^(?:script|style)-src /.test(part));
  }

  testAll(TEXTS)('is the same beside any text in an article', async ([_what, content]) => {
    await site.services.articles.importFile(draft('un', 1, { content }), true);
    const [scripts = '', styles = ''] = await policyAt('/article/un');
    const [own = '', ownStyles = ''] = await policyAt('/contact');
    expect(scripts).not.toContain(hashOf('alert(1)'));
    expect(scripts.split(' ').length).toBe(own.split(' ').length);
    expect(styles).toBe(ownStyles);
    const html = await (await site.request('/article/un')).text();
    // Each script that the browser would run has its hash.
    const inline = html
      .split('<script')
      .slice(1)
      .map((part) => part.split('</script>')[0] ?? '')
      .filter((part) => !/^[^>]*(?: src=|application\/)/.test(part.slice(0, 200)));
    expect(inline.length).toBeGreaterThan(2);
    for (const part of inline) expect(scripts).toContain(hashOf(part.slice(part.indexOf('>') + 1)));
    expect(html).not.toContain('nonce=');
  });

  it('is that of the screen’s own script and style in the staff area', async () => {
    for (const path of ['/equipe/articles', '/connexion', '/equipe/compte', '/equipe/nulle-part']) {
      const answer = await ada.get(path);
      if (answer.status === 303) continue;
      const html = await answer.text();
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      const style = html.split('<style>')[1]?.split('</style>')[0] ?? '';
      expect(policy).toContain(hashOf(style));
    }
  });
});
