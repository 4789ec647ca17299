import { circle, group, number, path, rect } from '../../svg.ts';

/** Things that the shop sells, drawn in a square of 40. */
export type Article = 'vase' | 'lamp' | 'bowl' | 'cushion' | 'candle' | 'carafe' | 'basket' | 'plate';

const DRAWN: Readonly<Record<Article, string>> = {
  vase: path('M16 7h8c-1 6 6 9 6 17 0 6-4 10-7 10h-6c-3 0-7-4-7-10 0-8 7-11 6-17z', { fill: '#B0532C' }),
  lamp:
    path('M12 6h16l5 14H7z', { fill: '#E2B664' }) +
    path('M20 20v11M13 33h14', { stroke: '#6B5644', 'stroke-width': 3, fill: 'none' }),
  bowl: path('M5 16h30c0 9-6 16-12 16h-6C11 32 5 25 5 16z', { fill: '#5E7F86' }),
  cushion: path('M7 7q13 4 26 0q-4 13 0 26q-13-4-26 0q4-13 0-26z', { fill: '#C58A7A' }),
  candle:
    rect(12, 15, 16, 19, { rx: 2, fill: '#E9D9BF' }) +
    path('M20 5c3 4 3 7 0 9c-3-2-3-5 0-9z', { fill: '#D9822B' }),
  carafe: path('M16 5h8v9c5 3 6 7 6 12c0 6-3 8-5 8H15c-2 0-5-2-5-8c0-5 1-9 6-12z', { fill: '#8FB0A6' }),
  basket:
    path('M6 17h28l-4 17H10z', { fill: '#C79A5B' }) +
    path('M11 17C11 4 29 4 29 17', { fill: 'none', stroke: '#8C6A3A', 'stroke-width': 2.6 }),
  plate: circle(20, 20, 15, { fill: '#D8CBB8' }) + circle(20, 20, 9, { fill: '#EFE7DA' }),
};

/** An article on a linen square. */
export function article(name: Article, x: number, y: number, size = 44): string {
  const scale = Math.round((size / 40) * 100) / 100;
  return group(
    { transform: `translate(${number(x)} ${number(y)})scale(${scale})` },
    rect(0, 0, 40, 40, { rx: 4, fill: '#F5EEE4' }),
    group({ transform: 'translate(5 5)scale(.75)' }, DRAWN[name]),
  );
}
