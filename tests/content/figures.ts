import {
  agencyFile as agency,
  allCaseStudies,
  allCities,
  allTechnologies,
  claimsFile as claimRegister,
  deliveryTimeList,
  estimateList,
  menu,
  spelledFigureList,
} from 'content-collections';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import { workingDaysOf } from '../../domain/working-hours/working-days.ts';

/** Facts about the world. */
const FACTS = ['47 jours', '0 %'];
const COUNTED = [`${allCities.length} villes`, `${allTechnologies.length} technologies`];

/** Figures that a page may state: from the register, calculated, or counted. */
export function knownFigures(): Set<string> {
  return new Set([...registeredFigures(), ...calculatedFigures(), ...COUNTED, ...FACTS]);
}

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
    ...(menu.caseStudy ? [menu.caseStudy.figure] : []),
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
