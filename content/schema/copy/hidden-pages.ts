import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { titledText } from '../text.ts';
import { copyFile, plain, texts, titledWords } from './copy-file.ts';

/** Texts that differ between quote requests and messages. */
const ofKind = v.strictObject({
  ...plain('title', 'received', 'taken'),
  closed: sentence('phone'),
  withdrawn: sentence('moment'),
  steps: texts('received', 'taken'),
  ...plain('withdraw', 'erase'),
  erasure: texts('title', 'final'),
});

/** Pages that no list names and no search engine shows. */
export const hiddenPageModules = [
  copyFile('searchCopy', 'search', {
    meta: v.strictObject({ title: sentence('brand'), description: words }),
    title: words,
    /** Title once there is a query. */
    results: v.strictObject({
      none: sentence('query'),
      /** Below `none`. */
      help: words,
      best: sentence('count', 'query'),
      all: sentence('pages', 'query'),
    }),
    leads: v.strictObject({
      ...plain('start', 'all'),
      project: texts('title', 'estimate', 'delivery', 'contact'),
    }),
  }),
  /** What visitors search for, and the page that they mean. */
  copyFile('searchWordCopy', 'search-words', {
    pages: v.array(
      v.strictObject({
        page: v.pipe(words, v.startsWith('/', 'une adresse du site commence par /')),
        words: v.pipe(v.array(words), v.nonEmpty('aucun mot ne mène à cette page')),
      }),
    ),
  }),
  /** The page after a form was sent. */
  copyFile('confirmationCopy', 'confirmation', {
    meta: v.strictObject({
      quoteTitle: sentence('brand'),
      contactTitle: sentence('brand'),
      description: words,
    }),
    quote: v.strictObject({ ...titledText.entries, follow: words }),
    contact: v.strictObject({ title: words, text: sentence('replyWithin'), follow: words }),
    receipt: v.strictObject({
      answerBy: sentence('moment'),
      /** While the agency is closed for days; in the mail too. */
      closed: sentence('day'),
      /** The same on forms, after the promised moment. */
      reference: sentence('reference'),
      advice: words,
    }),
    next: v.strictObject({ title: words, mail: titledText, reading: titledText, call: titledText }),
  }),
  /** The page where visitors follow their lead. */
  copyFile('trackingCopy', 'tracking', {
    meta: v.strictObject({ title: sentence('brand'), description: words }),
    quote: ofKind,
    contact: ofKind,
    answered: sentence('moment'),
    promise: v.strictObject({ answerBy: sentence('moment'), late: sentence('phone') }),
    steps: texts('taken', 'answered', 'answeredBy'),
    forms: v.strictObject({
      ...plain('label', 'title'),
      sent: sentence('moment'),
      added: sentence('moment'),
      ...plain('completed', 'corrected', 'completion', 'completionExample', 'withdrawal'),
    }),
    erasure: v.strictObject({
      ...plain('what', 'told'),
      others: sentence('mailbox'),
      ...plain('erase', 'keep'),
    }),
    unknown: v.strictObject({ title: words, text: sentence('phone') }),
    erased: titledWords,
    faults: v.strictObject({
      notUnderstood: words,
      mostAdditions: sentence('mailbox'),
      mostCorrections: sentence('phone'),
    }),
  }),
  /** Pages for unknown addresses (404) and for errors. */
  copyFile('errorCopy', 'errors', {
    notFound: v.strictObject({
      meta: v.strictObject({ title: sentence('brand'), description: words }),
      title: words,
    }),
    failure: v.strictObject({
      meta: v.strictObject({ title: sentence('brand') }),
      offline: titledText,
      broken: titledText,
      reach: sentence('phone', 'mailbox'),
    }),
  }),
];
