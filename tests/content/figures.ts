import {
  agencyFile as agency,
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  claimsFile as claimRegister,
  deliveryTimeList,
  estimateList,
  menu,
  offerList,
  spelledFigureList,
} from 'content-collections';
import { estimate } from '../../domain/estimate/estimate.ts';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import { workingDaysOf } from '../../domain/working-hours/working-days.ts';

/** A figure that could be a promise. */
export const FIGURES =
  /(?:\d+\s+(?:à|et|ou)\s+)?\d[\d\s,]*?\s(?:heures?|h|jours?|semaines?|mois|ans?|minutes?|créneaux|projets|villes|partenaires|technologies|services|clients|%|€)(?:\souvrées)?(?!\p{L})/gu;

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
    // Key figures and screens of case studies, which other pages show too.
    ...allCaseStudies.flatMap(({ figure, images }) => [
      figure.value,
      ...images.flatMap(({ alt }) => alt.match(FIGURES) ?? []),
    ]),
    ...(menu.caseStudy ? [menu.caseStudy.figure] : []),
    ...(agency.hours.text.match(/\d+\sh/g) ?? []),
  ].map((figure) => figure.replaceAll(/\s+/g, ' '));
}

/** Figures that the calendar and the price lines derive from the delivery times and estimates. */
function calculatedFigures(): string[] {
  const { dayRate, kinds } = estimateList;
  const days = kinds.flatMap((kind) => [kind.base, single(kind.base.most), single(estimate(kind, {}).least)]);
  const offers = Object.values(offerList).flatMap((group) => group.offers);
  const usual = [...allServices, ...allTechnologies, ...offers].flatMap(({ usualWork }) =>
    usualWork ? [usualWork.days] : [],
  );
  const parts = [...allServices, ...allTechnologies, ...allCities].map(({ caseStudy }) => caseStudy?.part);
  const work = [
    ...allCaseStudies.flatMap(({ workDays, firstVersion, part }) => [
      workDays,
      firstVersion?.workDays,
      part?.workDays,
    ]),
    ...parts.map((part) => part?.workDays),
  ]
    .filter((each) => each !== undefined)
    .map(single);
  return [
    ...work.map(daysInWords),
    ...deliveryTimeList.deliveryTimes.map((delay) => `${workingDaysOf(delay.days, agency.hours)} jours`),
    ...usual.map(daysInWords),
    // « de 3 300 à 4 400 € » of an estimate, « entre 3 300 et 4 400 € » of a price line.
    ...[single(1), ...work, ...days, ...usual]
      .map((range) => eurosInWords(range, dayRate))
      .flatMap((words) => [words, words.replace(' à ', ' et ')])
      .flatMap((words) => words.match(FIGURES) ?? []),
  ].map((figure) => figure.replaceAll(/\s+/g, ' '));
}

function single(count: number) {
  return { least: count, most: count };
}
