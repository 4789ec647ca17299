import { INK, IRON, mix, type Ramp } from '../../palette.ts';

/** Glass of one technology. */
export interface Tint {
  /** From the dark of the hall to the light behind a pane. */
  ramp: Ramp;
  /** Glass of the second colour. */
  second: Ramp;
  /** The same glass by day: no pane is darker than its colour. */
  day: Ramp;
  colour: string;
  deep: string;
  pale: string;
  accent: string;
  /** Almost white, still of its colour. */
  white: string;
}

/** Blows the glass of a technology: its dark end is the night of the house, so that all pictures stay one hall. */
export function blow(glass: string): Tint {
  const [colour = INK, deep = INK, pale = INK, accent = INK] = glass.split(' ');
  const white = mix(pale, '#FFFFFF', 0.62);
  return {
    ramp: nightGlass(colour, deep, pale),
    second: nightGlass(accent, mix(deep, accent, 0.2)),
    day: dayGlass(colour, pale),
    colour,
    deep,
    pale,
    accent,
    white,
  };
}

/** A ramp through one colour, from night to full light. */
function nightGlass(
  colour: string,
  deep = mix(IRON, colour, 0.4),
  pale = mix(colour, '#FFFFFF', 0.72),
): Ramp {
  return [
    [0, mix(IRON, deep, 0.1)],
    [0.18, mix(INK, deep, 0.42)],
    [0.36, mix(deep, colour, 0.12)],
    [0.6, mix(deep, colour, 0.86)],
    [0.7, colour],
    [0.86, mix(colour, pale, 0.62)],
    [0.95, pale],
    [1, mix(pale, '#FFFEF4', 0.7)],
  ];
}

function dayGlass(colour: string, pale: string): Ramp {
  return [
    [0, mix('#DCE7E0', colour, 0.34)],
    [0.35, mix(mix('#FFFFFF', pale, 0.7), colour, 0.16)],
    [0.7, mix('#FFFFFF', pale, 0.5)],
    [1, '#FFFFFB'],
  ];
}
