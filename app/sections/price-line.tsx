import { Link } from 'react-router';
import type { Price } from '../estimate/price.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

interface PriceLineProps {
  /** `null` where no price is shown. */
  price: Price | null;
  className?: string;
}

/** What a service costs, in one line, with a link to /estimation. */
export function PriceLine({ price, className = '' }: PriceLineProps) {
  if (!price) return null;
  return (
    <p className={`first-letter:uppercase ${className}`}>
      {price.text}.{' '}
      <Link
        to={price.path}
        className="mr-2 inline-block py-1 font-semibold underline decoration-1 underline-offset-4 hover:text-(--accent)"
      >
        {price.link}
      </Link>{' '}
      {price.isSample ? <SampleTag /> : null}
    </p>
  );
}
