import { HOUSE } from './house.ts';
import { oklchOf, shownHex, straight, turn, turnBetween } from './oklch.ts';

/** Names of the colours of errors. */
type Alert = 'alert' | 'alert-deep' | 'alert-ground';

const RED = oklchOf(HOUSE.alert);
/** Hues (degrees) between an error and the colour of buttons and links, below which one is taken for the other. */
const APART = 30;
/** Beside a brand of a hue below this, a pink, errors step aside towards orange; beside a redder one, towards raspberry. */
const PINK = RED.hue - APART / 2;
/** A brand that is hardly of a hue is taken for no red. */
const GREY = 0.05;

/** The house's red of errors, or its neighbour where the primary colour is a red itself. @param primary `#RRGGBB` */
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

/** By how many degrees errors leave their own red. */
function stepFrom(primary: string): number {
  const { chroma, hue } = oklchOf(primary);
  const away = turnBetween(RED.hue, hue);
  if (chroma < GREY || Math.abs(away) >= APART) return 0;
  return RED.hue + away < PINK ? away + APART : away - APART;
}
