import { agency } from 'content-collections';
import { BrandMark } from './brand-mark.tsx';

const { address, links, mailboxes, phone } = agency;
const LINK = 'underline decoration-white/40 underline-offset-4 hover:decoration-lime';

export function Footer() {
  return (
    <footer className="on-dark bg-ink text-white">
      <div className="column grid gap-10 py-14 desktop:grid-cols-[2fr_1fr_1fr]">
        <div>
          <BrandMark />
          <p className="mt-4 max-w-sm text-mint">
            Conseil, conception et développement, marketing : un {agency.tagline} au service des entreprises
            qui avancent.
          </p>
        </div>
        <address className="grid content-start gap-2 not-italic">
          <a href={`tel:${phone.international}`} className={LINK}>
            {phone.display}
          </a>
          <a href={`mailto:${mailboxes.general}`} className={LINK}>
            {mailboxes.general}
          </a>
          <p>
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </p>
        </address>
        <ul className="grid content-start gap-2">
          <li>
            <ExternalLink href={links.appointment}>Prendre rendez-vous</ExternalLink>
          </li>
          <li>
            <ExternalLink href={links.network}>Notre réseau professionnel</ExternalLink>
          </li>
        </ul>
      </div>
      <p className="column border-t border-white/15 py-6 text-sm text-mint">
        © {agency.copyrightYear} {agency.brand}
      </p>
    </footer>
  );
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={LINK}>
      {children}
      <span className="sr-only"> (nouvel onglet)</span>
    </a>
  );
}
