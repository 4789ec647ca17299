import { circle, group, number, path, tag } from '../../svg.ts';

/** What the grocer sells, drawn in a square of 100. */
export type Produce =
  | 'tomato'
  | 'carrot'
  | 'lemon'
  | 'leek'
  | 'pear'
  | 'aubergine'
  | 'strawberry'
  | 'radish'
  | 'bread'
  | 'eggs'
  | 'cheese'
  | 'salad';

const leaf = (d: string, fill = '#4F8A3C') => path(d, { fill });
const stroke = (d: string, colour: string, width: number) =>
  path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });

const DRAWN: Readonly<Record<Produce, () => string>> = {
  tomato: () =>
    path('M50 30c24-9 40 6 40 28c0 20-18 33-40 33S10 78 10 58c0-22 16-37 40-28z', { fill: '#D9452E' }) +
    path('M21 45c5-9 13-12 20-11c-9 4-15 11-17 22c-4-2-5-7-3-11z', { fill: '#EF7B5F' }) +
    leaf(
      'M50 31c-9-2-17 0-22 6c5-9 10-12 17-12c-3-4-7-6-11-7c8-2 13 1 16 6c2-6 6-9 12-9c-4 3-6 6-7 9c8-1 14 3 18 11c-6-5-14-7-23-4z',
    ),
  carrot: () =>
    [
      [-22, -16, '#E57C22'],
      [20, 14, '#E57C22'],
      [0, 0, '#F08D33'],
    ]
      .map(([turn, shift, fill]) =>
        group(
          { transform: `rotate(${turn} 50 30)translate(${Number(shift) / 8} 0)` },
          stroke('M50 30C46 18 40 12 33 8M50 30C50 18 50 11 51 4M50 30C54 18 60 12 67 9', '#5C9A45', 4),
          path('M40 32q10-8 20 0C60 60 56 82 50 96C44 82 40 60 40 32z', { fill: String(fill) }),
          stroke('M42 46h7M52 58h6M45 70h5', '#C96312', 2),
        ),
      )
      .join(''),
  lemon: () =>
    tag('ellipse', { cx: 54, cy: 54, rx: 36, ry: 30, fill: '#F2C928', transform: 'rotate(-18 54 54)' }) +
    path('M87 36c5-4 8-3 9 0c0 4-3 8-7 9z', { fill: '#F2C928' }) +
    path('M28 46c5-10 14-16 26-17c-11 6-17 12-19 21c-3 2-7 0-7-4z', { fill: '#FBE584' }) +
    circle(34, 72, 23, { fill: '#FFF3BF' }) +
    circle(34, 72, 19, { fill: '#F7DB58' }) +
    stroke('M34 54v36M16 72h36M21 59l26 26M47 59L21 85', '#FFF3BF', 2.4),
  leek: () =>
    [-13, 13, 0]
      .map((turn) =>
        group(
          { transform: `rotate(${turn} 50 96)` },
          path(
            'M45 36C42 24 35 14 29 4c11 5 17 12 20 19C49 14 49 8 52 0c4 8 4 15 3 23C58 15 63 8 72 3C67 13 60 24 56 36z',
            { fill: '#3F7D3A' },
          ),
          path('M45 34h11l1 22H44z', { fill: '#7FB35B' }),
          path('M44 54h13v14H44z', { fill: '#C3DC9C' }),
          path('M44 66h13l1 22q-7.5 6-15 0z', { fill: '#F6F6E6' }),
          stroke('M47 91l-2 6M50 92v7M54 91l2 6', '#CFC7A4', 1.8),
        ),
      )
      .join(''),
  pear: () =>
    path(
      'M50 20c12 0 14 12 17 22c4 11 17 16 17 32c0 14-14 20-34 20s-34-6-34-20c0-16 13-21 17-32c3-10 5-22 17-22z',
      { fill: '#B9C24A' },
    ) +
    path('M36 44c-4 12-13 17-13 28c0 5 3 9 6 10c-3-14 9-22 12-36c1-5-3-7-5-2z', { fill: '#DDE28B' }) +
    stroke('M50 22C50 14 53 9 57 5', '#7A5B36', 4) +
    leaf('M55 15c8-8 17-8 24-4c-7 7-15 9-24 4z'),
  aubergine: () =>
    path('M70 26c14 10 16 30 4 46C60 90 34 98 20 86C8 75 16 58 30 50C44 42 50 38 56 28z', {
      fill: '#5A2E63',
    }) +
    path('M30 60c10-7 22-10 30-20c3-4 8-3 6 2C60 56 46 60 36 68c-6 4-12-3-6-8z', { fill: '#85558F' }) +
    leaf('M54 30c2-8 8-12 14-12l6-12l7 4l-7 11c4 6 4 11 0 17c-2-5-5-8-8-8c-4 0-8 0-12 0z'),
  strawberry: () =>
    [
      [24, 40, 0.6, -14],
      [74, 36, 0.6, 12],
      [50, 62, 0.74, 3],
    ]
      .map(([x = 0, y = 0, scale = 1, turn = 0]) =>
        group(
          { transform: `translate(${x} ${y})rotate(${turn})scale(${scale})` },
          path('M0-28C18-34 34-26 32-8C30 14 12 30 0 38C-12 30-30 14-32-8C-34-26-18-34 0-28z', {
            fill: '#CE2F35',
          }),
          stroke('M-14-8v1M2-10v1M16-6v1M-8 6v1M8 8v1M0 20v1', '#F7C7A0', 4),
          leaf(
            'M0-26C-8-40-20-40-26-34C-18-32-14-26-12-20C-6-24-4-24 0-18C4-24 6-24 12-20C14-26 18-32 26-34C20-40 8-40 0-26z',
          ),
        ),
      )
      .join(''),
  radish: () =>
    [
      [-30, '#B92C53'],
      [28, '#C93560'],
      [0, '#DD4A72'],
    ]
      .map(([turn, fill]) =>
        group(
          { transform: `rotate(${turn} 50 8)` },
          leaf('M50 46C36 40 32 20 38 6c9 6 14 16 12 40z', '#4F8A3C'),
          leaf('M50 46c14-6 18-26 12-40c-9 6-14 16-12 40z', '#68A84D'),
          path('M50 44c11 0 15 8 14 17c-1 8-7 13-14 14c-7-1-13-6-14-14c-1-9 3-17 14-17z', {
            fill: String(fill),
          }),
          path('M42 71c4 5 12 5 16 0c-2 6-5 8-7 9l-1 16l-1-16c-2-1-5-3-7-9z', { fill: '#FFF4F7' }),
          path('M42 52c-3 4-3 9-1 12', {
            fill: 'none',
            stroke: '#F4A3BA',
            'stroke-width': 2.4,
            'stroke-linecap': 'round',
          }),
        ),
      )
      .join(''),
  bread: () =>
    path('M12 62C10 44 30 26 54 22C78 18 92 30 90 46C88 64 66 78 44 82C24 85 14 78 12 62z', {
      fill: '#C98942',
    }) +
    stroke('M30 46l14 22M46 38l14 22M62 32l14 20', '#F0CF9A', 6) +
    stroke('M14 66c4 12 16 16 30 13', '#A86B2A', 3),
  eggs: () =>
    [
      [34, 44, '#F1D9BC'],
      [66, 44, '#E6C39C'],
      [50, 52, '#F7E6CF'],
    ]
      .map(([x, y, fill]) =>
        path(`M${x} ${Number(y) - 26}c12 0 18 16 18 26a18 17 0 0 1-36 0c0-10 6-26 18-26z`, {
          fill: String(fill),
        }),
      )
      .join('') +
    path('M8 60h84l-8 26q-1 4-5 4H21q-4 0-5-4z', { fill: '#9A8C74' }) +
    stroke('M28 68l3 14M50 68v14M72 68l-3 14', '#857861', 3),
  cheese: () =>
    path('M8 60L74 24q18 6 18 36z', { fill: '#F4D27A' }) +
    path('M8 60h84v24H8z', { fill: '#E9BA4C' }) +
    circle(34, 72, 6, { fill: '#CF9C2F' }) +
    circle(66, 74, 7, { fill: '#CF9C2F' }) +
    circle(64, 46, 6, { fill: '#E3BC5C' }),
  salad: () =>
    path('M50 90C24 92 8 74 12 56C4 40 20 26 32 28C36 12 60 10 66 24C82 20 94 36 88 52C96 70 78 92 50 90z', {
      fill: '#7DB350',
    }) +
    path('M50 84C34 84 24 72 27 60c-6-12 6-22 14-20c4-10 18-10 22 0c10-2 18 8 13 18c4 14-8 26-26 26z', {
      fill: '#A7CF6E',
    }) +
    stroke('M50 82V48M50 66L38 54M50 70l14-14', '#DCEFB4', 3.4),
};

/** A thing for sale. @param x left and top of its square */
export function produce(name: Produce, x: number, y: number, size: number): string {
  return group(
    { transform: `translate(${number(x)} ${number(y)})scale(${Math.round(size) / 100})` },
    DRAWN[name](),
  );
}
