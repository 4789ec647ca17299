import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { mainOf, sealPage, withoutScripts } from './sealed-page.ts';

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
