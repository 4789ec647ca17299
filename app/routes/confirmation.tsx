import { agency } from 'content-collections';
import { useSearchParams } from 'react-router';
import { Confirmation } from '../sections/confirmation.tsx';
import type { Route } from './+types/confirmation';

export function meta({ location }: Route.MetaArgs) {
  const isQuote = new URLSearchParams(location.search).get('type') === 'devis';
  return [
    { title: `${isQuote ? 'Demande de devis envoyée' : 'Message envoyé'} – ${agency.brand}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function ConfirmationRoute() {
  const [search] = useSearchParams();
  return <Confirmation kind={search.get('type') === 'devis' ? 'devis' : 'contact'} />;
}
