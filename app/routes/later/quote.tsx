import { CustomerReviews } from '../../sections/customer-reviews.tsx';
import { Faq } from '../../sections/faq.tsx';
import { KeyStats } from '../../sections/key-stats.tsx';
import type { Route } from '../+types/quote';

interface QuoteSectionsProps {
  questions: Route.ComponentProps['loaderData']['questions'];
}

/** What follows the quote form. */
export default function QuoteSections({ questions }: QuoteSectionsProps) {
  return (
    <>
      <KeyStats />
      <CustomerReviews />
      <Faq questions={questions} />
    </>
  );
}
