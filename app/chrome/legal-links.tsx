import { Link } from 'react-router';

const PAGES = [
  ['/mentions-legales', 'Mentions légales'],
  ['/politique-de-confidentialite', 'Politique de confidentialité'],
  ['/accessibilite', 'Accessibilité'],
] as const;

/** Links to the legal pages: in the footer, and under the quote form, whose page has no footer. */
export function LegalLinks({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-6 text-sm ${className}`}>
      {PAGES.map(([path, label]) => (
        <Link
          key={path}
          to={path}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-(--accent)"
        >
          {label}
        </Link>
      ))}
    </p>
  );
}
