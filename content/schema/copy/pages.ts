import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf, titledText } from '../text.ts';
import { page, pageFile, pageListingCopy, pageMetaCopy, plain, texts } from './copy-file.ts';

/** A pillar of the home page, and what its customers get. */
const pillar = v.strictObject({ title: words, deliverables: listOf(words, 3, 3) });

const offer = v.strictObject({ name: words, text: sentence('slotsPerMonth', 'demoGuarantee') });

/** Pages without other files, in the order of lists. */
export const pageModules = [
  pageFile('homeCopy', 'home', {
    ...page('/'),
    hero: texts('title', 'lead', 'action'),
    whoWeAre: v.strictObject({
      title: words,
      lead: sentence('brand'),
      ...plain('text', 'action'),
    }),
    solutions: v.strictObject({
      title: words,
      consulting: pillar,
      conception: pillar,
      marketing: pillar,
    }),
    deliveryTimes: texts('title', 'legend', 'prices', 'calculator'),
    collaboration: texts('title'),
  }),
  pageFile('quoteCopy', 'quote', {
    ...page('/obtenir-un-devis'),
    hero: texts('title', 'lead'),
    after: v.strictObject({
      title: words,
      answer: sentence('replyWithin'),
      talk: sentence('freeAdvice'),
      quote: sentence('demoGuarantee'),
    }),
    /** What is given: a name that the whole site uses, and a text that follows its figure. */
    offers: v.strictObject({
      title: words,
      estimate: offer,
      advice: offer,
      consultation: offer,
      discoveryCall: offer,
      development: offer,
    }),
    /** At the end of the page, to the form. */
    ...plain('rating', 'closing', 'back'),
  }),
  pageFile('contactCopy', 'contact', {
    ...page('/contact'),
    hero: v.strictObject({ title: words, lead: sentence('replyWithin', 'freeAdvice') }),
    talk: v.strictObject({
      ...plain('title', 'consultation', 'discoveryCall'),
      offered: sentence('duration'),
      call: words,
    }),
    mailboxes: texts('title', 'recruitment', 'sales', 'press', 'general'),
    form: texts('title'),
  }),
  /** The list of services; its offers are in `content/offers.yaml`. */
  pageFile('serviceListCopy', 'services', {
    ...page('/services'),
    hero: texts('title', 'lead', 'action'),
  }),
  pageFile('technologyListCopy', 'technologies', {
    ...page('/technologies', 'count'),
    hero: v.strictObject({ title: words, lead: sentence('count') }),
    list: words,
    entry: sentence('technology'),
    closing: texts('title', 'action'),
  }),
  /** The list of cities; `{place}` is the locative: « à Lyon »; `{clients}` are those of its case studies. */
  pageFile('cityListCopy', 'cities', {
    ...page('/villes', 'count'),
    hero: v.strictObject({ title: sentence('count'), lead: words }),
    list: words,
    entry: sentence('place'),
    clients: v.strictObject({ one: sentence('clients'), several: sentence('clients') }),
    closing: texts('title', 'action'),
  }),
  pageFile('caseListCopy', 'case-studies', {
    ...page('/realisations', 'count'),
    hero: v.strictObject({
      title: sentence('count'),
      /** When there is one case study, or none. */
      ...plain('titleOfOne', 'titleOfNone', 'lead', 'action'),
    }),
    leads: v.strictObject({
      ...plain('title', 'titleOfTwo', 'titleOfOne'),
      topic: sentence('topic', 'client'),
      action: words,
    }),
    others: texts('title'),
    nothing: texts('title', 'text', 'action'),
    closing: texts('title', 'action'),
  }),
  /** The list of articles. */
  pageFile('blogCopy', 'blog', {
    meta: pageMetaCopy('/blog', 'page'),
    listing: pageListingCopy(),
    /** Value of `{page}` from the second page on. */
    page: sentence('number'),
    ...plain('title', 'feed', 'empty'),
    closing: texts('title', 'action'),
  }),
  /** The price calculator; its questions are in `content/estimates.yaml`. */
  pageFile('estimateCopy', 'estimate', {
    ...page('/estimation'),
    hero: texts('title', 'lead', 'unknown'),
    result: v.strictObject({
      work: sentence('days', 'dayRate'),
      ...plain('complete', 'common'),
      open: sentence('questions'),
      large: sentence('delay'),
      action: words,
      calendar: sentence('delay'),
    }),
    account: v.strictObject({
      ...plain('title', 'assumptions', 'base', 'unanswered'),
      up: texts('title', 'none'),
      down: texts('title', 'none'),
      ...plain('open', 'excluded', 'closing'),
      readOn: sentence('service'),
    }),
    samples: v.strictObject({
      ...plain('title', 'lead', 'action'),
      usual: sentence('usual'),
      beyond: sentence('usual', 'beyond'),
    }),
  }),
  pageFile('deliveryCopy', 'delivery', {
    ...page('/delais'),
    hero: texts('title', 'lead'),
    /** Why the calendar starts on another day than asked. */
    notes: v.strictObject({
      ...plain('unasked', 'unknown', 'unreadable'),
      past: sentence('asked', 'start'),
      holiday: sentence('asked', 'holiday', 'start'),
      closed: sentence('asked', 'start'),
      far: sentence('latest'),
    }),
    /** Title above `notes.unknown`. */
    unknown: texts('title'),
    /** Title above `notes.far`; the action is for both. */
    tooFar: texts('title', 'action'),
    calendar: v.strictObject({
      title: sentence('offer'),
      online: sentence('online'),
      lead: sentence('start', 'delay', 'workingDays'),
      tried: sentence('day', 'share'),
      firstVersion: words,
      /** Text alternative of the calendar. */
      caption: sentence('offer', 'start', 'online'),
      action: words,
      yours: sentence('task'),
    }),
    method: v.strictObject({ title: words, days: titledText, shifts: titledText, reach: titledText }),
    closing: texts('title', 'action'),
  }),
  pageFile('siteMapCopy', 'site-map', {
    ...page('/plan-du-site'),
    ...plain('title', 'introduction', 'agency'),
  }),
] as const;
