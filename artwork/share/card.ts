import { readFileSync } from 'node:fs';
import type { SharedPage } from '../../app/seo/shared-pages.ts';
import type { Palette } from '../../domain/palette/house.ts';
import { SHARE_PICTURE } from '../../domain/share-picture.ts';
import { frenchTypography } from '../../domain/typography.ts';
import { ROOT } from '../../scripts/build.ts';
import { dataUrl } from '../browser.ts';

/** Height that a title may take (px), and the largest and smallest letters it is set in. */
export const TITLE = { height: 330, largest: 104, smallest: 40 } as const;

const FONTS = [
  ['Bricolage Grotesque', 'bricolage-grotesque', '200 800'],
  ['Instrument Sans', 'instrument-sans', '400 700'],
] as const;

/** What every card has of the agency's. */
export interface CardFrame {
  brand: string;
  /** The agency's square, SVG. */
  mark: string;
  palette: Palette;
}

/** The agency's square as `icons` has drawn it. */
export function agencyMark(): string {
  return readFileSync(`${ROOT}public/icone.svg`, 'utf8');
}

/** The share picture as HTML: the page's own picture comes out of ink at the right, behind a fine iron frame. */
export function card({ area, title, picture }: SharedPage, { brand, mark, palette }: CardFrame): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><style>${style(palette)}</style>
<img class="picture" src="${dataUrl(`public${picture}`)}" alt="">
<div class="dusk"></div>
<div class="frame"></div>
<header>${mark}<span>${escaped(brand)}</span></header>
<main><p>${escaped(area)}</p><h1>${escaped(title)}</h1></main></html>`;
}

function style({ ink, mint, lime }: Palette): string {
  const { width, height } = SHARE_PICTURE;
  const iron = `rgb(from ${mint} r g b / 0.16)`;
  const fonts = FONTS.map(
    ([family, file, weight]) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(${dataUrl(
        `node_modules/@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`,
      )}); }`,
  );
  return `${fonts.join('\n')}
    * { margin: 0; box-sizing: border-box; }
    html { width: ${width}px; height: ${height}px; overflow: hidden; background: ${ink}; color: #fff; }
    .picture { position: absolute; right: 0; top: 0; width: 700px; height: 100%; object-fit: cover; object-position: left; }
    .dusk { position: absolute; inset: 0; background: linear-gradient(to right, ${ink} 520px, rgb(from ${ink} r g b / 0.9) 680px, rgb(from ${ink} r g b / 0) 940px); }
    .frame { position: absolute; inset: 0; border: solid ${lime}; border-width: 0 0 8px;
      background: linear-gradient(${iron}, ${iron}) 0 128px / 100% 1px no-repeat, linear-gradient(${iron}, ${iron}) 62px 0 / 1px 100% no-repeat; }
    header { position: absolute; left: 62px; top: 34px; display: flex; align-items: center; gap: 18px;
      padding-left: 26px; font: 700 34px 'Bricolage Grotesque'; letter-spacing: -0.02em; }
    header svg { width: 60px; height: 60px; }
    main { position: absolute; left: 88px; top: 128px; bottom: 8px; width: 592px; display: flex; flex-direction: column;
      justify-content: center; gap: 22px; padding-bottom: 6px; }
    p { font: 600 28px 'Instrument Sans'; color: ${mint}; }
    p::first-letter { text-transform: uppercase; }
    h1 { font: 680 ${TITLE.largest}px / 1.06 'Bricolage Grotesque'; letter-spacing: -0.025em; text-wrap: balance;
      text-shadow: 0 0 24px ${ink}; }`;
}

function escaped(text: string): string {
  return frenchTypography(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
