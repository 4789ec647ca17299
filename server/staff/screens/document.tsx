import { agency, look, partList } from 'content-collections';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Roof } from '../../../app/chrome/brand-mark.tsx';
import { type FactOverrides, FactOverridesContext } from '../../../app/facts/fact-overrides.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { Waiting } from '../../leads/lead-list.ts';
import stylesheet from '../../staff-area.css?inline';
import { menuOf } from '../access.ts';
import type { SignedIn } from '../sessions.ts';

export interface Screen {
  title: string;
  /** Facts that override the content files. */
  facts: FactOverrides;
  /** Absent on the sign-in pages. */
  signedIn?: SignedIn;
  /** Path of its menu entry. */
  path?: string;
  /** Numbers of waiting leads, for the menu. */
  waiting?: Waiting | undefined;
  /** Toast. */
  notice?: ReactNode;
  children: ReactNode;
  /** Inline scripts. */
  scripts?: readonly string[];
  /** URL of a large script, instead of an inline one. */
  scriptFile?: string;
  isWide?: boolean;
  status?: ContentfulStatusCode;
  /** CSP nonce for the styles that its script inserts; also allows frames. */
  nonce?: string;
}

/** Answers with a screen of the staff area, with inline styles and script, so that visitors load none of them. */
export function sendScreen(
  c: Context,
  { facts, status = 200, nonce, scripts = [], ...screen }: Screen,
): Response {
  const document = (
    <FactOverridesContext value={facts}>
      <Document {...screen} scripts={scripts} />
    </FactOverridesContext>
  );
  const policy = contentSecurityPolicy({
    scripts,
    styles: [stylesheet],
    nonce,
    hasFrames: nonce !== undefined,
  });
  c.header('Content-Security-Policy', policy);
  return c.body(`<!doctype html>${renderToStaticMarkup(document)}`, status, {
    'Content-Type': 'text/html; charset=UTF-8',
  });
}

export function tabTitle(title: string): string {
  return `${title} – ${agency.brand}`;
}

type DocumentProps = Omit<Screen, 'facts' | 'status' | 'nonce' | 'scripts'> & { scripts: readonly string[] };

function Document({ title, signedIn, path, waiting, notice, children, ...rest }: DocumentProps) {
  const { scripts, scriptFile, isWide } = rest;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{tabTitle(title)}</title>
        <link rel="icon" href="/icone.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body className={signedIn ? `room${isWide ? ' wide' : ''}` : 'sign-in panes'}>
        {signedIn ? (
          <header>
            <Mark />
            <nav aria-label="Équipe">
              {menuOf(signedIn.staff.role, partList).map((entry) => (
                <a key={entry.path} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
                  {entry.label}
                  {entry.path === '/equipe/quarantaine' && waiting ? (
                    <span data-quarantined>
                      {waiting.quarantined > 0 ? `\u00a0(${waiting.quarantined})` : ''}
                    </span>
                  ) : null}
                </a>
              ))}
            </nav>
            <form method="post" action="/equipe/deconnexion" aria-label="Votre session">
              <span className="who">{signedIn.staff.email}</span>
              <button type="submit" className="quiet">
                Se déconnecter
              </button>
            </form>
          </header>
        ) : null}
        <main id="contenu">
          {signedIn ? null : <Mark />}
          {children}
        </main>
        {signedIn ? (
          <div className="notices" role="status" data-notices>
            {notice}
          </div>
        ) : null}
        {scripts.map((script) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          <script key={script} type="module" dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        {scriptFile === undefined ? null : <script type="module" src={scriptFile} />}
      </body>
    </html>
  );
}

/** The agency’s wordmark, or its name with the default symbol. */
function Mark() {
  const { face, drawing } = look.wordmark;
  if (drawing)
    return (
      <a className="mark" href="/">
        <img src={drawing} alt={agency.brand} height={32} />
      </a>
    );
  return (
    <a className={face === 'title' ? 'mark' : 'mark in-text'} href="/">
      <Roof />
      {agency.brand}
    </a>
  );
}
