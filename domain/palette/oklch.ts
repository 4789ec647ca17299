/** A colour in OKLCH (CSS Color 4): lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The same in rectangular axes: mixing two colours does not pass through a third hue. */
export interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** sRGB channels, each 0–1. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Parses `#RRGGBB` or `#RGB`. */
export function channelsOf(hex: string): Channels {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1, 7);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Formats as `#RRGGBB`, in capitals; channels out of range are clamped. */
export function hexOf(channels: Channels): string {
  const digits = channels.map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}

/** Linear light of an sRGB channel (IEC 61966-2-1). */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function curved(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** sRGB to OKLab: Björn Ottosson, « A perceptual color space for image processing » (2020). */
export function oklabOf(channels: Channels): Oklab {
  const [red, green, blue] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** OKLCH of `#RRGGBB` or `#RGB`. */
export function oklchOf(hex: string): Oklch {
  return polar(oklabOf(channelsOf(hex)));
}

export function polar({ lightness, a, b }: Oklab): Oklch {
  return { lightness, chroma: Math.hypot(a, b), hue: turn((Math.atan2(b, a) * 180) / Math.PI) };
}

export function straight({ lightness, chroma, hue }: Oklch): Oklab {
  const angle = (hue * Math.PI) / 180;
  return { lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
}

/** Maps a colour into the sRGB gamut by reducing its chroma; lightness and hue stay. */
export function shownChannels(colour: Oklab): Channels {
  const whole = channelsIn(colour);
  if (isShown(whole)) return whole;
  let [least, most] = [0, 1];
  for (let step = 0; step < 14; step++) {
    const share = (least + most) / 2;
    if (isShown(channelsIn(faded(colour, share)))) least = share;
    else most = share;
  }
  return channelsIn(faded(colour, least));
}

/** `#RRGGBB` of a colour, reduced in chroma where sRGB lacks it. */
export function shownHex(colour: Oklab): string {
  return hexOf(shownChannels(colour));
}

/** Normalises an angle to 0–360 degrees. */
export function turn(hue: number): number {
  return ((hue % 360) + 360) % 360;
}

/** The shorter way from one hue to another, -180 to 180 degrees. */
export function turnBetween(from: number, to: number): number {
  return turn(to - from + 180) - 180;
}

function faded({ lightness, a, b }: Oklab, share: number): Oklab {
  return { lightness, a: a * share, b: b * share };
}

/** Half a step of an 8-bit channel. */
const EDGE = 0.002;

function isShown(channels: Channels): boolean {
  return channels.every((channel) => channel >= -EDGE && channel <= 1 + EDGE);
}

function channelsIn({ lightness, a, b }: Oklab): Channels {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    curved(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    curved(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    curved(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
