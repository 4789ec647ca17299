import { chromeCopy, footerMenu } from 'content-collections';
import { Link } from 'react-router';
import { FIXED_PAGES } from '../../content/fixed-pages.ts';
import { FooterGroup } from './footer-group.tsx';

const TITLE = chromeCopy.footer.cities;

/** The cities of the footer, one pane each. */
export function FooterCities() {
  return (
    <FooterGroup id="footer-cities" title={TITLE} className="footer-group-cities desktop:col-span-full">
      <Link to="/villes" className="footer-all-cities footer-link">
        {FIXED_PAGES['/villes']}
      </Link>
      <nav aria-label={TITLE}>
        <ul className="footer-cities">
          {footerMenu.cities.map(({ label, path }) => (
            <li key={path} className="grid bg-ink">
              <Link to={path} className="footer-city">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </FooterGroup>
  );
}
