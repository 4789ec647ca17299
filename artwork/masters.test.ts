import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/build.ts';
import { finished, fromMasters, mastersOf, spriteOf } from './masters.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"${attributes}>${content}</svg>`;
const inRed = (content: string) =>
  finished(svg(content), () => '#FF0000').replace(/^<svg[^>]*>|<\/svg>\n$/g, '');

describe('the colours of a master', () => {
  it('are those of the agency', () => {
    expect(inRed('<path fill="#0F7B55"/>\n  <stop stop-color="#0c1f1780"/>')).toBe(
      '<path fill="#FF0000"/><stop stop-color="#FF000080"/>',
    );
  });

  it('stay where they are a client’s, but for what is the agency’s in there', () => {
    expect(
      inRed(
        '<g fill="#00FF00" data-colours="own"><path fill="#0F7B55"/><path fill="#07140E" data-colours="agency"/></g>',
      ),
    ).toBe('<g fill="#00FF00"><path fill="#0F7B55"/><path fill="#FF0000"/></g>');
  });

  it('stay for one paint of an element', () => {
    expect(inRed('<path fill="#00FF00" stroke="#07140E" data-colours="own-fill"/>')).toBe(
      '<path fill="#00FF00" stroke="#FF0000"/>',
    );
  });

  it('stay in a layer of that name, as Figma exports it', () => {
    expect(inRed('<g id="own_2"><path fill="#00FF00"/></g><g id="owner"><path fill="#00FF00"/></g>')).toBe(
      '<g id="own_2"><path fill="#00FF00"/></g><g id="owner"><path fill="#FF0000"/></g>',
    );
  });

  it('are refused under a word that nothing knows', () => {
    expect(() => inRed('<g data-colours="client"/>')).toThrow('« client »');
  });
});

it('takes what Inkscape writes', () => {
  const saved = `<?xml version="1.0"?><!-- Inkscape -->${svg(
    '<sodipodi:namedview pagecolor="#ffffff"/><metadata/><path fill="#0F7B55" style="fill:#0f7b55;stroke:none" inkscape:label="a" id="path1"/>',
    ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  )}`;
  expect(finished(saved, () => '#FF0000')).toBe(`${svg('<path fill="#FF0000" stroke="none"/>')}\n`);
});

it('writes what several views define once, and keeps apart what only has the same name', () => {
  const view = (colour: string) =>
    svg(
      `<defs><stop id="a" stop-color="${colour}"/></defs><path fill="url(#a)"/><use href="#a" stroke="#000000"/>`,
    );
  const definitionsOf = (other: string) => {
    const sprite = spriteOf([
      ['one', view('#000000')],
      ['two', view(other)],
    ]);
    const [, definitions, last] = /<defs>(.*)<\/defs>.*<svg y="3"[^>]*>(.*?)<\/svg>/s.exec(sprite) ?? [];
    return [definitions, last];
  };
  expect(definitionsOf('#000000')).toEqual([
    '<stop id="a" stop-color="#000000"/>',
    '<path fill="url(#a)"/><use href="#a" stroke="#000000"/>',
  ]);
  expect(definitionsOf('#FFFFFF')).toEqual([
    '<stop id="a" stop-color="#000000"/><stop id="a-two" stop-color="#FFFFFF"/>',
    '<path fill="url(#a-two)"/><use href="#a-two" stroke="#000000"/>',
  ]);
});

it('shows the detail of a view where the view stands in the drawing', () => {
  const view = svg('<view id="detail" viewBox="1 1 2 1.5"/><path/>');
  const sprite = spriteOf([
    ['one', view],
    ['two', view],
  ]);
  expect(
    [...sprite.matchAll(/<view id="(\w+-detail)" viewBox="([^"]+)"/g)].map(([, ...found]) => found),
  ).toEqual([
    ['one-detail', '1 1 2 1.5'],
    ['two-detail', '1 4 2 1.5'],
  ]);
});

it('finds every picture as its masters have it: else `npm run artwork`', () => {
  const pictures = [...mastersOf('!(marques)')].map(([picture, files]) => ({
    file: `${ROOT}public/assets/${picture}.svg`,
    files,
  }));
  const other = pictures.filter(
    ({ file, files }) => existsSync(file) && readFileSync(file, 'utf8') !== fromMasters(files),
  );
  expect(other.map(({ file }) => file)).toEqual([]);
  expect(pictures.length).toBeGreaterThan(0);
});
