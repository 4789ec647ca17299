import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Crumb } from '../seo/trail.ts';

/** The way from the home page to this one, above its title, on a dark ground. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="mb-3 text-sm text-mint desktop:mb-6">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 ? <ChevronRight className="size-4 shrink-0" aria-hidden="true" /> : null}
            {index < trail.length - 1 ? (
              <Link
                to={path}
                className="inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:text-lime"
              >
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
