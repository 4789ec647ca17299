import { agency, chromeCopy, footerMenu, partList } from 'content-collections';
import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { isShown } from '../../content/parts.ts';
import { fillText } from '../../content/sentence.ts';
import { useAgency } from '../facts/use-agency.ts';
import { SITE } from '../seo/site-address.ts';
import { MailboxLink, PhoneLink } from '../ui/contact-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { BrandMark } from './brand-mark.tsx';
import { LegalLinks } from './legal-links.tsx';
import { MotionSwitch } from './motion-switch.tsx';

/** A path that may hold the token of a lead, which is not printed. */
const WITH_TOKEN = /%|suivi\//i;

export function Footer() {
  const { address, links, mailboxes, phone } = useAgency();
  const { pathname } = useLocation();
  return (
    <footer className="site-footer on-dark bleed border-t border-(--chrome-frame) bg-ink pt-14 text-white">
      <div className="menu-frame footer-frame">
        <div className="menu-pane footer-brand">
          <BrandMark />
          <p className="mt-5 max-w-xs text-mint">
            {fillText(chromeCopy.footer.pitch, { brand: agency.brand, tagline: agency.tagline })}
          </p>
        </div>
        <FooterGroup title={chromeCopy.footer.reach} isOpen>
          <address className="not-italic">
            <PhoneLink className="footer-link font-title text-2xl font-semibold" />
            <MailboxLink className="footer-link" />
            <p className="max-w-48 py-1.5 text-mint">
              {`${address.street}, ${address.postalCode}\u00a0${address.city}`}
            </p>
          </address>
        </FooterGroup>
        <FooterGroup title={chromeCopy.footer.meet}>
          {partList.booking ? (
            <OutwardLink href={links.appointment} label={chromeCopy.footer.appointment} />
          ) : null}
          <OutwardLink href={links.network} label={chromeCopy.footer.network} />
        </FooterGroup>
        <FooterGroup title={chromeCopy.footer.agency}>
          <ul className="footer-pages">
            {footerMenu.pages
              .filter(({ path }) => isShown(path, partList))
              .map(({ path, label }) => (
                <li key={path}>
                  <Link to={path} className="footer-link">
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </FooterGroup>
        {partList.cities ? <FooterCities /> : null}
      </div>
      {/* On a phone two links stand in a row, and one beside the year. */}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2 py-6 text-sm text-mint desktop:justify-between max-desktop:[&>button]:order-1">
        <p>
          © {agency.copyrightYear} {agency.brand}
        </p>
        <MotionSwitch />
        <LegalLinks className="max-desktop:contents" />
      </div>
      <p className="printed-line hidden print:block">
        {[
          agency.brand,
          phone.display,
          mailboxes.general,
          SITE + (WITH_TOKEN.test(pathname) ? '' : pathname),
        ].join(' – ')}
      </p>
    </footer>
  );
}

function OutwardLink({ href, label }: { href: string; label: string }) {
  return (
    <ExternalLink href={href} className="footer-link flex items-start gap-1.5">
      {label}
      <Icon icon={ArrowUpRight} className="mt-1 size-4 shrink-0 text-mint" />
    </ExternalLink>
  );
}

function FooterCities() {
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

interface FooterGroupProps {
  id?: string;
  title: string;
  className?: string;
  /** Initially open on phones too. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A pane of the footer: collapsible on phones, always open above 800 px (`styles/chrome/footer.css`). */
function FooterGroup({ id, title, className = '', isOpen = false, children }: FooterGroupProps) {
  return (
    <details id={id} className={`menu-pane footer-group ${className}`} open={isOpen}>
      <summary className="footer-summary plus-sign">{title}</summary>
      <h2 className="footer-title">{title}</h2>
      {children}
    </details>
  );
}
