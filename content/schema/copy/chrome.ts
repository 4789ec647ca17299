import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Header, footer and the floating link to the quote page (`content/copy/chrome.yaml`). */
export const chromeCopySchema = v.strictObject({
  header: v.strictObject({ contact: words, quote: words, quoteWide: words }),
  quoteLink: v.strictObject({ bubble: words, bar: words }),
  footer: v.strictObject({
    pitch: sentence('brand', 'tagline'),
    reach: words,
    meet: words,
    appointment: words,
    network: words,
    agency: words,
    cities: words,
  }),
});
