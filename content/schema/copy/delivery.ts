import * as v from 'valibot';
import { sentence, words } from '../sentence.ts';
import { titledText } from '../text.ts';
import { pageListingCopy, pageMetaCopy } from './meta.ts';

/** The delivery calculator (`content/copy/delivery.yaml`). */
export const deliveryCopySchema = v.strictObject({
  meta: pageMetaCopy('/delais'),
  listing: pageListingCopy(),
  hero: v.strictObject({ title: words, lead: words }),
  /** Why the calendar starts on another day than asked. */
  notes: v.strictObject({
    unasked: words,
    unknown: words,
    unreadable: words,
    past: sentence('asked', 'start'),
    holiday: sentence('asked', 'holiday', 'start'),
    closed: sentence('asked', 'start'),
    far: sentence('latest'),
  }),
  /** Title above `notes.unknown`. */
  unknown: v.strictObject({ title: words }),
  /** Title above `notes.far`; the action is for both. */
  tooFar: v.strictObject({ title: words, action: words }),
  calendar: v.strictObject({
    title: sentence('offer'),
    online: sentence('online'),
    lead: sentence('start', 'delay', 'workingDays'),
    /** Text alternative of the calendar. */
    caption: sentence('offer', 'start', 'online'),
    action: words,
    yours: sentence('task'),
  }),
  method: v.strictObject({ title: words, days: titledText, shifts: titledText, reach: titledText }),
});
