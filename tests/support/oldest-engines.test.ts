import { expect, it } from 'vitest';
import { mediaFaults, scriptFaults, styleFaults } from './oldest-engines.ts';
import { testAll } from './test-all.ts';

testAll([
  ['/(?<=a)b/', 'lookbehind in (?<=a)b'],
  ["new RegExp('(?<!a)b')", 'lookbehind in (?<!a)b'],
  ['class A { static { this.b = 1 } }', 'a static block'],
  ["matchMedia('(width >= 50rem)')", 'range in (width >= 50rem)'],
  ["menu.matches(':popover-open')", 'selector :popover-open'],
  ["page.querySelector('form:has(input)')", 'selector :has('],
  ['days.toSorted()', '.toSorted()'],
  ['text.isWellFormed()', '.isWellFormed()'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any()'],
  ['Object.groupBy(days, week)', '.groupBy()'],
  ['Temporal.from(day)', 'Temporal.from()'],
  ['new CloseWatcher()', 'new CloseWatcher()'],
  ['requestIdleCallback(hydrate)', 'requestIdleCallback()'],
])('finds what an engine of the policy lacks in a script', ([script, fault]) => {
  expect(scriptFaults(script)).toEqual([fault]);
});

testAll([
  'menu.hidePopover?.()',
  'days.at(-1); days.findLast(isWorked); AbortSignal.timeout(10); structuredClone(day)',
  'class A { #b = 1; static c = 2 } a ??= b?.c',
  '/(?<year>\\d{4})(?=-)/u',
])('lets every engine of the policy run what it knows or asks for', (script) => {
  expect(scriptFaults(script)).toEqual([]);
});

it('names a syntax that is too new', () => {
  expect(scriptFaults('/[a--b]/v')).toEqual([expect.stringContaining('SyntaxError')]);
});

testAll([
  ['@media (width>=50rem){a{top:0}}', '@media (width>=50rem)'],
  [
    '@media (min-width:1px) and (not (min-width:2px)){a{top:0}}',
    '@media (min-width:1px) and (not (min-width:2px))',
  ],
  ['a{& b{top:0}}', 'nested & b'],
  ['a,b:popover-open{top:0}', 'list a,b:popover-open'],
  ['a{color:oklch(50% 0.1 20)}', 'color: oklch(50% 0.1 20)'],
])('finds what an old engine drops of a style', ([style, fault]) => {
  expect(styleFaults(style)).toEqual([fault]);
});

it.each([
  '@media not all and (min-width:50rem){a{top:0}}',
  '@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in srgb,red,blue)}}',
  'a:has(b){top:0}a:is(b,:popover-open){top:0}',
])('lets every engine read « %s »', (style) => {
  expect(styleFaults(style)).toEqual([]);
});

it('reads a list of media queries', () => {
  expect(mediaFaults('print, screen and (min-width: 801px)')).toEqual([]);
  expect(mediaFaults('(50rem <= width < 60rem)')).toHaveLength(1);
});
