import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';

/** Offer of a free talk, as a band or a pane (`content/copy/booking.yaml`). */
export const bookingCopySchema = v.strictObject({
  title: sentence('duration'),
  consultation: sentence('slotsPerMonth'),
  action: words,
  discoveryCall: v.strictObject({ text: sentence('link', 'duration'), link: words }),
});
