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
  /** Buttons, links, glass in full light: where the house has its emerald. */
  primary: string;
  /** The one bright pane: where the house has its lime. */
  accent: string;
  /** Dark bands: where the house has its forest. */
  ground: string;
}

/** Gives the colour that stands in the place of one of the house. */
export type Recolour = (channels: Channels) => Channels;

const EMERALD = oklchOf(HOUSE.emerald);
const LIME = oklchOf(HOUSE.lime);
const FOREST = oklchOf(HOUSE.forest);
const MINT = oklchOf(HOUSE.mint);

/** Hues (degrees) that are the house's own, between those that are others' altogether: a client's blue stays blue. */
const HUES = { none: 84, from: 98, to: 178, noneAgain: 196 };
/** In a drawing that is the house's alone, its turquoise glass too. */
const TURQUOISE = { to: 206, noneAgain: 222 };
/**
 * Hues from which a colour begins to be lime, and is nothing else. Between a primary colour and an accent that is none of
 * its neighbours lies grey, or a green that is nobody's: there the one soon becomes the other.
 */
const LIMES = { none: 150, all: 124 };
const LIMES_FAR = { none: 138.5, all: 133 };
/** Hues of an accent that is a yellow, whose shade is amber: it would be olive. */
const YELLOWS = { none: 70, from: 92, to: 104, noneAgain: 116 };
/** By how many degrees in the deepest shade, and over which distance in lightness. */
const AMBER = { turn: -26, reach: 0.5 };
/** Lightness up to which glass is dark ground, and from which none is. */
const DARK = { all: 0.33, none: 0.44 };
/** Chroma up to which a colour is a grey, and from which it is none. */
const GREY = { all: 0.025, none: 0.06 };
/** How much livelier than the house's the glass beside the primary colour may be. */
const LIVELIEST = 1.35;
/** Hues (degrees) up to which an accent is the primary's neighbour, towards which sunlit glass turns. */
const NEIGHBOURS = 90;
/**
 * By how much distances of hues shrink: beside an orange, as far as from lime to yellow is a pink, and beside a blue, as
 * far as from emerald to turquoise a purple.
 */
const SPREAD = { yellower: 0, limeToGreen: 0.4, greenToLime: 1, bluer: 0.5 };
/** Distance in lightness over which the primary's own chroma is left behind. */
const REACH = 0.18;

/**
 * A function that draws the house's glass in other colours: emerald becomes the primary colour, lime the accent and
 * forest the ground, exactly; what lies between them goes along in OKLCH, each shade as light as it was beside its
 * neighbours. Other hues stay, so that a client's mark keeps its own colours.
 * @param isHouseAlone whether nothing in the drawing is anybody else's, so that turquoise goes along
 */
export function recolouring(identity: Identity, isHouseAlone = false): Recolour {
  if (isHouse(identity)) return (channels) => channels;
  const primary = oklchOf(identity.primary);
  const accent = oklchOf(identity.accent);
  const ground = oklchOf(identity.ground);
  const end = isHouseAlone ? TURQUOISE : HUES;
  const side = sideOf(primary, accent);
  const limes = isNeighbour(primary, accent) ? LIMES : LIMES_FAR;
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
    const lime = 1 - smooth(hue, limes.all, limes.none);
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
    // Paper and grey text are hardly of a hue: they stay as light as they are.
    const follows = Math.max(dark, smooth(chroma, GREY.all, GREY.none));
    const toned = { lightness: lightness + (asSeen - lightness) * follows, a, b };
    return shownChannels(between(seen, toned, ours));
  };
}

/** The same for colours written as `#RRGGBB`; chosen colours come out to the letter. */
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

/** Whether these are the colours that the site was drawn in. */
export function isHouse({ primary, accent, ground }: Identity): boolean {
  return (
    primary.toUpperCase() === HOUSE.emerald &&
    accent.toUpperCase() === HOUSE.lime &&
    ground.toUpperCase() === HOUSE.forest
  );
}

/** 1 where hues run from the primary colour to the accent as they do in the house, -1 where they run the other way. */
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
 * A colour's hue and chroma, as far from those of `to` as they were from those of `from`.
 * @param spread by how much the distance of hues is multiplied
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

/** Straight lines through points that ascend. */
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

/** 0 up to `from`, 1 from `to` on, and a soft step between. */
function smooth(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
