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
/** Hues (degrees) treated as lime: fully up to `all`, not at all from `none`. */
const LIMES = { none: 150, all: 124 };
/** Lightness of dark grounds: fully up to `all`, not at all from `none`. */
const DARK = { all: 0.33, none: 0.44 };
/** Chroma of greys: fully up to `all`, not at all from `none`. */
const GREY = { all: 0.025, none: 0.06 };
/** Most gain in chroma for glass beside the primary colour. */
const LIVELIEST = 1.35;
/** Distance in lightness at which that limit applies fully. */
const REACH = 0.18;

/**
 * Returns a function that recolours the site’s drawings: emerald becomes exactly the primary colour, lime the
 * accent, forest the ground. Colours between them follow in OKLCH and keep their order of lightness. Other
 * hues stay, so that a client’s logo keeps its own colours.
 */
export function recolouring(identity: Identity): Recolour {
  if (isHouse(identity)) return (channels) => channels;
  const primary = oklchOf(identity.primary);
  const accent = oklchOf(identity.accent);
  const ground = oklchOf(identity.ground);
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
    const ours = smooth(hue, HUES.none, HUES.from) * (1 - smooth(hue, HUES.to, HUES.noneAgain));
    if (ours === 0) return channels;
    const lime = 1 - smooth(hue, LIMES.all, LIMES.none);
    const dark = 1 - smooth(lightness, DARK.all, DARK.none);
    const glass = between(
      turned(chroma, hue, EMERALD, primary, lightness),
      turned(chroma, hue, FOREST, ground, lightness),
      dark,
    );
    const light = turned(chroma, hue, LIME, accent, lightness);
    const { a, b } = between(glass, light, lime);
    const asSeen = primaryLight(lightness) * (1 - lime) + accentLight(lightness) * lime;
    // Paper and grey text have almost no hue: they keep their lightness.
    const follows = Math.max(dark, smooth(chroma, GREY.all, GREY.none));
    const toned = { lightness: lightness + (asSeen - lightness) * follows, a, b };
    return shownChannels(between(seen, toned, ours));
  };
}

/** The same for `#RRGGBB` strings; the chosen colours come out exactly. */
export function recolouringHex(identity: Identity): (hex: string) => string {
  const recolour = recolouring(identity);
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

/** Hue and chroma of a colour, moved from around `from` to around `to`. */
function turned(chroma: number, hue: number, from: Oklch, to: Oklch, lightness: number): Oklab {
  const ratio = to.chroma / from.chroma;
  const near = 1 - smooth(Math.abs(lightness - from.lightness), 0, REACH);
  const most = Math.min(ratio, LIVELIEST);
  return straight({
    lightness,
    chroma: chroma * (most + (ratio - most) * near),
    hue: to.hue + turnBetween(from.hue, hue),
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
