import { agency } from 'content-collections';
import { LegalLinks } from '../chrome/legal-links.tsx';

/** Foot of a page without footer: the legal links alone. */
export function LegalBar() {
  return (
    <section aria-label="Informations légales" className="on-dark bg-ink text-sm text-mint">
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
        <p>
          © {agency.copyrightYear} {agency.brand}
        </p>
        <LegalLinks />
      </div>
    </section>
  );
}
