import { Link } from 'react-router';
import type { Crumb } from '../seo/trail.ts';

/** Breadcrumbs from the home page, above the title of a page, on a dark ground. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const before = trail.slice(0, -1);
  return (
    <nav aria-label="Fil d’Ariane" className="mb-3 text-sm text-mint desktop:mb-6">
      <ol className="flex flex-wrap items-center gap-x-1.5 max-desktop:-my-1.5">
        {before.map(({ name, path }) => (
          <li key={path} className="crumb flex items-center">
            <Link
              to={path}
              className="inline-flex min-h-11 items-center underline desktop:min-h-8 decoration-1 underline-offset-4 hover:text-lime"
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 flex-1 basis-24 truncate leading-8">
          {trail.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
}
