import { inItsColour } from '../output.ts';
import { IRON, LIME, MINT } from '../palette.ts';
import { type Definitions, group, number, path, rect } from '../svg.ts';
import type { Ui } from './ui.ts';

/** Height of the bar that holds a window's three panes and its address. */
const BAR = 40;
const RIM = 7;

/** Room inside a frame. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A browser window with the interface inside.
 * @param address shown in the bar
 * @param draw the interface, in coordinates of its own that start at 0 0
 */
export function browser(
  ui: Ui,
  { x, y, width, height }: Room,
  address: string,
  draw: (width: number, height: number) => string,
): string {
  const inner = { width: width - 2 * RIM, height: height - BAR - RIM };
  const clip = ui.definitions.clip(rounded(0, 0, inner.width, inner.height, [2, 2, 7, 7]));
  return (
    shadow({ x, y, width, height }, 16) +
    rect(x, y, width, height, { rx: 13, fill: inItsColour(IRON) }) +
    rect(x + 1, y + 1, width - 2, height - 2, {
      rx: 12,
      fill: 'none',
      stroke: rim(ui.definitions),
      'stroke-width': 1.4,
    }) +
    lights(x + 22, y + BAR / 2) +
    rect(x + width / 2 - 260, y + 8, 520, BAR - 15, { rx: 5, fill: `${inItsColour('#163025')}60` }) +
    ui.text(x + width / 2, y + BAR / 2 + 6, address, {
      size: 15,
      align: 'middle',
      fill: inItsColour('#8FB8A3'),
      face: ui.theme.regular,
    }) +
    group(
      { transform: `translate(${number(x + RIM)} ${number(y + BAR)})` },
      group(
        { 'clip-path': clip },
        rect(0, 0, inner.width, inner.height, { fill: ui.theme.ground }),
        draw(inner.width, inner.height),
      ),
    )
  );
}

/** A phone with the interface inside; its screen is 390 units wide. @param height of the whole phone */
export function phone(
  ui: Ui,
  { x, y, height }: { x: number; y: number; height: number },
  draw: (width: number, height: number) => string,
): string {
  const inner = { width: 390, height: height - 24 };
  const clip = ui.definitions.clip(rounded(0, 0, inner.width, inner.height, [34, 34, 34, 34]));
  const width = inner.width + 24;
  return (
    shadow({ x, y, width, height }, 46) +
    rect(x + width - 3, y + 190, 6, 84, { rx: 3, fill: inItsColour(IRON) }) +
    rect(x, y, width, height, { rx: 46, fill: inItsColour(IRON) }) +
    rect(x + 1.5, y + 1.5, width - 3, height - 3, {
      rx: 44.5,
      fill: 'none',
      stroke: rim(ui.definitions),
      'stroke-width': 1.6,
    }) +
    group(
      { transform: `translate(${number(x + 12)} ${number(y + 12)})` },
      group(
        { 'clip-path': clip },
        rect(0, 0, inner.width, inner.height, { fill: ui.theme.ground }),
        draw(inner.width, inner.height),
      ),
      rect(inner.width / 2 - 46, 11, 92, 24, { rx: 12, fill: inItsColour(IRON) }),
    )
  );
}

/** The top line of a phone: the hour, the network, the battery. */
export function statusBar(ui: Ui, hour: string, ink = ui.theme.ink): string {
  return (
    ui.strong(34, 31, hour, { size: 15.5, fill: ink }) +
    path(
      'M316 30v-4h3v4zM321 30v-7h3v7zM326 30v-10h3v10zM342 19h18a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-18a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z',
      { fill: ink },
    )
  );
}

/** The three panes of glass that stand where other windows have buttons. */
function lights(x: number, y: number): string {
  return ['#5DBE97', MINT, LIME]
    .map((fill, index) => rect(x + index * 19, y - 6, 12, 12, { rx: 2, fill: inItsColour(fill) }))
    .join('');
}

/** Light caught by the edge of the iron. */
function rim(definitions: Definitions): string {
  return definitions.linear([
    [0, inItsColour(MINT), 0.65],
    [0.3, inItsColour('#5DBE97'), 0.25],
    [1, inItsColour('#5DBE97'), 0.08],
  ]);
}

/** A soft shadow made of a few thin sheets: cheaper to paint than a blur. */
function shadow({ x, y, width, height }: Room, radius: number): string {
  const sheets = [32, 28, 24, 20, 17, 14, 11, 8, 5, 2].map((spread) =>
    rect(x - spread, y - spread + 16, width + 2 * spread, height + 2 * spread, { rx: radius + spread }),
  );
  return group({ fill: '#04100A', 'fill-opacity': '.02' }, ...sheets);
}

function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radii: [number, number, number, number],
): string {
  const [a, b, c, d] = radii;
  return `M${x + a} ${y}H${x + width - b}q${b} 0 ${b} ${b}V${y + height - c}q0 ${c} ${-c} ${c}H${x + d}q${-d} 0 ${-d} ${-d}V${y + a}q0 ${-a} ${a} ${-a}z`;
}
