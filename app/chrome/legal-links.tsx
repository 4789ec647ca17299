import { Link } from 'react-router';

const PAGES = [
  ['/mentions-legales', 'Mentions légales'],
  ['/politique-de-confidentialite', 'Politique de confidentialité'],
  ['/accessibilite', 'Accessibilité'],
] as const;

/** Links to the legal pages: in the footer, and at the end of the quote page, which has none. */
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
