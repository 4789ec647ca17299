import { SITE } from '../../app/seo/site-address.ts';
import { AppError } from '../errors.ts';
import { BARE_POLICY, contentSecurityPolicy, fixedSecurityHeaders } from '../http/security-headers.ts';
import { loaderServicesFor, logFault } from '../loader-services.ts';
import type { RenderScreen } from '../screens.ts';
import type { Services } from '../services.ts';
import { createPageCache, FRESH_FOR, type Made, type PageCache, STALE_FOR } from './page-cache.ts';
import { type PrecompressedResponse, packPage, precompressed } from './precompressed-response.ts';

/** Memory for all pages in all codings (bytes): the whole site takes a sixth of it. */
const MAX_BYTES = 64 * 1024 ** 2;

/**
 * A browser asks each time whether its page is still the one; a cache between us may answer for a minute by itself and
 * for ten more while it asks, and for a day while nobody answers it.
 */
export const PAGE_CACHING = `public, max-age=0, s-maxage=${FRESH_FOR}, stale-while-revalidate=${STALE_FOR}, stale-if-error=86400`;

/** In the log, in place of a request's id, where a page is made before anybody asks for it. */
const UNASKED = 'unasked';

/** An answer for those who wait for it: an error, a page of this moment, a way to another address. */
export interface PassingAnswer {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** The pages that are kept for everybody, by their address (`pageAddress`). */
export type Pages = PageCache<PrecompressedResponse, PassingAnswer>;

/**
 * Makes and keeps the site's pages. A page is made from its address alone, never from a visitor's request, so that
 * nothing of one visitor reaches the next.
 */
export function createPages(services: Services, renderScreen: RenderScreen): Pages {
  const { articles, clock, config, facts, logger, metrics } = services;
  const securityHeaders = fixedSecurityHeaders(config.publicUrl.protocol === 'https:');

  async function make(
    address: string,
    requestId: string | null,
  ): Promise<Made<PrecompressedResponse, PassingAnswer>> {
    const { loaderServices, record } = loaderServicesFor(services, requestId ?? UNASKED);
    const screen = await renderScreen(new Request(SITE + address), { ...loaderServices, ...NO_FORMS });
    const { status, headers } = screen;
    const body = Buffer.from(await screen.arrayBuffer());
    const isOfMoment = record.missedSomething || headers.get('Cache-Control') === 'no-store';
    if (status !== 200 || isOfMoment)
      return { uncacheable: { status, headers, body }, isFault: status >= 500 || record.missedSomething };
    const keptHeaders = {
      ...Object.fromEntries(headers),
      'Cache-Control': PAGE_CACHING,
      'Content-Security-Policy': isHtml(headers) ? contentSecurityPolicy(body.toString()) : BARE_POLICY,
      ...securityHeaders,
    };
    const packed = await packPage(body, requestId === null ? 'unawaited' : 'awaited');
    const page = precompressed(packed, keptHeaders);
    return { page, bytes: page.bytes, dataVersion: record.articlesVersion };
  }

  return createPageCache({
    make,
    localRevision: articles.localRevision,
    siteRevision: facts.revision,
    dataVersion: articles.dataVersion,
    clock,
    maxBytes: MAX_BYTES,
    onLookup: metrics.pageLooked,
    onFault: (error) => logFault(logger, UNASKED, error),
  });
}

/** Whether an answer is a page, which says by its content policy what may run in it. */
export function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Pages are asked for, not posted to. */
const NO_FORMS = { readForm: noForm, submitLead: noForm };

async function noForm(): Promise<never> {
  throw new AppError('method_not_allowed');
}
