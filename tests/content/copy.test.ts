import { readFileSync } from 'node:fs';
import {
  agency,
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  claimRegister,
  deliveryTimeList,
  estimateList,
  spelledFigureList,
} from 'content-collections';
import dictionary from 'dictionary-fr';
import nspell from 'nspell';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedPages } from '../../app/seo/shared-pages.ts';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import { frenchTypography } from '../../domain/typography.ts';
import { workingDaysOf } from '../../domain/working-hours/working-days.ts';
import { siteContent } from '../support/site-content.ts';
import { type RenderedPage, renderPages } from './rendered-pages.ts';
import { sharedShingles, wordsOf } from './words.ts';

/** Pages whose figures are not promises: stories of invented clients, legal texts, times of day. */
const NOT_OURS =
  /^\/(realisations|article|blog|plan-du-site|mentions-legales|politique-de-confidentialite|accessibilite|confirmation-contact)/;
/** Facts about the world. */
const FACTS = ['47 jours', '0 %'];
const COUNTED = [`${allCities.length} villes`, `${allTechnologies.length} technologies`];

function registeredFigures(): string[] {
  const { keyStats, promises } = claimRegister;
  return [
    ...keyStats.map(({ value, label }) => `${value} ${label}`),
    ...deliveryTimeList.deliveryTimes.map(({ text }) => text),
    ...[promises.replyWithin, promises.freeAdvice, promises.freeDevelopment, promises.demoGuarantee],
    ...[promises.consultation.duration, promises.discoveryCall.duration],
    `${promises.consultation.slotsPerMonth} créneaux`,
    ...spelledFigureList.figures,
    // Key figures of case studies, which other pages show too.
    ...allCaseStudies.map(({ figure }) => figure.value),
    ...(agency.hours.text.match(/\d+\sh/g) ?? []),
  ].map((figure) => figure.replaceAll(/\s+/g, ' '));
}

/** Figures that the calculators derive from the delivery times and sample quotes. */
function calculatedFigures(): string[] {
  const { dayRate, quotes } = estimateList;
  const totals = quotes.map(({ lines }) => lines.reduce((sum, { days }) => sum + days, 0));
  const days = [...totals, ...quotes.flatMap(({ lines }) => lines.map((line) => line.days))];
  const single = (count: number) => ({ least: count, most: count });
  return [
    ...deliveryTimeList.deliveryTimes.map((delay) => `${workingDaysOf(delay.days, agency.hours)} jours`),
    ...days.map((count) => daysInWords(single(count))),
    ...[1, ...totals].map((count) => eurosInWords(single(count), dayRate)),
  ].map((figure) => figure.replaceAll(/\s+/g, ' '));
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');

const BODIES = [...allServices, ...allTechnologies, ...allCities].map(({ path, name, description1 }) => ({
  path,
  name,
  words: wordsOf(plain(description1)),
}));

describe('the texts of services, technologies and cities', () => {
  it.each(BODIES)('$path is as long as it should be', ({ path, words }) => {
    const [least, most] = path.startsWith('/services') ? [400, 700] : [250, 450];
    expect(words.length).toBeGreaterThanOrEqual(least);
    expect(words.length).toBeLessThanOrEqual(most);
  });

  it('share at most 15 % of their six-word sequences with any other, their own names aside', () => {
    const alike = BODIES.flatMap((one, index) =>
      BODIES.slice(index + 1)
        .map((other) => ({ one: one.path, other: other.path, share: sharedShingles(one, other) }))
        .filter(({ share }) => share > 0.15),
    );
    expect(alike).toEqual([]);
  });
});

describe('every page', () => {
  let pages: RenderedPage[];
  beforeAll(async () => {
    pages = await renderPages();
  });

  /** Faults found in texts, each with the first page that has it. */
  function complaints(find: (text: string) => readonly string[]): string[] {
    const met = new Map<string, string>();
    for (const { path, texts } of pages) {
      for (const fault of texts.flatMap(find)) if (!met.has(fault)) met.set(fault, path);
    }
    return [...met].map(([fault, path]) => `${path}: ${fault}`);
  }

  it('has a unique title and a unique description', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
  });

  it('shows the same title as its share picture', () => {
    const textsOf = new Map(pages.map(({ path, texts }) => [path, texts]));
    const others = sharedPages(siteContent).filter(
      ({ path, title }) => !textsOf.get(path)?.includes(frenchTypography(title)),
    );
    expect(others.map(({ path, title }) => [path, title])).toEqual([]);
  });

  it('follows the rules of French typography', () => {
    const rules = [
      /\S*["']\S*/g,
      /\S+ [;:!?»](?!\S)/g,
      /« \S+/g,
      /[\p{L}\d)][;!?»](?=\s|$)/gu,
      /\p{L}:(?=\s|$)/gu,
      /«(?![\u202f\u00a0])\S*/g,
      /\d (?:%|€|\d{3}\b)/g,
      /\.\.\./g,
    ];
    expect(complaints((text) => rules.flatMap((rule) => text.match(rule) ?? []))).toEqual([]);
  });

  it('is spelt correctly by the French dictionary or our own word list', () => {
    const spelling = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
    const known = new Set(readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n'));
    const isRight = (word: string) =>
      known.has(word) ||
      spelling.correct(word) ||
      word.split('-').every((part) => known.has(part) || spelling.correct(part));
    expect(complaints((text) => spellable(text).filter((word) => !isRight(word)))).toEqual([]);
  });

  it('states no figure that is not in the register of claims', () => {
    const figures =
      /(?:\d+\s+(?:à|et|ou)\s+)?\d[\d\s,]*?\s(?:heures?|h|jours?|semaines?|mois|ans?|minutes?|créneaux|projets|villes|partenaires|technologies|services|clients|%|€)(?:\souvrées)?(?!\p{L})/gu;
    const known = new Set([...registeredFigures(), ...calculatedFigures(), ...COUNTED, ...FACTS]);
    const own = pages.filter(({ path }) => !NOT_OURS.test(path));
    const unknown = own.flatMap(({ path, texts }) =>
      texts
        .flatMap((text) => text.match(figures) ?? [])
        .map((figure) => figure.replaceAll(/\s+/g, ' '))
        .filter((figure) => !known.has(figure))
        .map((figure) => `${path}: ${figure}`),
    );
    expect(unknown).toEqual([]);
  });

  it('never announces the thirty-six cities of the first draft', () => {
    expect(complaints((text) => text.match(/\b36\s+villes|trente-six villes/gi) ?? [])).toEqual([]);
  });

  it('has no filler', () => {
    const filler =
      /lorem|ipsum|\bTODO\b|\bTBD\b|\bplaceholder\b|\b(?:click|read more|learn more|coming soon|here)\b|texte à venir|à l’ère du (?:digital|numérique)/gi;
    expect(complaints((text) => text.match(filler) ?? [])).toEqual([]);
  });
});

/** Words to look up: without elided articles, addresses, and words in capitals or digits. */
function spellable(text: string): string[] {
  const words =
    text
      .replaceAll(/\S+@\S+|https?:\S+|\S+\.(?:example|fr|com|js)\b/g, ' ')
      .match(/(?<![\p{L}\d])\p{L}+(?:[’-]\p{L}+)*/gu) ?? [];
  return words
    .map((word) => word.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)’/i, ''))
    .map((word) =>
      word.replace(
        /-(?:t-)?(?:je|tu|ils?|elles?|nous|vous|on|ce|ci|là|le|la|les|moi|lui|leur|en|y)(?:-(?:le|la|les|en|y))?$/,
        '',
      ),
    )
    .map((word) => word.replaceAll('’', "'"))
    .filter((word) => word.length > 1 && !/^[\p{Lu}\d-]+$/u.test(word));
}
