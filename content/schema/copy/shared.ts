import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { listOf } from '../text.ts';
import { copyFile, plain, texts, titledWords } from './copy-file.ts';

const received = v.strictObject({
  subject: sentence('reference'),
  opening: words,
  answer: sentence('replyWithin', 'moment'),
  follow: words,
});

/** Texts of the frame, of sections and forms on many pages, and outside of pages. */
export const sharedModules = [
  /** Header, footer and the floating link to the quote page. */
  copyFile('chromeCopy', 'chrome', {
    header: texts('contact', 'quote', 'quoteWide'),
    quoteLink: texts('bubble', 'bar'),
    footer: v.strictObject({
      pitch: sentence('brand', 'tagline'),
      ...plain('reach', 'meet', 'appointment', 'network', 'agency', 'cities'),
    }),
  }),
  /** The three pillars in heroes. */
  copyFile('pillarsCopy', 'pillars', {
    label: words,
    consulting: titledWords,
    conception: titledWords,
    marketing: titledWords,
  }),
  /** The grid of the six trades; keys are the names of their pictures. */
  copyFile('expertiseCopy', 'expertise', {
    ...plain('title', 'introduction'),
    trades: v.strictObject({
      'developpement-web': titledWords,
      'intelligence-artificielle': titledWords,
      'logiciel-mobile': titledWords,
      'devops-cloud': titledWords,
      cybersecurite: titledWords,
      'marketing-croissance': titledWords,
    }),
    action: sentence('brand'),
  }),
  /** Sections on most pages: partners, figures, steps, reviews, questions. */
  copyFile('proofCopy', 'proof', {
    samples: sentence('what'),
    partners: texts('title', 'titleOfOne'),
    founder: v.strictObject({ photoAlt: sentence('name') }),
    figures: texts('title'),
    caseStudy: v.strictObject({ madeFor: sentence('client'), action: words }),
    review: texts('title', 'second'),
    reviews: texts('title', 'action'),
    process: v.strictObject({
      ...plain('title', 'subject', 'action'),
      closing: sentence('subject'),
      technology: sentence('subject'),
    }),
    questions: texts('title', 'commitments', 'action', 'others'),
  }),
  /** Offer of a free talk, as a band or a pane. */
  copyFile('bookingCopy', 'booking', {
    title: sentence('duration'),
    consultation: sentence('slotsPerMonth'),
    action: words,
    discoveryCall: v.strictObject({ text: sentence('link', 'duration'), link: words }),
  }),
  /** The three variants of the quick-estimate form. */
  copyFile('quickEstimateCopy', 'quick-estimate', {
    home: v.strictObject({ title: sentence('replyWithin'), lead: words }),
    subject: texts('title', 'development', 'advice'),
    brief: texts('title', 'lead', 'examples'),
    promises: v.strictObject({ advice: sentence('freeAdvice'), mail: words, price: words }),
  }),
  /** Texts below every form. */
  copyFile('formCopy', 'forms', {
    /** `dated` once the script has the promised time; `undated` before, and without JavaScript. */
    answer: v.strictObject({
      dated: sentence('moment'),
      datedHours: sentence('replyWithin', 'hours'),
      undated: sentence('replyWithin'),
      undatedHours: sentence('hours'),
    }),
    /** Beside the glass house of an empty form. */
    house: words,
    /** Of a form that was refused before it was read. */
    unread: words,
    /** Asks to send once more a form whose origin the browser did not tell. */
    confirmation: texts('title', 'text', 'action'),
    privacy: v.strictObject({ text: sentence('link'), link: words }),
  }),
  /** Meta keywords of every page. */
  copyFile('keywordCopy', 'keywords', { common: listOf(words, 1, 10) }),
  /** Those of services and technologies: the name with each trade and place (specification, section 7). */
  copyFile('expertiseKeywordCopy', 'expertise-keywords', {
    combined: listOf(sentence('name'), 1, 20),
    others: listOf(words, 1, 10),
  }),
  /** Mails to visitors. */
  copyFile('mailCopy', 'mails', {
    confirmation: v.strictObject({
      greeting: words,
      quote: received,
      contact: received,
      reference: sentence('reference'),
      linkIsYours: words,
      more: sentence('phone'),
      closing: words,
      signature: sentence('brand'),
    }),
  }),
  /** The site’s `llms.txt`. */
  copyFile('llmsCopy', 'llms', {
    summary: sentence('brand', 'tagline'),
    offer: sentence('replyWithin', 'freeAdvice', 'mailbox', 'phone'),
  }),
];
