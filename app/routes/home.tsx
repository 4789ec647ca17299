import { agency } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { HomeHero } from '../sections/home-hero.tsx';

export function meta() {
  return [
    { title: `${agency.brand}, ${agency.tagline} : logiciels, sites et conseil` },
    {
      name: 'description',
      content:
        'Conseil, conception et développement, marketing : un cabinet digital qui répond à votre demande de devis en 4 heures ouvrées, gratuitement et sans engagement.',
    },
  ];
}

export default function Home() {
  return (
    <>
      <HomeHero />
      <QuoteWidget />
    </>
  );
}
