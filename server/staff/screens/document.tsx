import { agency, look, partList } from 'content-collections';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FactOverrides, FactOverridesContext } from '../../../app/facts/fact-overrides.ts';
import type { Waiting } from '../../leads/lead-list.ts';
import { menuOf } from '../menu.ts';
import type { SignedIn } from '../sessions.ts';
import passkeyScript from './passkeys.client.ts?script';
import stylesheet from './staff.css?inline';

interface Screen {
  title: string;
  /** What the agency says of itself otherwise than its content files. */
  facts: FactOverrides;
  /** Who is signed in; nobody on the way in. */
  signedIn?: SignedIn;
  /** Path of the menu's entry that this screen belongs to. */
  path?: string;
  /** How much waits for who is signed in. */
  waiting?: Waiting | undefined;
  /** What stands over the screen for a moment. */
  notice?: ReactNode;
  children: ReactNode;
  /** Its script, in place of the one for passkeys. */
  script?: string;
  /** The same in a file of its own, for one that is large. */
  scriptFile?: string;
  /** Whether it takes the whole width of the window. */
  isWide?: boolean;
}

/** A screen of the agency's own people as an HTML document; styles and script stand in it, and in no file that visitors load. */
export function renderScreen({ facts, ...screen }: Screen): string {
  const document = (
    <FactOverridesContext value={facts}>
      <Document {...screen} />
    </FactOverridesContext>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** What a browser's tab says of a screen. */
export function tabTitle(title: string): string {
  return `${title} – ${agency.brand}`;
}

function Document({ title, signedIn, path, waiting, notice, children, ...rest }: Omit<Screen, 'facts'>) {
  const { script = passkeyScript, scriptFile, isWide } = rest;
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
      <body className={signedIn ? `room${isWide ? ' wide' : ''}` : 'door'}>
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
            <form method="post" action="/equipe/deconnexion">
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
        {scriptFile === undefined ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
          <script type="module" dangerouslySetInnerHTML={{ __html: script }} />
        ) : (
          <script type="module" src={scriptFile} />
        )}
      </body>
    </html>
  );
}

/** The agency's own wordmark, or its name with the site's glass roof, three panes, one lit. */
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
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M2 13 16 3l14 10v16H2z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M16 3v26M2 13h28M9 8v21M23 8v21M2 21h28" stroke="currentColor" strokeWidth="1.4" />
        <path className="lit" d="M16.8 13.8h5.4v6.4h-5.4z" />
      </svg>
      {agency.brand}
    </a>
  );
}
