import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('of the house’s own colours is the house’s to the letter', () => {
    const { emerald, lime, forest } = HOUSE;
    expect(accepted({ primary: emerald, accent: lime, ground: forest }).palette).toEqual(HOUSE);
    expect(accepted({ primary: emerald }).palette).toEqual(HOUSE);
  });

  it('holds every contrast that the site needs, or is refused, whichever colours are chosen', () => {
    for (const { derived } of outcomes)
      expect(derived.outcome === 'palette' ? weakPairs(derived.palette) : []).toEqual([]);
    expect(new Set(outcomes.map(({ derived }) => derived.outcome))).toEqual(new Set(['palette', 'refused']));
  });

  it('that is refused names colours of the same hue with which it is accepted', () => {
    const refusals = outcomes.flatMap(({ derived }) => (derived.outcome === 'refused' ? [derived] : []));
    expect(refusals.filter(({ nearest }) => derivePalette(nearest).outcome === 'refused')).toEqual([]);
    expect(refusals.filter(({ faults }) => faults.length === 0)).toEqual([]);
  });

  it.each(['#1F4FD8', '#B5472B', '#7A2E8E', '#12284C', '#333333', '#000000'])(
    'comes from %s alone, which stands in it as it was given',
    (primary) => {
      const { palette, identity } = accepted({ primary });
      expect(palette.emerald).toBe(primary);
      expect([palette.lime, palette.forest]).toEqual([identity.accent, identity.ground]);
    },
  );

  it('says which colour is too pale, for what, and the nearest that is not', () => {
    const derived = derivePalette({ primary: '#F5A623' });
    expect(derived.outcome === 'refused' && derived.faults.map(explainFault)).toEqual([
      '#F5A623 laisse un texte illisible (la couleur principale sur le papier : contraste 1,9, il faut 4,5) ; la couleur la plus proche qui convient est #986300, ou donnez-la comme accent',
    ]);
  });
});

describe('recolouring', () => {
  const blue = recolouringHex(accepted({ primary: '#1F4FD8', accent: '#FFB84D' }).identity);

  it('takes each shade of the house’s glass along to the new hue, no darker and no lighter', () => {
    const shades = ['#12503A', '#5DBE97', '#0A2219', '#134634'];
    for (const shade of shades) {
      const made = oklchOf(blue(shade));
      expect(Math.abs(turnBetween(made.hue, oklchOf('#1F4FD8').hue))).toBeLessThan(12);
      expect(Math.abs(made.lightness - oklchOf(shade).lightness)).toBeLessThan(0.06);
    }
  });

  it.each(['#4A50D6', '#EFA34A', '#DD0031', '#FFFFFF', '#808080'])(
    'leaves %s, which is nobody’s green',
    (other) => {
      expect(blue(other)).toBe(other);
    },
  );

  it('reads the short form of a colour', () => {
    expect(hexOf(channelsOf('#0f6'))).toBe('#00FF66');
  });
});
