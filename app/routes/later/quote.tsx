import { CustomerReviews } from '../../sections/customer-reviews.tsx';
import { Faq } from '../../sections/faq.tsx';
import { KeyStats } from '../../sections/key-stats.tsx';

/** What follows the quote form. */
export default function QuoteSections() {
  return (
    <>
      <KeyStats />
      <CustomerReviews />
      <Faq />
    </>
  );
}
