import { agency } from 'content-collections';
import { useSearchParams } from 'react-router';
import { Confirmation } from '../sections/confirmation.tsx';

export function meta() {
  return [{ title: `Demande envoyée – ${agency.brand}` }, { name: 'robots', content: 'noindex' }];
}

export default function ConfirmationRoute() {
  const [search] = useSearchParams();
  return <Confirmation kind={search.get('type') === 'devis' ? 'devis' : 'contact'} />;
}
