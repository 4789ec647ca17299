import { number, path } from '../svg.ts';
import type { Ui } from './ui.ts';

/** A column of a table: where its cells start, or end when they are figures. */
export interface Column {
  at: number;
  label: string;
  align?: 'start' | 'end' | 'middle';
}

/** A cell: words, or a drawing made at the column's place and the middle of the row. */
export type Cell = string | ((x: number, y: number) => string);

/** Rows under a head, with a hairline between them. @param y top of the head */
export function table(
  ui: Ui,
  {
    x,
    y,
    width,
    columns,
    rows,
    head = 36,
    row = 52,
    size = 15,
    headSize = 13.5,
    upper = false,
  }: {
    x: number;
    y: number;
    width: number;
    columns: readonly Column[];
    rows: readonly (readonly Cell[])[];
    head?: number;
    row?: number;
    size?: number;
    headSize?: number;
    upper?: boolean;
  },
): string {
  const heads = columns.map(({ at, label, align }) =>
    ui.soft(x + at, y + head / 2 + headSize * 0.35, upper ? label.toUpperCase() : label, {
      size: headSize,
      align,
      tracking: upper ? 10 : undefined,
    }),
  );
  const lines = rows.map((_, index) => `M${number(x)} ${number(y + head + index * row)}h${number(width)}`);
  const cells = rows.flatMap((cellsOfRow, index) =>
    cellsOfRow.map((cell, place) => {
      const { at = 0, align } = columns[place] ?? {};
      const middle = y + head + (index + 0.5) * row;
      return typeof cell === 'string'
        ? ui.text(x + at, middle + size * 0.35, cell, { size, align })
        : cell(x + at, middle);
    }),
  );
  return path(lines.join(''), { stroke: ui.theme.line }) + heads.join('') + cells.join('');
}
