import type { Point } from '../svg.ts';

/** Where a name stands, by its left end, its right end or, without either, its middle. */
export interface Name {
  x: number;
  y: number;
  end?: 'left' | 'right';
  /** Whether `y` is its top: letters differ in height from screen to screen. */
  hangs?: true;
}

/** On the right of its point, unless the name would cover another there. */
const RIGHT: Name = { x: 14, y: 11, end: 'left' };

const OTHER_SIDES: readonly { name: Name; cities: readonly string[] }[] = [
  // Above one another: on a phone, where names are the largest, a line apart.
  { name: { x: 18, y: -3, end: 'left' }, cities: ['annecy'] },
  { name: { x: 14, y: 13, end: 'left' }, cities: ['chambery'] },
  { name: { x: 14, y: 25, end: 'left' }, cities: ['grenoble'] },
  {
    name: { x: -14, y: 11, end: 'right' },
    cities: ['amiens', 'bordeaux', 'le-havre', 'perpignan', 'rennes'],
  },
  { name: { x: -14, y: 0, end: 'right' }, cities: ['limoges', 'nantes'] },
  { name: { x: -14, y: 5, end: 'right' }, cities: ['toulouse'] },
  { name: { x: -14, y: -24, end: 'left' }, cities: ['metz', 'strasbourg'] },
  // Within the margin of a phone.
  { name: { x: 16, y: -24, end: 'left' }, cities: ['brest'] },
  { name: { x: 14, y: -22, end: 'right' }, cities: ['nimes'] },
  { name: { x: 14, y: 20, hangs: true }, cities: ['angers'] },
  { name: { x: -14, y: 18, end: 'left', hangs: true }, cities: ['valence'] },
  {
    name: { x: 14, y: 20, end: 'right', hangs: true },
    cities: ['marseille', 'montpellier'],
  },
  { name: { x: 14, y: 14, end: 'right', hangs: true }, cities: ['clermont-ferrand'] },
  { name: { x: -14, y: 22, end: 'right', hangs: true }, cities: ['saint-etienne'] },
];

export function nameAt(slug: string, [x, y]: Point): Name {
  const name = OTHER_SIDES.find(({ cities }) => cities.includes(slug))?.name ?? RIGHT;
  return { ...name, x: x + name.x, y: y + name.y };
}
