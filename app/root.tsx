import { agency, errorCopy, look } from 'content-collections';
import { type ReactNode, Suspense, useContext } from 'react';
import { preload } from 'react-dom';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation } from 'react-router';
import { fillText } from '../content/sentence.ts';
import type { Route } from './+types/root';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { PageScroll } from './chrome/page-scroll.tsx';
import { useArrivalFocus } from './chrome/use-on-navigation.ts';
import bricolage from './fonts/bricolage-grotesque.woff2?url';
import instrumentSans from './fonts/instrument-sans.woff2?url';
import { ScriptMark } from './script-mark.ts';
import { ErrorScreen, type ScreenFault } from './sections/error-screen.tsx';
import { NotFound } from './sections/not-found.tsx';
import { notFoundMeta } from './seo/page-meta.ts';
import stylesheet from './styles/app.css?inline';
import motionStart from './ui/motion-start.ts?script';
import { Sections } from './ui/sections.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/icone.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

// In development Vite replaces the styles without a reload.
if (import.meta.env.DEV && !import.meta.env.SSR) void import('./styles/app.css');

/** Preloaded by React, which puts fonts before the picture of the hero; the larger file first, on the open connection. */
const FONTS = [instrumentSans, bricolage];

/** For error screens only: every route has its own title. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [];
  if (isMissing(error)) return notFoundMeta();
  return [{ title: fillText(errorCopy.failure.meta.title, { brand: agency.brand }) }];
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const mark = useContext(ScriptMark);
  for (const font of FONTS) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  useArrivalFocus();
  return (
    // The inline script sets attributes that the server does not know.
    <html lang="fr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look.themeColour} />
        <script
          nonce={mark}
          // Already executed at hydration: its text is left out of the client's modules.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? motionStart : '' }}
        />
        <InlineStyles mark={mark} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-svh flex-col">
        {/* Its mark is what hydration looks for in the body: it would take an extension’s `<div>` for one of ours. */}
        <Suspense>
          <Sections>
            <a
              href="#contenu"
              className="fixed top-2 left-2 z-50 -translate-y-20 rounded-pane border border-ink bg-lime px-4 py-2 font-semibold text-ink focus:translate-y-0 print:hidden"
            >
              Aller au contenu
            </a>
            <Header />
          </Sections>
        </Suspense>
        <main id="contenu" tabIndex={-1} className="grow outline-none">
          <Suspense>{children}</Suspense>
        </main>
        <Suspense>
          <Sections>{pathname === '/obtenir-un-devis' ? null : <Footer />}</Sections>
        </Suspense>
        <PageScroll />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * The stylesheet in the page: a file of its own would be a round trip more before the first paint. When an error screen
 * re-creates the document, the text stays the same, because the content policy has its hash.
 */
function InlineStyles({ mark }: { mark: string | undefined }) {
  const text = import.meta.env.SSR ? stylesheet : document.querySelector('style')?.textContent;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
  return <style nonce={mark} dangerouslySetInnerHTML={{ __html: text ?? '' }} />;
}

export default function App() {
  const { pathname } = useLocation();
  // Pages share no elements: a translator’s text would stay where React changes its own.
  return <Outlet key={pathname} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isMissing(error)) return <NotFound />;
  return <ErrorScreen fault={faultOf(error)} cause={error} />;
}

/** Whether there is no such page, or no longer. */
function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
}

/** Messages of a failed request in Chrome, Firefox and Safari. */
const NETWORK_ERROR = /^(?:Failed to fetch|NetworkError|Load failed)/;

function faultOf(error: unknown): ScreenFault {
  const isOffline = !import.meta.env.SSR && error instanceof TypeError && NETWORK_ERROR.test(error.message);
  if (isOffline) return { isOffline };
  // Only our server answers in this shape; a proxy’s text is not shown to visitors.
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : null;
  return { isOffline, message: typeof message === 'string' ? message : null };
}
