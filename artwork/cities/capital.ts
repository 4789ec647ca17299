import type { Point } from '../svg.ts';

/** Centre of the capital on the map. */
export const CAPITAL_CENTRE: Point = [313.6, 144.4];

/** Departments that a frame would cut into a shape that nobody knows. */
export const CORSICA = ['2A', '2B'];

/** Whether a department is too small to be seen on the map: the capital and those around it. */
export function isSpeck(code: string): boolean {
  return ['75', '92', '93', '94'].includes(code);
}
