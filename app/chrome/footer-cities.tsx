import { menu } from 'content-collections';
import { Link } from 'react-router';
import { FIXED_PAGES } from '../../content/fixed-pages.ts';

/** The cities of the footer, one pane each. */
export function FooterCities() {
  return (
    <nav aria-labelledby="footer-cities" className="menu-pane desktop:col-span-full">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-(--footer-padding) pt-6 pb-4">
        <h2 id="footer-cities" className="footer-title mb-0">
          Nous intervenons à
        </h2>
        <Link to="/villes" className="footer-link text-sm underline underline-offset-4">
          {FIXED_PAGES['/villes']}
        </Link>
      </div>
      <ul className="footer-cities">
        {menu.cities.map(({ label, path }) => (
          <li key={path} className="grid bg-ink">
            <Link to={path} className="footer-city">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
