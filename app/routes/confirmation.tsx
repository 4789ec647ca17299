import { agency } from 'content-collections';
import { useSearchParams } from 'react-router';
import { Confirmation } from '../sections/confirmation.tsx';
import { hiddenPageMeta } from '../seo/page-meta.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/confirmation';

export function meta({ location }: Route.MetaArgs) {
  const isQuote = new URLSearchParams(location.search).get('type') === 'devis';
  return hiddenPageMeta({
    title: `${isQuote ? 'Demande de devis envoyée' : 'Message envoyé'} – ${agency.brand}`,
    description:
      'Votre demande nous est bien parvenue : voici jusqu’à quand la réponse vous est promise, et ce qui se passe d’ici là, de l’e-mail au premier échange.',
    path: '/confirmation-contact',
  });
}

export function loader({ context }: Route.LoaderArgs) {
  return { answerBy: context.get(screenServices).promisedAnswer() };
}

/** The promise of one visitor is not that of the next. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const kind = search.get('type') === 'devis' ? 'devis' : 'contact';
  return <Confirmation kind={kind} answerBy={loaderData.answerBy} />;
}
