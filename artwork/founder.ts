import { bars, glaze, type Light } from './glass.ts';
import { save } from './output.ts';
import { clamp, INK, IRON, LIME, MINT } from './palette.ts';
import { seeded } from './random.ts';
import { circle, Definitions, drawing, group, type Point, path, rect, type Stop } from './svg.ts';

const WIDTH = 800;
const HEIGHT = 1000;

/** Contours of the figure, in profile towards the light. */
const FACE =
  'M520 262C546 284 557 318 556 350C555 361 553 368 554 376C562 400 578 420 588 437C595 449 591 458 580 461C571 463 565 464 563 470C561 478 565 484 570 489C575 494 571 499 563 502C570 506 571 514 564 521C558 527 557 533 560 541C566 557 560 578 541 585C518 593 480 592 450 576C424 562 402 520 395 440L300 440L330 300Z';
const NECK =
  'M300 440L296 590C292 640 282 680 262 722C330 790 430 790 488 732C468 706 462 662 468 622C470 606 476 598 486 588L396 440H300Z';
const HAIR =
  'M522 264C512 200 452 150 372 150C280 150 212 222 212 318C212 380 238 440 262 474C270 510 284 536 300 556C334 552 366 534 380 506C390 484 392 452 396 424C400 408 412 402 424 402C446 398 452 372 462 350C474 322 500 296 522 264Z';
const BUN =
  'M262 430C220 404 164 426 156 476C150 528 190 562 236 556C272 552 296 530 300 500C300 470 286 444 262 430Z';
const COLLAR =
  'M286 644C330 690 410 694 461 652C463 684 470 708 488 732C430 792 320 790 254 726C272 700 282 674 286 644Z';
const JACKET = 'M30 1000C44 880 96 800 254 722C320 786 430 790 488 730C600 764 668 850 700 1000Z';

/** Glass lets more light through on the side of the sun. */
const SHEEN: readonly Stop[] = [
  [0, '#FFFFFF', 0.16],
  [0.45, '#FFFFFF', 0],
  [0.46, IRON, 0],
  [1, IRON, 0.34],
];

interface Plane {
  d: string;
  fill: string;
}

/** Draws the founder, an invented person, as a stained-glass window. */
export function drawFounder(): void {
  const definitions = new Definitions();
  const portrait = [window(definitions), figure(definitions), daylight(definitions)];
  save('founder/portrait', drawing({ width: WIDTH, height: HEIGHT }, definitions, ...portrait));
}

/** The glass wall that she stands before. */
function window(definitions: Definitions): string {
  const glazing = {
    place: (u: number, v: number): Point => [u, v - 0.17 * u],
    columns: bars(-58, 866, 7),
    rows: bars(-20, 1168, 9),
    bar: 5,
  };
  const light: Light = ([x, y]) => 0.14 + 0.84 * clamp(1 - Math.hypot(x - 800, y - 60) / 980) ** 1.25;
  const halo = definitions.radial([
    [0, MINT, 0.34],
    [0.5, MINT, 0.12],
    [1, MINT, 0],
  ]);
  return (
    glaze(definitions, glazing, { light, random: seeded('founder'), variety: 0.8 }, 16) +
    circle(600, 380, 380, { fill: halo })
  );
}

function figure(definitions: Definitions): string {
  return (
    leaded(definitions, JACKET, jacket(definitions)) +
    leaded(definitions, NECK, neck()) +
    leaded(definitions, COLLAR, collar()) +
    leaded(definitions, FACE, face()) +
    features() +
    leaded(definitions, BUN, bun()) +
    leaded(definitions, HAIR, hair()) +
    glasses(definitions)
  );
}

/** Planes of glass inside a contour, each between thin leads, and the contour in iron. */
function leaded(definitions: Definitions, outline: string, planes: readonly Plane[]): string {
  const cut = planes.map(({ d, fill }) => path(d, { fill }));
  return (
    group(
      { 'clip-path': definitions.clip(outline), stroke: IRON, 'stroke-width': 2, 'stroke-linejoin': 'round' },
      ...cut,
    ) +
    path(outline, { fill: definitions.linear(SHEEN) }) +
    path(outline, { fill: 'none', stroke: IRON, 'stroke-width': 5, 'stroke-linejoin': 'round' })
  );
}

function face(): Plane[] {
  return [
    { d: 'M200 200H640V680H200Z', fill: '#F6F4E6' },
    // The side of the face, turned away from the light.
    { d: 'M484 250L498 340L494 420L514 486L506 540L528 640H250V250Z', fill: '#DDE9D6' },
    { d: 'M380 360L446 440L462 520L488 640H250V380Z', fill: '#B0D2BA' },
  ];
}

function neck(): Plane[] {
  return [
    { d: 'M200 440H560V820H200Z', fill: '#86B69B' },
    { d: 'M430 560L424 820H560V560Z', fill: '#D5E5D2' },
    { d: 'M330 440H420L450 570L520 586L486 622L430 632L380 606L344 540Z', fill: '#4C8A6E' },
  ];
}

function collar(): Plane[] {
  return [
    { d: 'M240 620H520V820H240Z', fill: '#BFF0D6' },
    { d: 'M420 620L436 692L430 800H520V620Z', fill: '#F2FBF0' },
    { d: 'M240 620H340L332 690L340 800H240Z', fill: '#5DAA88' },
  ];
}

function jacket(definitions: Definitions): Plane[] {
  const cloth = definitions.linear([
    [0, '#1B6A4D'],
    [0.5, '#134634'],
    [1, '#0A1C14'],
  ]);
  const lapel = definitions.linear([
    [0, '#2C9A73'],
    [1, '#12503A'],
  ]);
  return [
    { d: 'M0 680H760V1000H0Z', fill: cloth },
    { d: 'M488 700L556 790L760 858V680Z', fill: '#2C9A73' },
    { d: 'M488 700L556 790L520 850L540 872L470 1000H426L410 782Z', fill: lapel },
    { d: 'M410 776L426 1000H340L300 880L330 856L270 800L248 716Z', fill: '#0F3326' },
    { d: 'M556 790L760 858V1000H600L540 872L520 850Z', fill: '#17664A' },
    { d: 'M160 770C196 850 200 930 190 1000H0V760Z', fill: '#0B2219' },
  ];
}

function hair(): Plane[] {
  return [
    { d: 'M180 120H560V580H180Z', fill: '#12372A' },
    { d: 'M530 262C470 170 400 140 300 120H560Z', fill: '#2F8F6B' },
    {
      d: 'M530 262C450 190 330 190 250 300C230 330 220 370 200 400L180 300L300 120C400 140 470 170 530 262Z',
      fill: '#1B5F47',
    },
    {
      d: 'M530 262C440 226 350 250 300 350C280 392 276 430 262 480L190 420C220 370 230 330 250 300C330 190 450 190 530 262Z',
      fill: '#0D2A1F',
    },
    {
      d: 'M530 262C450 258 380 296 348 376C330 420 320 480 300 560L250 480C276 430 280 392 300 350C350 250 440 226 530 262Z',
      fill: '#CFEBDB',
    },
    {
      d: 'M530 262C456 268 396 310 364 384C346 430 334 490 320 560H300C320 480 330 420 348 376C380 296 450 258 530 262Z',
      fill: '#8CC7A8',
    },
    {
      d: 'M530 262C462 290 412 330 390 400C376 450 366 500 340 560H300C320 480 330 420 348 376C380 296 450 258 530 262Z',
      fill: '#14412F',
    },
  ];
}

function bun(): Plane[] {
  return [
    { d: 'M140 390H320V580H140Z', fill: '#0D2A1F' },
    { d: 'M300 440C250 420 190 440 150 480L140 390H320Z', fill: '#1B5F47' },
    { d: 'M300 470C250 450 210 480 190 560L140 560L150 480C190 440 250 420 300 440Z', fill: '#14412F' },
  ];
}

/** As little as a face needs: brow, lowered eye, nostril, mouth. */
function features(): string {
  const line = { fill: 'none', stroke: INK, 'stroke-linecap': 'round' };
  return (
    path('M500 352C516 337 538 334 554 340C539 342 520 345 500 352Z', { fill: INK }) +
    path('M515 389C524 395 537 395 547 388', { ...line, 'stroke-width': 3 }) +
    path('M567 447C562 450 560 456 563 461', { ...line, 'stroke-width': 2 }) +
    path('M565 502C556 503 546 501 537 496', { ...line, 'stroke-width': 2.6 })
  );
}

/** Her glasses: the one lime pane. */
function glasses(definitions: Definitions): string {
  const lens = definitions.linear([
    [0, '#F6FFCB', 0.75],
    [1, LIME, 0.38],
  ]);
  return (
    path('M412 408L514 378', { fill: 'none', stroke: IRON, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    path(
      'M512 372C530 364 556 362 572 366C576 384 570 404 558 414C544 422 526 420 518 412C512 400 510 386 512 372Z',
      {
        fill: lens,
        stroke: IRON,
        'stroke-width': 3.6,
      },
    )
  );
}

/** The light of the upper right, over everything. */
function daylight(definitions: Definitions): string {
  const sun = definitions.radial(
    [
      [0, '#F4FFDC', 0.5],
      [0.4, MINT, 0.14],
      [1, MINT, 0],
    ],
    [1, 0.04],
    0.75,
  );
  const dusk = definitions.linear([
    [0, IRON, 0],
    [0.6, IRON, 0],
    [1, IRON, 0.55],
  ]);
  return rect(0, 0, WIDTH, HEIGHT, { fill: sun }) + rect(0, 0, WIDTH, HEIGHT, { fill: dusk });
}
