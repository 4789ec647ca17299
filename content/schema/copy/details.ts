import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';
import { copyFile, plain, texts } from './copy-file.ts';

/** Texts common to all pages of a kind, each of which has a file of its own. */
export const detailModules = [
  /** A price in two lines. Apart from the texts of /estimation, whose script would hold it. */
  copyFile('priceCopy', 'price', {
    ...plain('unit', 'usual'),
    usualIn: sentence('delay'),
    usualFirst: sentence('first', 'delay'),
    from: sentence('least'),
    fromWith: sentence('least', 'bringing'),
    day: words,
    free: words,
    bought: sentence('work'),
    days: sentence('days', 'dayRate'),
    work: sentence('work'),
    named: sentence('kind'),
    link: words,
    least: sentence('least'),
    done: v.strictObject({
      until: sentence('day', 'total'),
      part: sentence('part', 'total'),
      all: sentence('total'),
      scope: sentence('total', 'scope'),
      days: sentence('days'),
    }),
  }),
  /** Texts common to all service pages. */
  copyFile('serviceCopy', 'service', {
    meta: v.strictObject({ title: sentence('service', 'brand') }),
    /** Defaults for services without their own (specification, section 2, « Service detail »). */
    defaults: v.strictObject({
      heroTitle: sentence('service'),
      ...plain('heroSubTitle', 'heroButton', 'buttonIntro', 'buttonTechno'),
    }),
    ...plain(
      'arguments',
      'delay',
      'arrival',
      'included',
      'excluded',
      'readers',
      'technologies',
      'caseStudies',
    ),
  }),
  /** Texts common to all technology pages. */
  copyFile('technologyCopy', 'technology', {
    meta: v.strictObject({ title: sentence('technology', 'brand') }),
    hero: v.strictObject({ action: sentence('technology'), arguments: sentence('technology') }),
    intro: v.strictObject({ action: words, services: sentence('technology') }),
    fit: v.strictObject({
      title: sentence('technology'),
      /** Accessible name of the panes. */
      label: sentence('technology'),
      ...plain('goodFor', 'notFor', 'deliverables'),
    }),
    /** Default for technologies without their own. */
    action: sentence('technology'),
    questions: sentence('technology'),
    neighbours: words,
  }),
  /** Texts common to all city pages: `{place}` is « à Lyon », `{origin}` « de Lyon ». */
  copyFile('cityCopy', 'city', {
    meta: v.strictObject({
      title: sentence('place', 'brand'),
      keywords: listOf(sentence('city'), 1, 8),
    }),
    hero: v.strictObject({
      title: sentence('place'),
      visit: sentence('place'),
      action: words,
    }),
    needs: sentence('origin'),
    intro: v.strictObject({
      picture: sentence('city', 'department'),
      action: words,
      services: sentence('place'),
    }),
    expertise: v.strictObject({ title: sentence('place'), introduction: sentence('origin') }),
    seal: sentence('city', 'region'),
    questions: sentence('place'),
    office: sentence('home'),
    neighbours: words,
  }),
  /** Texts common to all case studies. */
  copyFile('caseStudyCopy', 'case-study', {
    meta: v.strictObject({ title: sentence('topic', 'client', 'brand'), keywords: listOf(words, 1, 8) }),
    hero: v.strictObject({ madeFor: sentence('client') }),
    story: texts('situation', 'work', 'result', 'cost', 'similar', 'start', 'action'),
    screens: texts('others', 'other'),
    differently: words,
    next: texts('title', 'action', 'following', 'preceding', 'all'),
  }),
  /** Texts around an article. */
  copyFile('articleCopy', 'article', {
    keywords: v.array(words),
    ...plain('price'),
    promotion: v.strictObject({
      ...plain('label', 'title'),
      consultation: sentence('duration', 'slotsPerMonth'),
      ...plain('quote', 'action'),
    }),
    previous: texts('title', 'all'),
  }),
  /** Texts common to all legal pages. */
  copyFile('legalCopy', 'legal', {
    meta: v.strictObject({ title: sentence('title', 'brand') }),
    /** How visits are counted, on the privacy page while they are. */
    visits: v.strictObject({
      title: words,
      texts: v.array(words),
      refusal: words,
      /** Instead of the refusal, where the browser asks all sites not to be followed. */
      asked: words,
      /** Where the browser keeps nothing. */
      unkept: words,
    }),
  }),
];
