import type { Light } from '../../content/schema/map.ts';
import type { Ramp } from '../palette.ts';

/** What the light of a city is made of. */
export interface Air {
  /** Glass from no light to full light; dark glass is always the house's green. */
  ramp: Ramp;
  /** The colour that spills around the city, and the colour of its heart. */
  glow: string;
  heart: string;
}

/** Dark and middle glass of the house, common to every hour. */
const NIGHT: Ramp = [
  [0, '#091A12'],
  [0.2, '#0E2A1F'],
  [0.38, '#124432'],
];

function air(glow: string, heart: string, warm: Ramp): Air {
  return { ramp: [...NIGHT, ...warm], glow, heart };
}

/** The hours and airs in which a city can be drawn. */
export const LIGHTS = {
  /** Street lamps over night glass: lime and warm white. */
  lamps: air('#E9F59A', '#FFFDEB', [
    [0.55, '#14704F'],
    [0.7, '#5E9F4E'],
    [0.83, '#C9DF62'],
    [0.93, '#F3F7A8'],
    [1, '#FFFDE6'],
  ]),
  /** Snow light: cold mint to white. */
  ice: air('#D5F3F5', '#FFFFFF', [
    [0.55, '#1B7767'],
    [0.7, '#4FAFA6'],
    [0.83, '#A5DDDC'],
    [0.93, '#DDF5F4'],
    [1, '#FCFFFF'],
  ]),
  /** Morning among leaves: fresh green, apricot at the heart. */
  orchard: air('#FFDFA6', '#FFF9EA', [
    [0.55, '#15845A'],
    [0.7, '#6DBF83'],
    [0.83, '#D7DE8E'],
    [0.93, '#FCD9A0'],
    [1, '#FFF3DC'],
  ]),
  /** Evening: amber, with the last red in the neighbours. */
  sunset: air('#FFC46B', '#FFF6DC', [
    [0.54, '#1F6A48'],
    [0.64, '#6C7F3E'],
    [0.73, '#C98D3C'],
    [0.83, '#EFA34A'],
    [0.93, '#FFCF7E'],
    [1, '#FFF0CB'],
  ]),
  /** Full day of the South: lemon and white over mint. */
  noon: air('#FFF3A6', '#FFFFFF', [
    [0.55, '#118A66'],
    [0.7, '#49BE95'],
    [0.83, '#C5EBA8'],
    [0.93, '#FFF5AE'],
    [1, '#FFFEEF'],
  ]),
  /** Before the sun: rose over grey green. */
  dawn: air('#FFCDB8', '#FFF8F0', [
    [0.55, '#1F6F60'],
    [0.67, '#5FA08C'],
    [0.75, '#B9D3BC'],
    [0.83, '#F7BFA6'],
    [0.93, '#FFD9C6'],
    [1, '#FFF3EA'],
  ]),
  /** Warm brick in low sun. */
  brick: air('#FFB48A', '#FFF4E4', [
    [0.54, '#256249'],
    [0.63, '#6F7349'],
    [0.73, '#C8744C'],
    [0.84, '#F0946A'],
    [0.93, '#FFC09A'],
    [1, '#FFEBD6'],
  ]),
  /** Turquoise water under a lemon sun. */
  riviera: air('#FFF0B0', '#FFFFFA', [
    [0.55, '#0F7E72'],
    [0.7, '#2FB5A8'],
    [0.83, '#8FE0CB'],
    [0.93, '#F2F3B4'],
    [1, '#FFFCE8'],
  ]),
  /** Open water: cool light, pale gold where it breaks. */
  water: air('#C6EEF0', '#FFFFF4', [
    [0.55, '#136C6E'],
    [0.7, '#3D9CA3'],
    [0.83, '#93D0D0'],
    [0.93, '#DDF1DE'],
    [1, '#FFFDE9'],
  ]),
  /** Vineyards in October: wine red at the edge of gold. */
  vine: air('#F6C787', '#FFF5DF', [
    [0.5, '#1B4638'],
    [0.6, '#4F2C38'],
    [0.74, '#96364A'],
    [0.85, '#DB6E50'],
    [0.93, '#F8BC77'],
    [1, '#FFEFCF'],
  ]),
  /** Bright overcast: silver, with a breath of lime. */
  silver: air('#E6F5DC', '#FFFFFF', [
    [0.55, '#1C7A5E'],
    [0.7, '#57AE90'],
    [0.83, '#A6E0C6'],
    [0.93, '#E2F6D8'],
    [1, '#FBFFEF'],
  ]),
} as const satisfies Readonly<Record<Light, Air>>;
