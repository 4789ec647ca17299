import * as v from 'valibot';
import { CAMPAIGN_NAMES, type LeadOrigin } from '../../domain/leads/origin.ts';
import { pageKindOf } from '../../domain/leads/page-kind.ts';
import { cleanLine, hasForbiddenCharacters, withoutInvisible } from '../../domain/leads/text.ts';
import { mayHoldToken } from '../../domain/leads/tracking.ts';
import { toStored } from '../clock.ts';
import { isOwnOrigin, refererPage } from '../http/same-origin.ts';

/** Longest value kept (code points); what is longer is cut. */
const LONGEST = 100;
/** Longest path stored with a lead; the site’s own are shorter. */
const LONGEST_PATH = 300;
/** How long ago an arrival may be (ms): a tab that is older tells nothing of this lead. */
const LONGEST_VISIT = 7 * 24 * 3600_000;

const address = v.fallback(v.pipe(v.string(), v.maxLength(8000)), '');
const milliseconds = v.fallback(
  v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_VISIT))),
  null,
);

/** A visit as it was sent (`SentVisit`): whatever does not fit is unknown. */
export const sentVisitSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.tuple([address, milliseconds, address, address]),
      v.transform(([referrer, age, before, start]) => ({ start, referrer, age, before })),
    ),
  ),
  null,
);

/** `null` where no script ran. */
export type ReadVisit = v.InferOutput<typeof sentVisitSchema>;

interface KnownVisit {
  /** Headers of the request, whose referrer is the form’s page. */
  headers: Headers;
  publicUrl: URL;
  sent: ReadVisit;
  now: Temporal.Instant;
}

/**
 * Where a lead came from, from what a browser says of it, which anybody can forge. A document whose referrer is a page
 * of the site began in the middle of a visit: that page is then the first one known, and neither the site before it
 * nor the moment is.
 */
export function readOrigin({ headers, publicUrl, sent, now }: KnownVisit): LeadOrigin {
  const isOwn = ({ origin }: URL) => isOwnOrigin(origin, headers.get('Host'), publicUrl);
  const form = refererPage(headers, publicUrl);
  const [start, referrer] = [URL.parse(sent?.start ?? ''), URL.parse(sent?.referrer ?? '')];
  const ownStart = start && isOwn(start) ? start : null;
  const middle = referrer && isOwn(referrer) ? referrer : null;
  const tagged = [middle, ownStart, form].find((page) =>
    CAMPAIGN_NAMES.some((name) => page?.searchParams.get(name)),
  );
  const arrival = middle ?? ownStart ?? tagged ?? null;
  const previous = URL.parse(sent?.before ?? '');
  const before = previous && isOwn(previous) ? previous : middle;
  const age = middle === null && ownStart !== null ? (sent?.age ?? null) : null;
  const tag = (name: (typeof CAMPAIGN_NAMES)[number]) => keptText(tagged?.searchParams.get(name) ?? '');
  return {
    page: pathOf(form),
    // Who has gone back to the form comes from it, as far as the browser tells.
    page_before: before && before.pathname !== form?.pathname ? pageKindOf(before.pathname) : null,
    arrival_page: pathOf(arrival),
    arrived_at: age === null ? null : toStored(now.subtract({ milliseconds: Math.round(age) })),
    referrer: middle ? null : siteOf(referrer),
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign'),
    utm_term: tag('utm_term'),
    utm_content: tag('utm_content'),
  };
}

/** The path of a page; `null` for one that may hold a token, or that a link would leave the site by. */
function pathOf(page: URL | null): string | null {
  const path = page?.pathname ?? '';
  const isShown = path.length > 0 && path.length <= LONGEST_PATH && !path.startsWith('//');
  return isShown && !mayHoldToken(path) ? path : null;
}

/** The domain of the site, or of the application, that a link was followed from. */
function siteOf(referrer: URL | null): string | null {
  if (!referrer || !/^(?:https?|android-app):$/.test(referrer.protocol)) return null;
  const domain = referrer.hostname.replace(/^www\./, '');
  return domain.length <= LONGEST && /^[a-z\d][a-z\d.-]*$/.test(domain) ? domain : null;
}

function keptText(sent: string): string | null {
  const text = withoutInvisible(cleanLine(sent.slice(0, 4 * LONGEST))).trim();
  if (text === '' || hasForbiddenCharacters(text)) return null;
  return [...text].slice(0, LONGEST).join('').trim();
}
