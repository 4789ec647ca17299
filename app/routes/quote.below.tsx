import { CustomerReviews } from '../sections/customer-reviews.tsx';
import { Faq } from '../sections/faq.tsx';
import { KeyStats } from '../sections/key-stats.tsx';
import type { Route } from './+types/quote';

interface QuoteSectionsProps {
  page: Route.ComponentProps['loaderData'];
}

/** What follows the quote form. */
export default function QuoteSections({ page }: QuoteSectionsProps) {
  return (
    <>
      <KeyStats />
      <CustomerReviews reviews={page.reviews} />
      <Faq questions={page.questions} />
    </>
  );
}
