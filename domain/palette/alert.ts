import { HOUSE, type Palette } from './house.ts';
import { oklchOf, shownHex, straight, turn, turnBetween } from './oklch.ts';

/** Names of the colours of errors. */
type Alert = 'alert' | 'alert-deep' | 'alert-ground';

const RED = oklchOf(HOUSE.alert);
/** Least distance (degrees) between the hues of errors and of the primary colour. */
const APART = 30;
/** Beside a primary colour below this hue, errors turn towards orange; above it, towards raspberry. */
const PINK = RED.hue - APART / 2;
/** Hues (degrees) of errors and of urgency, in which a primary colour cannot say that all is well. */
const WARNINGS = { from: -10, to: 95 };
/** Chroma below which a primary colour counts as grey. */
const GREY = 0.05;

/** The red of errors, turned to a neighbouring hue where the primary colour is red itself. @param primary `#RRGGBB` */
export function alertsBeside(primary: string): Readonly<Record<Alert, string>> {
  const step = stepFrom(primary);
  const beside = (name: Alert) => {
    const { lightness, chroma, hue } = oklchOf(HOUSE[name]);
    return step === 0 ? HOUSE[name] : shownHex(straight({ lightness, chroma, hue: turn(hue + step) }));
  };
  return {
    alert: beside('alert'),
    'alert-deep': beside('alert-deep'),
    'alert-ground': beside('alert-ground'),
  };
}

/** The colours of what is on time or done: the primary’s, or the house’s greens where the primary is red, orange or yellow. */
export function goodBeside(palette: Palette): Pick<Palette, 'good' | 'good-deep'> {
  const { chroma, hue } = oklchOf(palette.emerald);
  const fromRed = turnBetween(0, hue);
  if (chroma >= GREY && fromRed > WARNINGS.from && fromRed < WARNINGS.to)
    return { good: HOUSE.good, 'good-deep': HOUSE['good-deep'] };
  return { good: palette.emerald, 'good-deep': palette['emerald-deep'] };
}

/** Degrees by which errors are turned. */
function stepFrom(primary: string): number {
  const { chroma, hue } = oklchOf(primary);
  const away = turnBetween(RED.hue, hue);
  if (chroma < GREY || Math.abs(away) >= APART) return 0;
  return RED.hue + away < PINK ? away + APART : away - APART;
}
