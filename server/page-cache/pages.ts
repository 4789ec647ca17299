import { SITE } from '../../app/seo/site-address.ts';
import { BARE_POLICY, fixedSecurityHeaders } from '../http/security-headers.ts';
import { loaderServicesFor, logFault, NO_FORMS } from '../loader-services.ts';
import type { RenderScreen } from '../screens.ts';
import type { Services } from '../services.ts';
import { createPageCache, type Made, type PageCache } from './page-cache.ts';
import { type PrecompressedResponse, packPage, precompressed } from './precompressed-response.ts';

/** Memory for all pages in all codings (bytes); the whole site takes a twelfth of it. */
const MAX_BYTES = 64 * 1024 ** 2;

/**
 * Browsers revalidate each time. A shared cache may serve a page for a minute, for ten more while it revalidates,
 * and for a day while the server fails.
 */
export const PAGE_CACHING =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** Stands for the request id in the log when no request asked for the page. */
const UNASKED = 'unasked';

/** An answer that is not cached: an error, a redirect, a page that depends on the time. */
interface PassingAnswer {
  status: number;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** The cached pages, by `pageAddress`. */
export type Pages = PageCache<PrecompressedResponse, PassingAnswer>;

/**
 * Creates the page cache. A page is rendered from its address alone, never from a visitor’s request, so that
 * nothing of one visitor reaches another.
 */
export function createPages(services: Services, renderScreen: RenderScreen): Pages {
  const { articles, clock, config, logger, metrics, siteRevision } = services;
  const securityHeaders = fixedSecurityHeaders(config.isHttps);

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
    const policy = headers.get('Content-Security-Policy') ?? BARE_POLICY;
    headers.delete('Content-Security-Policy');
    const keptHeaders = {
      ...Object.fromEntries(headers),
      'Cache-Control': PAGE_CACHING,
      'Content-Security-Policy': policy,
      ...securityHeaders,
    };
    const packed = await packPage(body, requestId === null ? 'unawaited' : 'awaited');
    const page = precompressed(packed, keptHeaders);
    return { page, bytes: page.bytes, isLasting: !record.readArticles };
  }

  return createPageCache({
    make,
    revision: articles.revision,
    siteRevision,
    clock,
    maxBytes: MAX_BYTES,
    onLookup: metrics.pageLooked,
    onFault: (error) => logFault(logger, UNASKED, error),
  });
}
