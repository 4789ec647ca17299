import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { weakPairs } from './contrast.ts';
import { HOUSE } from './house.ts';
import { channelsOf, hexOf, oklchOf, turnBetween } from './oklch.ts';
import { type ChosenColours, derivePalette, explainFault } from './palette.ts';
import { recolouringHex } from './recolour.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => hexOf([(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]));
const chosen = fc.record({
  primary: colour,
  accent: fc.option(colour, { nil: undefined }),
  ground: fc.option(colour, { nil: undefined }),
});
const outcomes = fc
  .sample(chosen, { seed: 2026, numRuns: 200 })
  .map((colours) => ({ colours, derived: derivePalette(colours) }));

function accepted(colours: ChosenColours) {
  const derived = derivePalette(colours);
  if (derived.outcome !== 'palette') throw new Error(`${JSON.stringify(colours)} was refused`);
  return derived;
}

describe('a palette', () => {
  it('of the default colours is the default palette', () => {
    const { emerald, lime, forest } = HOUSE;
    expect(accepted({ primary: emerald, accent: lime, ground: forest }).palette).toEqual(HOUSE);
    expect(accepted({ primary: emerald }).palette).toEqual(HOUSE);
  });

  it('has enough contrast everywhere, or is refused, for any colours', () => {
    for (const { derived } of outcomes)
      expect(derived.outcome === 'palette' ? weakPairs(derived.palette) : []).toEqual([]);
    expect(new Set(outcomes.map(({ derived }) => derived.outcome))).toEqual(new Set(['palette', 'refused']));
  });

  it('that is refused names colours of the same hue that are accepted', () => {
    const refusals = outcomes.flatMap(({ derived }) => (derived.outcome === 'refused' ? [derived] : []));
    expect(refusals.filter(({ nearest }) => derivePalette(nearest).outcome === 'refused')).toEqual([]);
    expect(refusals.filter(({ faults }) => faults.length === 0)).toEqual([]);
  });

  testAll(['#1F4FD8', '#B5472B', '#7A2E8E', '#12284C', '#333333', '#000000'])(
    'can be derived from one colour alone, which it contains unchanged',
    (primary) => {
      const { palette, identity } = accepted({ primary });
      expect(palette.emerald).toBe(primary);
      expect([palette.lime, palette.forest]).toEqual([identity.accent, identity.ground]);
    },
  );

  testAll(['#1F4FD8', '#0B6FA4', '#B5472B', '#C8102E', '#7A2E8E', '#B45309'])(
    'has an accent that differs from mint',
    (primary) => {
      const { palette } = accepted({ primary });
      expect(oklchOf(palette.lime).chroma).toBeGreaterThan(1.8 * oklchOf(palette.mint).chroma);
    },
  );

  it('has green for additions and red for removals, whatever the brand', () => {
    const { palette } = accepted({ primary: '#B5472B' });
    for (const name of ['added-ground', 'added-ink', 'removed-ground'] as const)
      expect(palette[name]).toBe(HOUSE[name]);
  });

  it('names the colour that is too pale, its use, and the nearest alternative', () => {
    const derived = derivePalette({ primary: '#F5A623' });
    expect(derived.outcome === 'refused' && derived.faults.map(explainFault)).toEqual([
      '#F5A623 laisse un texte illisible (la couleur principale sur le papier : contraste 1,9, il faut 4,5) ; la couleur la plus proche qui convient est #986300, ou donnez-la comme accent',
    ]);
  });
});

describe('the colours of errors', () => {
  testAll(['#1F4FD8', '#7A2E8E', '#0F7B55', '#333333'])(
    'are the default red beside other hues',
    (primary) => {
      expect(accepted({ primary }).palette.alert).toBe(HOUSE.alert);
    },
  );

  testAll(['#B5472B', '#C8102E', '#C2185B', '#A63A50', '#B45309', '#8B1E3F'])(
    'turn to another hue beside a red, without being paler',
    (primary) => {
      const { palette } = accepted({ primary });
      for (const name of ['alert', 'alert-deep'] as const) {
        expect(Math.abs(turnBetween(oklchOf(palette[name]).hue, oklchOf(primary).hue))).toBeGreaterThan(27);
        expect(Math.abs(oklchOf(palette[name]).lightness - oklchOf(HOUSE[name]).lightness)).toBeLessThan(
          0.01,
        );
      }
    },
  );
});

describe('the colours of what is on time', () => {
  it.each(['#1F4FD8', '#7A2E8E', '#333333'])('are the brand’s where it is %s', (primary) => {
    const { palette } = accepted({ primary });
    expect([palette.good, palette['good-deep']]).toEqual([primary, palette['emerald-deep']]);
  });

  testAll(['#B5472B', '#C8102E', '#8B1E3F', '#986300'])(
    'are green where the brand has a colour of warnings',
    (primary) => {
      const { palette } = accepted({ primary });
      expect([palette.good, palette['good-deep']]).toEqual([HOUSE.good, HOUSE['good-deep']]);
    },
  );
});

describe('recolouring', () => {
  const blue = recolouringHex(accepted({ primary: '#1F4FD8', accent: '#FFB84D' }).identity);

  it('maps each shade of glass to the new hue, with the same lightness', () => {
    const shades = ['#12503A', '#5DBE97', '#0A2219', '#134634'];
    for (const shade of shades) {
      const made = oklchOf(blue(shade));
      expect(Math.abs(turnBetween(made.hue, oklchOf('#1F4FD8').hue))).toBeLessThan(12);
      expect(Math.abs(made.lightness - oklchOf(shade).lightness)).toBeLessThan(0.06);
    }
  });

  it('turns greens near lime towards the accent', () => {
    const red = recolouringHex(accepted({ primary: '#B5472B', accent: '#F4D35E' }).identity);
    const hues = [HOUSE.emerald, '#3F9D5B', '#5FB04A', '#8FC94A', HOUSE.lime].map(
      (colour) => oklchOf(red(colour)).hue,
    );
    expect(hues).toEqual(hues.toSorted((a, b) => a - b));
  });

  it('makes no light redder than the accent, and shades yellow to amber rather than olive', () => {
    const accent = oklchOf('#FFB84D').hue;
    for (const light of ['#FFF3A6', '#EFFBD8', '#FFFBE8'])
      expect(oklchOf(blue(light)).hue).toBeGreaterThan(accent - 4);
    const red = recolouringHex(accepted({ primary: '#B5472B', accent: '#F4D35E' }).identity);
    for (const shade of ['#4A5A20', '#6C7F3E', '#2C4321']) expect(oklchOf(red(shade)).hue).toBeLessThan(80);
  });

  it('has no green between blue glass and amber light', () => {
    for (const green of ['#436C37', '#2C4321', '#84A758', '#5DBE97', '#9AC48F', '#61835E', '#21371B']) {
      const { chroma, hue } = oklchOf(blue(green));
      expect(chroma < 0.02 || hue < 90 || hue > 215, `${green} becomes ${blue(green)}`).toBe(true);
    }
  });

  it('recolours turquoise in drawings without a client’s colours', () => {
    const { identity } = accepted({ primary: '#B5472B' });
    expect(recolouringHex(identity)('#1C8C96')).toBe('#1C8C96');
    expect(Math.abs(turnBetween(oklchOf(recolouringHex(identity, true)('#1C8C96')).hue, 35))).toBeLessThan(
      40,
    );
  });

  testAll(['#4A50D6', '#EFA34A', '#DD0031', '#FFFFFF', '#808080'])(
    'leaves colours that are not the house’s unchanged',
    (other) => {
      expect(blue(other)).toBe(other);
    },
  );

  it('parses the short form of a colour', () => {
    expect(hexOf(channelsOf('#0f6'))).toBe('#00FF66');
  });
});
