import { HOUSE } from './house.ts';
import {
  type Channels,
  channelsOf,
  hexOf,
  type Oklab,
  type Oklch,
  oklabOf,
  oklchOf,
  polar,
  shownChannels,
  straight,
  turnBetween,
} from './oklch.ts';

/** The colours that an agency chooses, as `#RRGGBB`. */
export interface Identity {
  /** Buttons, links, glass in full light: replaces emerald. */
  primary: string;
  /** The one bright pane: replaces lime. */
  accent: string;
  /** Dark bands: replaces forest. */
  ground: string;
}

/** Maps a colour of the default palette to the agency’s. */
export type Recolour = (channels: Channels) => Channels;

const EMERALD = oklchOf(HOUSE.emerald);
const LIME = oklchOf(HOUSE.lime);
const FOREST = oklchOf(HOUSE.forest);
const MINT = oklchOf(HOUSE.mint);

/** Hues (degrees) recoloured: fully from `from` to `to`, not beyond `none` and `noneAgain`. */
const HUES = { none: 84, from: 98, to: 178, noneAgain: 196 };
/** The same end where nothing in a drawing is a client’s: turquoise is recoloured too. */
const TURQUOISE = { to: 206, noneAgain: 222 };
/** Hues (degrees) treated as lime: fully up to `all`, not at all from `none`. */
const LIMES = { none: 150, all: 124 };
/**
 * The same for an accent far from the primary’s hue: mixtures of the two are grey or green, so few hues are mixed. In the
 * shade lime glass is greener, and takes the accent for that many degrees more.
 */
const LIMES_FAR = { none: 138.5, all: 133 };
const SHADE = { degrees: 5, all: 0.5, none: 0.72 };
/** Hues (degrees) of a yellow accent, whose dark shades would be olive. */
const YELLOWS = { none: 70, from: 92, to: 104, noneAgain: 116 };
/** What turns them to amber: the most degrees, and the distance in lightness at which they apply fully. */
const AMBER = { turn: -26, reach: 0.5 };
/** Lightness of dark grounds: fully up to `all`, not at all from `none`. */
const DARK = { all: 0.33, none: 0.44 };
/** Chroma of greys: fully up to `all`, not at all from `none`. */
const GREY = { all: 0.025, none: 0.06 };
/** Most gain in chroma for glass beside the primary colour. */
const LIVELIEST = 1.35;
/** Largest distance (degrees) between the hues of a primary colour and an accent that count as neighbours. */
const NEIGHBOURS = 90;
/**
 * What distances of hue are multiplied by. Yellows take the accent’s own hue, because on the far side of an orange they
 * would be pink; turquoises stay nearer, because beside a blue they would be purple.
 */
const SPREAD = { yellower: 0, limeToGreen: 0.4, greenToLime: 1, bluer: 0.5 };
/** Distance in lightness at which that limit applies fully. */
const REACH = 0.18;

/**
 * Returns a function that recolours the site’s drawings: emerald becomes exactly the primary colour, lime the
 * accent, forest the ground. Colours between them follow in OKLCH and keep their order of lightness. Other
 * hues stay, so that a client’s logo keeps its own colours.
 * @param isHouseAlone whether nothing in the drawing is a client’s, so that turquoise is recoloured too
 */
export function recolouring(identity: Identity, isHouseAlone = false): Recolour {
  if (isHouse(identity)) return (channels) => channels;
  const primary = oklchOf(identity.primary);
  const accent = oklchOf(identity.accent);
  const ground = oklchOf(identity.ground);
  const end = isHouseAlone ? TURQUOISE : HUES;
  const side = sideOf(primary, accent);
  const isNear = isNeighbour(primary, accent);
  const limes = isNear ? LIMES : LIMES_FAR;
  const amber =
    AMBER.turn *
    smooth(accent.hue, YELLOWS.none, YELLOWS.from) *
    (1 - smooth(accent.hue, YELLOWS.to, YELLOWS.noneAgain));
  const primaryLight = curve([
    [0, 0],
    [FOREST.lightness, ground.lightness],
    [EMERALD.lightness, primary.lightness],
    [MINT.lightness, MINT.lightness],
    [1, 1],
  ]);
  const accentLight = curve([
    [0, 0],
    [LIME.lightness, accent.lightness],
    [1, 1],
  ]);
  return (channels) => {
    const seen = oklabOf(channels);
    const { lightness, chroma, hue } = polar(seen);
    const ours = smooth(hue, HUES.none, HUES.from) * (1 - smooth(hue, end.to, end.noneAgain));
    if (ours === 0) return channels;
    const greener = isNear ? 0 : SHADE.degrees * (1 - smooth(lightness, SHADE.all, SHADE.none));
    const lime = 1 - smooth(hue - greener, limes.all, limes.none);
    const dark = 1 - smooth(lightness, DARK.all, DARK.none);
    const glass = between(
      turned(chroma, hue, EMERALD, primary, lightness, side * spreadOf(hue, EMERALD)),
      turned(chroma, hue, FOREST, ground, lightness, side * spreadOf(hue, FOREST)),
      dark,
    );
    const shaded = amber * smooth(LIME.lightness - lightness, 0, AMBER.reach);
    const lit = { ...accent, hue: accent.hue + shaded };
    const yellows = hue < LIME.hue ? SPREAD.yellower : SPREAD.limeToGreen;
    const light = turned(chroma, hue, LIME, lit, lightness, side * yellows);
    const { a, b } = between(glass, light, lime);
    const asSeen = primaryLight(lightness) * (1 - lime) + accentLight(lightness) * lime;
    // Paper and grey text have almost no hue: they keep their lightness.
    const follows = Math.max(dark, smooth(chroma, GREY.all, GREY.none));
    const toned = { lightness: lightness + (asSeen - lightness) * follows, a, b };
    return shownChannels(between(seen, toned, ours));
  };
}

/** The same for `#RRGGBB` strings; the chosen colours come out exactly. */
export function recolouringHex(identity: Identity, isHouseAlone = false): (hex: string) => string {
  const recolour = recolouring(identity, isHouseAlone);
  const exact = new Map(
    [
      [HOUSE.emerald, identity.primary],
      [HOUSE.lime, identity.accent],
      [HOUSE.forest, identity.ground],
    ].map(([from = '', to = '']) => [from, to.toUpperCase()]),
  );
  return (hex) => exact.get(hex.toUpperCase()) ?? hexOf(recolour(channelsOf(hex)));
}

/** Whether these are the default colours. */
export function isHouse({ primary, accent, ground }: Identity): boolean {
  return (
    primary.toUpperCase() === HOUSE.emerald &&
    accent.toUpperCase() === HOUSE.lime &&
    ground.toUpperCase() === HOUSE.forest
  );
}

/** -1 where the accent is on the other side of the primary’s hue than lime is of emerald’s. */
function sideOf(primary: Oklch, accent: Oklch): 1 | -1 {
  return isNeighbour(primary, accent) && turnBetween(primary.hue, accent.hue) > 0 ? -1 : 1;
}

function spreadOf(hue: number, glass: Oklch): number {
  return turnBetween(glass.hue, hue) > 0 ? SPREAD.bluer : SPREAD.greenToLime;
}

function isNeighbour(primary: Oklch, accent: Oklch): boolean {
  return Math.abs(turnBetween(primary.hue, accent.hue)) <= NEIGHBOURS;
}

/**
 * Hue and chroma of a colour, moved from around `from` to around `to`.
 * @param spread what its distance of hue is multiplied by
 */
function turned(
  chroma: number,
  hue: number,
  from: Oklch,
  to: Oklch,
  lightness: number,
  spread: number,
): Oklab {
  const ratio = to.chroma / from.chroma;
  const near = 1 - smooth(Math.abs(lightness - from.lightness), 0, REACH);
  const most = Math.min(ratio, LIVELIEST);
  return straight({
    lightness,
    chroma: chroma * (most + (ratio - most) * near),
    hue: to.hue + spread * turnBetween(from.hue, hue),
  });
}

function between(from: Oklab, to: Oklab, share: number): Oklab {
  const part = (one: number, other: number) => one + (other - one) * share;
  return { lightness: part(from.lightness, to.lightness), a: part(from.a, to.a), b: part(from.b, to.b) };
}

/** Piecewise linear interpolation through points in ascending order. */
function curve(points: readonly (readonly [at: number, value: number])[]): (at: number) => number {
  return (at) => {
    let [from, value] = points[0] ?? [0, 0];
    for (const [next, nextValue] of points) {
      if (at <= next && next > from) return value + ((nextValue - value) * (at - from)) / (next - from);
      [from, value] = [next, nextValue];
    }
    return value;
  };
}

/** Smoothstep: 0 up to `from`, 1 from `to`. */
function smooth(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A colour in an SVG attribute, or as the fallback of a variable there. */
const IN_SVG =
  /((?:fill|stroke|color)="(?:var\(--[\w-]+,)?)(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})([0-9a-fA-F]{2})?(?=[")])/g;

/** Applies `recolour` (`#RRGGBB` to `#RRGGBB`) to every colour of an SVG; unchanged ones keep their spelling. */
export function recolouredSvg(svg: string, recolour: (hex: string) => string): string {
  const known = new Map<string, string>();
  return svg.replace(IN_SVG, (_whole, before: string, colour: string, opacity = '') => {
    let made = known.get(colour);
    if (made === undefined) {
      const asked = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
      const given = recolour(asked);
      made = given.toLowerCase() === asked.toLowerCase() ? colour : given;
      known.set(colour, made);
    }
    return before + made + opacity;
  });
}
