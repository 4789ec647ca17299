import { expect, it } from 'vitest';
import { stylesOfPages } from './page-styles.ts';

const choose = stylesOfPages(
  '@layer base,utilities;@layer base{html,:host{color:red}.prose h2{margin:0}}' +
    '@layer utilities{.flex{display:flex}.wide\\:flex{display:block}.\\[\\&_em\\]\\:x em{color:"}"}' +
    '@media (width>=50rem){.grid{display:grid}}.card:not(.open):hover{top:0}.a.b,.flex>.c{left:0}}' +
    '@font-face{font-family:A}',
);

it('keeps rules without a class, and those of the page’s classes', () => {
  expect(choose('<p class="flex wide:flex [&amp;_em]:x card">')).toBe(
    '@layer base,utilities;@layer base{html,:host{color:red}}' +
      '@layer utilities{.flex{display:flex}.wide\\:flex{display:block}.\\[\\&_em\\]\\:x em{color:"}"}' +
      '.card:not(.open):hover{top:0}}@font-face{font-family:A}',
  );
});

it('keeps a rule if one of its selectors matches, and an at-rule if one of its rules does', () => {
  expect(choose('<p class="a b">')).toContain('.a.b,.flex>.c{left:0}');
  expect(choose('<p class="grid">')).toContain('@media (width>=50rem){.grid{display:grid}}');
  expect(choose('<p class="c">')).not.toContain('.flex');
});

it('leaves the stand-in for registrations to the whole stylesheet, and its layer the lowest', () => {
  const styles = stylesOfPages('@layer properties{*{--tw-blur:initial}}@layer base{p{margin:0}}');
  expect(styles('<p>')).toBe('@layer properties;@layer base{p{margin:0}}');
});

it('keeps a rule if one class in :is() matches', () => {
  const style = ':is(.a,.b)>.c{left:0}';
  expect(stylesOfPages(style)('<p class="b c">')).toBe(style);
  expect(stylesOfPages(style)('<p class="d">')).toBe('');
});

it('leaves out a rule whose class is missing beside alternatives without one', () => {
  const style = '.a:is(:hover,[open]) .b{left:0}';
  expect(stylesOfPages(style)('<p class="a b">')).toBe(style);
  expect(stylesOfPages(style)('<p class="a">')).toBe('');
});

it('matches a class with a comma in its name', () => {
  const style = '.h-\\[max\\(2px\\,1em\\)\\]{height:max(2px,1em)}';
  expect(stylesOfPages(style)('<p class="h-[max(2px,1em)]">')).toBe(style);
  expect(stylesOfPages(style)('<p class="h-2">')).toBe('');
});

it('keeps the @property of a custom property that a kept rule reads', () => {
  const registration = '@property --tilt{syntax:"*";inherits:false}';
  const styles = stylesOfPages(`.a{--tilt:1deg}.b{rotate:var(--tilt,)}${registration}`);
  expect(styles('<p class="a b">')).toBe(`.a{--tilt:1deg}.b{rotate:var(--tilt,)}${registration}`);
  expect(styles('<p class="a">')).toBe('.a{--tilt:1deg}');
});

it('keeps the @keyframes that a kept rule names', () => {
  const keyframes = '@keyframes turn{to{rotate:1turn}}';
  const styles = stylesOfPages(`.a{animation:turn 1s}${keyframes}`);
  expect(styles('<p class="a">')).toBe(`.a{animation:turn 1s}${keyframes}`);
  expect(styles('<p class="b">')).toBe('');
});

it('keeps the font of rare characters if the page has one in that typeface', () => {
  const rest = (family: string) =>
    `@font-face{font-family:${family};src:url(/rest);unicode-range:U+28-29,U+3C}`;
  const [text, titles] = [rest('Instrument Sans'), rest('Bricolage Grotesque')];
  const styles = stylesOfPages(text + titles);
  expect(
    styles('<head><title>(1)</title></head><h1>Un</h1><p title="(1)">deux<code>(3)</code><!--(--></p>'),
  ).toBe('');
  expect(styles('<h1>Un</h1><p>(deux)</p>')).toBe(text);
  expect(styles('<h2 id="a">1 &lt; 2</h2>')).toBe(text + titles);
  expect(styles('<summary class="flex font-title">Combien <span>(net)</span> ?</summary>')).toBe(
    text + titles,
  );
  expect(styles('<p class="loud mt-4">Un (deux)</p>')).toBe(text + titles);
  expect(styles('<input value="&lt;"/>')).toBe(text);
});
