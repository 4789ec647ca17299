import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { formOrigin, requestOrigin } from './same-origin.ts';
import { mainOf, sealPage, withoutScripts } from './sealed-page.ts';
import { BARE_POLICY, contentSecurityPolicy } from './security-headers.ts';

const PUBLIC_URL = new URL('https://www.exemple.fr');
const OWN = 'https://www.exemple.fr';

describe('origin of a request', () => {
  testAll<[Record<string, string>, ReturnType<typeof requestOrigin>]>([
    [{}, 'unknown'],
    [{ Host: 'www.exemple.fr', Referer: `${OWN}/` }, 'unknown'],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ 'Sec-Fetch-Site': 'none' }, 'own'],
    [{ Origin: OWN }, 'own'],
    [{ Origin: OWN, 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 'own'],
    [{ 'Sec-Fetch-Site': 'same-site' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ 'Sec-Fetch-Site': '' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'SAME-ORIGIN' }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-origin, cross-site' }, 'foreign'],
    [{ Origin: 'null' }, 'foreign'],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'none' }, 'foreign'],
    [{ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ Origin: '' }, 'foreign'],
    [{ Origin: 'null', Host: 'null' }, 'foreign'],
    [{ Origin: 'https://exemple.fr' }, 'foreign'],
    [{ Origin: 'https://blog.exemple.fr' }, 'foreign'],
    [{ Origin: 'https://www.exemple.fr.pirate.example' }, 'foreign'],
    [{ Origin: 'https://www.exemple.fr:8443' }, 'foreign'],
    [{ Origin: 'http://www.exemple.fr' }, 'foreign'],
    [{ Origin: 'https://pirate.example', Host: 'www.exemple.fr' }, 'foreign'],
    [{ Origin: OWN, 'Sec-Fetch-Site': 'cross-site' }, 'foreign'],
    [{ Origin: 'https://pirate.example', 'Sec-Fetch-Site': 'same-origin' }, 'foreign'],
  ])('is proved or refused by its headers', ([headers, expected]) => {
    expect(requestOrigin(new Headers(headers), PUBLIC_URL)).toBe(expected);
  });
});

describe('origin of a form posted without JavaScript', () => {
  testAll<[Record<string, string>, ReturnType<typeof formOrigin>]>([
    [{}, 'unknown'],
    [{ Referer: `${OWN}/contact` }, 'own'],
    [{ Referer: 'http://127.0.0.1:3000/', Host: '127.0.0.1:3000' }, 'own'],
    [{ Referer: 'https://pirate.example/' }, 'unknown'],
    [{ Referer: 'https://www.exemple.fr.pirate.example/' }, 'unknown'],
    [{ Referer: 'https://blog.exemple.fr/' }, 'unknown'],
    [{ Referer: 'about:blank' }, 'unknown'],
    [{ Origin: 'null' }, 'unknown'],
    [{ Origin: 'null', Referer: `${OWN}/contact` }, 'unknown'],
    [{ Origin: OWN }, 'own'],
    [{ Origin: 'https://pirate.example', Referer: `${OWN}/contact` }, 'foreign'],
    [{ Origin: '', Referer: `${OWN}/contact` }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
    [{ 'Sec-Fetch-Site': 'cross-site', Referer: `${OWN}/contact` }, 'foreign'],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'null' }, 'foreign'],
  ])('is proved by a Referer too where nothing else tells', ([headers, expected]) => {
    expect(formOrigin(new Headers(headers), PUBLIC_URL)).toBe(expected);
  });
});

const source = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the content policy of a page', () => {
  it('names each inline script and style by its digest, once', () => {
    const policy = contentSecurityPolicy({
      styles: ['a{}', 'b{}', 'a{}'],
      scripts: ['one()', 'two()\n'],
    });
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${source('a{}')} ${source('b{}')}`);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${source('one()')} ${source('two()\n')}`);
  });

  it('allows only the site’s own files where nothing is inline', () => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [] });
    expect(directive(policy, 'script-src')).toBe("script-src 'self'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('allows nothing on an answer that is no page', () => {
    expect(BARE_POLICY).toContain("default-src 'none'");
    expect(BARE_POLICY).not.toContain('self');
  });
});

describe('a page that was rendered with a mark', () => {
  it('loses it, and tells the inline scripts and styles that bore it', () => {
    expect(
      sealPage(
        `<style nonce="m">a{}</style><style media="print" nonce="m">b{}</style><link nonce="m" rel="x"/>
<script nonce="m">one()</script><script type="module" src="/x.js" nonce="m"></script>
<script nonce="m" src="/y.js"></script><script type="module" nonce="m">two()
</script>`,
        'm',
      ),
    ).toEqual({
      html: `<style>a{}</style><style media="print">b{}</style><link rel="x"/>
<script>one()</script><script type="module" src="/x.js"></script>
<script src="/y.js"></script><script type="module">two()
</script>`,
      scripts: ['one()', 'two()\n'],
      styles: ['a{}', 'b{}'],
    });
  });

  testAll([
    ['an attribute', '<img alt="<script>alert(1)</script>"><script nonce="m">own()</script>'],
    ['an attribute that opens a script', '<img alt="<script>"><script nonce="m">own()</script>'],
    ['a guessed mark', '<img alt="<script nonce=&quot;m&quot;>alert(1)"><script nonce="m">own()</script>'],
    ['a script without the mark', '<script>alert(1)</script><script nonce="m">own()</script>'],
    ['20,000 openings', `<img alt="${'<script '.repeat(20_000)}"><script nonce="m">own()</script>`],
  ])('tells its own scripts from what a text holds', ([_what, html]) => {
    expect(sealPage(html, 'm').scripts).toEqual(['own()']);
  });
});

describe('the page of a preview', () => {
  const page = '<main id="a"><p>Un</p><script>one()</script></main><script src="/x.js"></script><p>Fin';
  it('has no scripts', () => {
    expect(withoutScripts(page)).toBe('<main id="a"><p>Un</p></main><p>Fin');
    expect(withoutScripts('<p>Un<script>')).toBe('<p>Un');
  });

  it('has one main part', () => {
    expect(mainOf(page)).toBe('<main id="a"><p>Un</p><script>one()</script></main>');
    expect(mainOf('<p>')).toBe('');
  });
});
