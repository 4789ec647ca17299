import { chromeCopy, footerMenu } from 'content-collections';
import { Link } from 'react-router';
import { FooterGroup } from './footer-group.tsx';

/** The cities of the footer, one pane each. */
export function FooterCities() {
  return (
    <FooterGroup
      id="footer-cities"
      title={chromeCopy.footer.cities}
      className="footer-group-cities desktop:col-span-full"
    >
      <Link to={footerMenu.allCities.path} className="footer-all-cities footer-link">
        {footerMenu.allCities.label}
      </Link>
      <ul className="footer-cities">
        {footerMenu.cities.map(({ label, path }) => (
          <li key={path} className="grid bg-ink">
            <Link to={path} className="footer-city">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
}
