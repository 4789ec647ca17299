import { agency } from 'content-collections';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SignedIn } from '../sessions.ts';
import passkeyScript from './passkeys.client.ts?script';
import stylesheet from './staff.css?inline';

interface Screen {
  title: string;
  /** Who is signed in; nobody on the way in. */
  signedIn?: SignedIn;
  /** Path of this screen, for the menu. */
  path?: string;
  children: ReactNode;
}

const MENU = [
  { path: '/equipe/chiffres', label: 'Chiffres', roles: ['owner', 'sales'] },
  { path: '/equipe/journal', label: 'Journal', roles: ['owner'] },
  { path: '/equipe/compte', label: 'Mon compte', roles: ['owner', 'sales', 'editor'] },
  { path: '/equipe/comptes', label: 'Équipe', roles: ['owner'] },
] as const;

/** A screen of the agency's own people as an HTML document; styles and script stand in it, and in no file that visitors load. */
export function renderScreen(screen: Screen): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...screen} />)}`;
}

function Document({ title, signedIn, path, children }: Screen) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${agency.brand}`}</title>
        <link rel="icon" href="/icone.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
      </head>
      <body className={signedIn ? 'room' : 'door'}>
        {signedIn ? (
          <header>
            <Mark />
            <nav aria-label="Équipe">
              {MENU.filter(({ roles }) => roles.some((role) => role === signedIn.staff.role)).map((entry) => (
                <a key={entry.path} href={entry.path} aria-current={entry.path === path ? 'page' : undefined}>
                  {entry.label}
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script type="module" dangerouslySetInnerHTML={{ __html: passkeyScript }} />
      </body>
    </html>
  );
}

/** The glass roof of the site, three panes, one lit. */
function Mark() {
  return (
    <a className="mark" href="/">
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
