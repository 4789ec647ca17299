import { type Chosen, contrast, PAIRS, type Pair, SIGN, TEXT, weakPairs } from './contrast.ts';
import { type ColourName, HOUSE, type Palette } from './house.ts';
import { type Oklch, oklchOf, shownHex, straight, turn, turnBetween } from './oklch.ts';
import { type Identity, recolouringHex } from './recolour.ts';

/** One to three colours chosen by an agency, `#RRGGBB`; missing ones are derived from the primary. */
export interface ChosenColours {
  primary: string;
  accent?: string | undefined;
  ground?: string | undefined;
}

/** A palette in which every pair has enough contrast, or the nearest colours that would give one. */
type Derived =
  | { outcome: 'palette'; identity: Identity; palette: Palette }
  | { outcome: 'refused'; faults: readonly ColourFault[]; nearest: ChosenColours };

/** A chosen colour with too little contrast to some other. */
interface ColourFault {
  colour: Chosen;
  given: string;
  nearest: string;
  /** The pair with the least contrast, and its ratio. */
  pair: Pair;
  contrast: number;
}

const EMERALD = oklchOf(HOUSE.emerald);
const LIME = oklchOf(HOUSE.lime);
const FOREST = oklchOf(HOUSE.forest);
/** The hue of the brightest saturated sRGB colours. */
const BRIGHTEST = 105;
/** Least lightness of a derived accent, and the chroma that is enough for it. */
const DARKEST_ACCENT = 0.78;
const LIVELY = 0.125;
/** Most lightness of a derived ground, relative to the primary colour. */
const DARKER = 0.85;

const ROUNDS = 4;

/** Derives every colour of the site from the chosen ones, or says which to choose instead. */
export function derivePalette(chosen: ChosenColours): Derived {
  const identity = completed(chosen);
  const palette = paletteOf(identity);
  const weak = weakPairs(palette);
  if (weak.length === 0) return { outcome: 'palette', identity, palette };

  let nearest = chosen;
  const faults = new Map<Chosen, ColourFault>();
  // Moving one colour can break a pair of another.
  for (let round = 0; round < ROUNDS && derivedIsWeak(nearest); round++) {
    // The ground first: both others are read on it.
    for (const colour of ['ground', 'primary', 'accent'] as const) {
      const worst = weakIn(nearest, colour)[0];
      if (!worst) continue;
      // A colour that was not given is derived from the primary, so the primary has to move.
      const moved = chosen[colour] === undefined ? 'primary' : colour;
      const found = nearestThat(nearest, moved, (candidate) => weakIn(candidate, colour).length === 0);
      nearest = { ...nearest, [moved]: found };
      const given = chosen[moved] ?? chosen.primary;
      faults.set(moved, { ...worst, ...faults.get(moved), colour: moved, given, nearest: found });
    }
  }
  return { outcome: 'refused', faults: [...faults.values()], nearest };
}

/** The palette of three colours, whether or not its contrasts hold. */
export function paletteOf(identity: Identity): Palette {
  const recolour = recolouringHex(identity);
  const entries = Object.entries(HOUSE).map(([name, colour]) => [name, recolour(colour)]);
  const made = legible({
    ...HOUSE,
    ...Object.fromEntries(entries),
    ...ALWAYS,
    ...alertsBeside(identity.primary),
  });
  return { ...made, ...goodBeside(made) };
}

/** Colours whose meaning does not follow the brand. */
const ALWAYS = {
  'added-ground': HOUSE['added-ground'],
  'added-ink': HOUSE['added-ink'],
  'removed-ground': HOUSE['removed-ground'],
};

/** Fills in the colours that were not given, from the primary. */
export function completed({ primary, accent, ground }: ChosenColours): Identity {
  const isHouses = isEmerald(primary);
  const under = ground ?? (isHouses ? HOUSE.forest : shownHex(straight(darkOf(oklchOf(primary)))));
  const light = accent ?? (isHouses ? HOUSE.lime : brightBeside(primary, under));
  return {
    primary: primary.toUpperCase(),
    accent: light.toUpperCase(),
    ground: under.toUpperCase(),
  };
}

function isEmerald(colour: string): boolean {
  return colour.toUpperCase() === HOUSE.emerald;
}

/**
 * A bright accent: turned from the primary’s hue towards yellow by the angle from emerald to lime. Hues that are pale at
 * lime’s lightness get darker until they have enough chroma to differ from mint, while their contrast allows it.
 */
function brightBeside(primary: string, ground: string): string {
  const { chroma, hue } = oklchOf(primary);
  const away = Math.abs(turnBetween(EMERALD.hue, LIME.hue));
  const towards = turnBetween(hue, BRIGHTEST);
  const step = Math.sign(towards) * Math.min(away, Math.abs(towards));
  const share = Math.min(1, chroma / EMERALD.chroma);
  const at = (lightness: number) =>
    shownHex(straight({ lightness, chroma: LIME.chroma * share, hue: turn(hue + step) }));
  let [made, most] = [at(LIME.lightness), 0];
  for (let lightness = LIME.lightness; lightness >= DARKEST_ACCENT; lightness -= 0.01) {
    const colour = at(lightness);
    const lively = oklchOf(colour).chroma;
    if (most >= LIVELY * share) break;
    if (contrast(colour, primary) < SIGN || contrast(colour, ground) < TEXT) break;
    if (lively > most) [made, most] = [colour, lively];
  }
  return made;
}

/** A dark ground of the same hue, as forest is to emerald. */
function darkOf({ lightness, chroma, hue }: Oklch): Oklch {
  const ratio = Math.min(1.35, chroma / EMERALD.chroma);
  return {
    lightness: Math.min(FOREST.lightness, lightness * DARKER),
    chroma: FOREST.chroma * ratio,
    hue,
  };
}

/** Makes secondary shades lighter or darker until their text has enough contrast. */
function legible(palette: Palette): Palette {
  const made: Record<ColourName, string> = { ...palette };
  for (const [name, towards] of SECONDARY) {
    for (let step = 0; step < 40 && weakPairs(made, PAIRS_OF.get(name)).length > 0; step++) {
      const colour = oklchOf(made[name]);
      made[name] = shownHex(straight({ ...colour, lightness: clamp(colour.lightness + towards * 0.01) }));
    }
  }
  return made;
}

/** Shades that are always derived, and the direction in which they gain contrast. */
const SECONDARY: readonly (readonly [ColourName, 1 | -1])[] = [
  ['emerald-deep', -1],
  ['stone', -1],
  ['haze', 1],
  ['pane-night', -1],
  ['pane-dusk', -1],
  ['pane-dawn', -1],
];

const PAIRS_OF = new Map(
  SECONDARY.map(([name]) => [name, PAIRS.filter(({ front, back }) => front === name || back === name)]),
);

function derivedIsWeak(chosen: ChosenColours): boolean {
  return weakPairs(paletteOf(completed(chosen))).length > 0;
}

function weakIn(chosen: ChosenColours, colour: Chosen) {
  return weakPairs(paletteOf(completed(chosen)), PAIRS_BY[colour]);
}

const PAIRS_BY = {
  primary: PAIRS.filter(({ by }) => by === 'primary'),
  accent: PAIRS.filter(({ by }) => by === 'accent'),
  ground: PAIRS.filter(({ by }) => by === 'ground'),
};

/** The nearest lightness of the same hue for which `holds` is true; the default colour if there is none. */
function nearestThat(
  chosen: ChosenColours,
  moved: Chosen,
  holds: (candidate: ChosenColours) => boolean,
): string {
  const from = oklchOf(chosen[moved] ?? chosen.primary);
  for (let distance = 0; distance <= 1; distance += 0.01) {
    for (const sign of [-1, 1]) {
      const lightness = from.lightness + sign * distance;
      if (lightness < 0.02 || lightness > 0.99) continue;
      const colour = shownHex(straight({ ...from, lightness }));
      if (holds({ ...chosen, [moved]: colour })) return colour;
    }
  }
  return HOUSE[HOUSE_NAMES[moved]];
}

const HOUSE_NAMES = { primary: 'emerald', accent: 'lime', ground: 'forest' } as const;

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Explains in one French sentence, without the field’s name, why a colour is refused and which to take. */
export function explainFault({ colour, given, nearest, pair, contrast }: ColourFault): string {
  const reached = contrast.toFixed(1).replace('.', ',');
  const least = String(pair.least).replace('.', ',');
  const what = pair.least === TEXT ? 'un texte' : 'un signe';
  const isPale = colour === 'primary' && oklchOf(given).lightness > oklchOf(nearest).lightness + 0.15;
  const otherwise = isPale ? ', ou donnez-la comme accent' : '';
  return `${given} laisse ${what} illisible (${NAMES[pair.front]} sur ${NAMES[pair.back]} : contraste ${reached}, il faut ${least}) ; la couleur la plus proche qui convient est ${nearest}${otherwise}`;
}

const NAMES: Readonly<Record<Pair['front'], string>> = {
  ink: 'l’encre',
  forest: 'le fond sombre',
  emerald: 'la couleur principale',
  'emerald-deep': 'la couleur principale foncée',
  mint: 'la teinte claire',
  lime: 'l’accent',
  paper: 'le papier',
  white: 'le blanc',
  black: 'le noir',
  stone: 'le texte gris',
  line: 'le gris clair',
  haze: 'le texte pâle',
  'pane-night': 'une vitre de nuit',
  'pane-dusk': 'une vitre du soir',
  'pane-dawn': 'une vitre du matin',
  'row-chosen': 'une ligne choisie',
  sign: 'un signe de l’éditeur',
  'added-ground': 'le fond d’un ajout',
  'added-ink': 'un ajout',
  'removed-ground': 'le fond d’un retrait',
  good: 'la couleur de ce qui va bien',
  'good-deep': 'la couleur foncée de ce qui va bien',
  alert: 'la couleur des erreurs',
  'alert-deep': 'la couleur foncée des erreurs',
  'alert-ground': 'le fond d’une erreur',
};

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
function alertsBeside(primary: string): Readonly<Record<Alert, string>> {
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
function goodBeside(palette: Palette): Pick<Palette, 'good' | 'good-deep'> {
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
