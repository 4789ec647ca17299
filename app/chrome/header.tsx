import { agency } from 'content-collections';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { BrandMark } from './brand-mark.tsx';

export function Header() {
  return (
    <header className="on-dark fixed inset-x-0 top-0 z-40 border-b border-white/15 bg-ink text-white">
      <div className="column flex h-18 items-center justify-between gap-4">
        <Link to="/" aria-label={`${agency.brand}, accueil`}>
          <BrandMark />
        </Link>
        <div className="flex items-center gap-6">
          <a
            href={`tel:${agency.phone.international}`}
            className="hidden underline-offset-4 hover:underline desktop:inline"
          >
            {agency.phone.display}
          </a>
          <span className="hidden desktop:inline">
            <Button
              routerLink="/obtenir-un-devis"
              size="small"
              color="white"
              label="DEVIS GRATUIT SUR-MESURE"
            />
          </span>
          <span className="desktop:hidden">
            <Button routerLink="/obtenir-un-devis" size="small" color="white" label="Devis gratuit" />
          </span>
        </div>
      </div>
    </header>
  );
}
