import { number, type Point, path, polygon, tag } from '../svg.ts';

/** What somebody in the workshop is doing. */
export type Pose = 'coat' | 'talking' | 'tablet' | 'seated';

/** A flat plane of a figure: 0 is in the shade, 1 faces the light, 2 is a lit object. */
type Plane = readonly [tone: 0 | 1 | 2, points: readonly Point[]];

/** Shade, half light, and the light of a screen. */
const TONES = ['#0A1B14', '#1B4435', '#DDF8E8'] as const;

/** Heights in hundredths of a standing figure, feet at 0; the light is on the right. */
const POSES: Readonly<Record<Pose, readonly Plane[]>> = {
  coat: [
    [
      0,
      [
        [-8, 40],
        [0.5, 40],
        [-0.8, 0],
        [-5.5, 0],
      ],
    ],
    [
      1,
      [
        [0.5, 40],
        [7.5, 40],
        [5.5, 0],
        [1, 0],
      ],
    ],
    [
      0,
      [
        [-10.5, 80],
        [0, 84],
        [0.5, 27],
        [-10, 27],
      ],
    ],
    [
      1,
      [
        [0, 84],
        [10, 80],
        [9.5, 27],
        [0.5, 27],
      ],
    ],
    [
      0,
      [
        [-10.5, 80],
        [-13.5, 62],
        [-12, 43],
        [-9, 43],
        [-9.5, 62],
      ],
    ],
    [
      1,
      [
        [10, 80],
        [13.5, 62],
        [11.5, 43],
        [9, 44],
        [9.6, 62],
      ],
    ],
    ...head(0.4, 92),
  ],
  talking: [
    [
      0,
      [
        [-7.5, 50],
        [0.5, 50],
        [-1, 0],
        [-6, 0],
      ],
    ],
    [
      1,
      [
        [0.5, 50],
        [8, 50],
        [7, 0],
        [2.2, 0],
      ],
    ],
    [
      0,
      [
        [-10, 80],
        [0, 84],
        [0.5, 48],
        [-8, 48],
      ],
    ],
    [
      1,
      [
        [0, 84],
        [10, 80],
        [8.4, 48],
        [0.5, 48],
      ],
    ],
    [
      0,
      [
        [-10, 80],
        [-12.6, 62],
        [-10.5, 47],
        [-7.6, 49],
        [-9, 62],
      ],
    ],
    [
      1,
      [
        [10, 80],
        [14, 66],
        [22, 72],
        [22.8, 69.5],
        [14.5, 60.5],
        [8.5, 68],
      ],
    ],
    ...head(0.8, 92),
  ],
  tablet: [
    [
      0,
      [
        [-8, 50],
        [0.5, 50],
        [-0.6, 0],
        [-5.4, 0],
      ],
    ],
    [
      1,
      [
        [0.5, 50],
        [8, 50],
        [6, 0],
        [1.2, 0],
      ],
    ],
    [
      0,
      [
        [-10.8, 80],
        [0, 84.5],
        [0.5, 46],
        [-8.6, 46],
      ],
    ],
    [
      1,
      [
        [0, 84.5],
        [10.4, 80],
        [8.8, 46],
        [0.5, 46],
      ],
    ],
    [
      2,
      [
        [3, 68],
        [14.5, 71],
        [14.5, 59],
        [3, 56.5],
      ],
    ],
    [
      0,
      [
        [-10.8, 80],
        [-13, 61],
        [2, 56],
        [3.4, 59],
        [-8.6, 65],
      ],
    ],
    [
      1,
      [
        [10.4, 80],
        [13.4, 60],
        [6, 56.5],
        [5.4, 59.5],
        [9, 63],
      ],
    ],
    ...head(0.9, 92),
  ],
  seated: [
    [
      0,
      [
        [-10, 52],
        [10, 52],
        [8.5, 26],
        [-8.5, 26],
      ],
    ],
    [
      0,
      [
        [-1.2, 27],
        [1.2, 27],
        [1.2, 2],
        [-1.2, 2],
      ],
    ],
    [
      0,
      [
        [-9, 1],
        [9, 1],
        [1, 4.5],
        [-1, 4.5],
      ],
    ],
    [
      0,
      [
        [-12, 60],
        [-3, 66],
        [0, 66],
        [0, 36],
        [-9.5, 36],
      ],
    ],
    [
      1,
      [
        [0, 66],
        [3, 66],
        [12, 60],
        [9.5, 36],
        [0, 36],
      ],
    ],
    [
      0,
      [
        [-12, 60],
        [-14, 46],
        [-8, 41],
        [-7, 45],
      ],
    ],
    [
      1,
      [
        [12, 60],
        [14, 46],
        [8, 41],
        [7, 45],
      ],
    ],
    ...head(0, 74),
  ],
};

/** A figure of a few planes. @param facing 1 as drawn, -1 mirrored (the planes keep their light) */
export function silhouette(pose: Pose, [x, y]: Point, scale: number, facing = 1): string {
  const outlines = ['', '', ''];
  for (const [tone, points] of POSES[pose]) {
    const turned = facing < 0 && tone < 2 ? 1 - tone : tone;
    outlines[turned] += polygon(points.map(([px, py]): Point => [px * facing * scale, -py * scale]));
  }
  const planes = outlines.map((d, tone) => path(d, { fill: TONES[tone] }));
  return tag('g', { transform: `translate(${number(x)} ${number(y)})` }, ...planes);
}

function head(x: number, y: number): Plane[] {
  return [
    [
      0,
      [
        [x - 2.4, y - 10],
        [x + 2.4, y - 10],
        [x + 2.2, y - 4],
        [x - 2.2, y - 4],
      ],
    ],
    [
      0,
      [
        [x, y + 7],
        [x - 3.6, y + 5.6],
        [x - 5, y + 1],
        [x - 4, y - 4],
        [x, y - 6.6],
      ],
    ],
    [
      1,
      [
        [x, y + 7],
        [x + 3.6, y + 5.6],
        [x + 4.9, y + 1],
        [x + 3.8, y - 4],
        [x, y - 6.6],
      ],
    ],
  ];
}
