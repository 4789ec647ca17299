import type { Pattern } from './glass/patterns.ts';
import type { Subject } from './heroes/shell.ts';
import { lancets, rose, wall } from './heroes/walls.ts';
import type { Motif } from './tall/board.ts';
import { medallion } from './tall/medallion.ts';
import { stack } from './tall/stack.ts';
import { window } from './tall/window.ts';
import { layers } from './wide/layers.ts';
import { modules } from './wide/modules.ts';
import { shapes } from './wide/shapes.ts';

/** A picture beside the headline: its scene, how its glass is cut, and the angle at which its wall is seen. */
type Hero = readonly [scene: (subject: Subject) => string, pattern: Pattern, turn: number];
/** An upright picture: its layout, how its glass is cut, which form it has, and whether it is turned round. */
type Tall = readonly [layout: (motif: Motif) => string, pattern: Pattern, form: number, isTurned: boolean];

export const HEROES: readonly Hero[] = [
  [rose, 'rays', 28],
  [wall, 'tall', -34],
  [lancets, 'squares', 30],
  [wall, 'squares', 34],
  [lancets, 'diamonds', -28],
  [rose, 'hexes', -26],
  [wall, 'staggered', 40],
  [wall, 'cuts', 28],
  [wall, 'hexes', -30],
  [rose, 'cuts', -28],
];

export const TALLS: readonly Tall[] = [
  [window, 'rays', 0, false],
  [stack, 'cuts', 0, false],
  [medallion, 'diamonds', 0, false],
  [window, 'tall', 1, true],
  [stack, 'staggered', 0, false],
  [window, 'cuts', 2, true],
  [stack, 'hexes', 0, true],
  [medallion, 'diamonds', 1, true],
  [window, 'squares', 3, false],
];

/** Scenes that tell of no technology in particular. */
export const WIDES: readonly ((motif: Motif) => string)[] = [modules, layers, shapes];

/** Glass in full colour, in the shade, against the light, and a second colour for a few panes. */
export const GLASSES: readonly string[] = [
  '#E5298A #43167A #FFD0EC #7A3BFF',
  '#3CC4EE #0B4A63 #DDF7FF #9BE8FF',
  '#A3B4C8 #2A3645 #F1F6FC #FFE3B0',
  '#6FBF3B #1C4A1B #E8F9C6 #D9F65A',
  '#3F86C6 #123A66 #D8ECFF #FFD23F',
  '#3CC68A #1C4056 #D2FBE6 #7FA6BF',
  '#1D9BF0 #0A3A7A #CDEBFF #7FE3F5',
  '#3178C6 #142A63 #CFE0FF #FFC27A',
  '#F2D411 #5E4A08 #FFF8C2 #FFB23E',
  '#2F8FB8 #0E3A52 #D4EFF8 #F0B849',
  '#3D5CFF #171A80 #D9DFFF #B58CFF',
  '#D9433B #4A1550 #FFD9A8 #F79A23',
  '#12A150 #07401F #CFF7D6 #8BE04E',
  '#DCBF86 #3D301D #FFF6DC #F6C66A',
  '#FF7038 #6E2410 #FFE3CF #FFC24A',
  '#2E62C9 #0F2350 #D3E4FF #6FD3FF',
  '#63C355 #26342C #E6FFDC #C9D4CC',
  '#E8352E #5A0D12 #FFDCD2 #FF8A5C',
  '#CF5A43 #33303F #FBE3CF #7FB2D9',
  '#43B05A #173D38 #DFFBE0 #E83E85',
  '#1E8FE0 #0B3F86 #C8F3FF #3CCBF4',
  '#4C8BF5 #16366F #DFEBFF #FBBC05',
  '#FF9A1F #26323F #FFEAC7 #6FA8C9',
  '#34BFD6 #1B3A8A #E2FAFF #8A7BFF',
  '#6C8CFF #20265E #E2E6FF #6FE0C0',
  '#4E80CF #1A2E5C #DCE8FF #A9C6EE',
  '#1F8AA8 #083F55 #D6F4F8 #F29B2E',
  '#14B8AA #0B3F54 #D5FBF3 #FEC514',
  '#F5B921 #4A3208 #FFF2C9 #E9E2D0',
  '#16A5E8 #073E6E #D6F3FF #86E0C8',
  '#F08A7A #3A2A5A #FFE6D0 #FFC36B',
  '#9A4DFF #33107A #EBDBFF #FF7BD5',
];

/** The glass of a service. */
export const HOUSE_GLASS = '#1B9E6C #0A3A29 #D9F7E6 #D9F65A';
