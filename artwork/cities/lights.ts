import type { Light } from '../../content/schema/map.ts';

/** What the light of a city is made of. */
export interface Air {
  /** The glass at rest, from corner to corner. */
  rest: readonly [from: string, to: string];
  /** The glass lit, from its heart to its edge. */
  lit: readonly [heart: string, glass: string, edge: string];
  /** The colour that spills around the city. */
  glow: string;
}

/** The hours and airs in which a city can be drawn. */
export const LIGHTS = {
  /** Street lamps over night glass: lime and warm white. */
  lamps: { rest: ['#427e42', '#0f4b36'], lit: ['#FFFDEB', '#f3f6a8', '#c0db60'], glow: '#E9F59A' },
  /** Snow light: cold mint to white. */
  ice: { rest: ['#398a81', '#125145'], lit: ['#FFFFFF', '#def6f3', '#9fd8d8'], glow: '#D5F3F5' },
  /** Morning among leaves: fresh green, apricot at the heart. */
  orchard: { rest: ['#4b9666', '#0f5a3c'], lit: ['#FFF9EA', '#fcd89f', '#cfdb8d'], glow: '#FFDFA6' },
  /** Evening: amber, with the last red in the neighbours. */
  sunset: { rest: ['#6f6f36', '#154b33'], lit: ['#FFF6DC', '#ffcf7e', '#eaa248'], glow: '#FFC46B' },
  /** Full day of the South: lemon and white over mint. */
  noon: { rest: ['#309975', '#0c6045'], lit: ['#FFFFFF', '#fff6ae', '#bae7a8'], glow: '#FFF3A6' },
  /** Before the sun: rose over grey green. */
  dawn: { rest: ['#4e8775', '#154b42'], lit: ['#FFF8F0', '#ffd8c6', '#f0c3a8'], glow: '#FFCDB8' },
  /** Warm brick in low sun. */
  brick: { rest: ['#786342', '#184533'], lit: ['#FFF4E4', '#ffc099', '#ea8d66'], glow: '#FFB48A' },
  /** Turquoise water under a lemon sun. */
  riviera: { rest: ['#218d84', '#0c574e'], lit: ['#FFFFFA', '#f3f3b4', '#87dec9'], glow: '#FFF0B0' },
  /** Open water: cool light, pale gold where it breaks. */
  water: { rest: ['#2d7b81', '#0c4b4b'], lit: ['#FFFFF4', '#def0de', '#8dcccc'], glow: '#C6EEF0' },
  /** The sea before day: deep blue, and a beacon's white. */
  night: { rest: ['#2e5f8f', '#12344f'], lit: ['#FFFFFF', '#dfeaf8', '#8db4dc'], glow: '#D6E6FB' },
  /** Vineyards in October: wine red at the edge of gold. */
  vine: { rest: ['#5d2a36', '#212a27'], lit: ['#FFF5DF', '#f9bd78', '#c9604e'], glow: '#F6C787' },
  /** Bright overcast: silver, with a breath of lime. */
  silver: { rest: ['#3f8a72', '#12543f'], lit: ['#FFFFFF', '#e1f6d8', '#9fdbc3'], glow: '#E6F5DC' },
} as const satisfies Readonly<Record<Light, Air>>;
