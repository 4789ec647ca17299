import { Link } from 'react-router';
import type { Price } from '../estimate/price.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

interface PriceLineProps {
  /** `null` where no price is shown. */
  price: Price | null;
  className?: string;
}

/** What a service most often costs, in large type in a first screen, and below it the least, with a link to /estimation. */
export function PriceLine({ price, className = '' }: PriceLineProps) {
  if (!price) return null;
  const { amount, unit, usual, detail, link, path, isSample } = price;
  return (
    <div className={`price-line ${className}`}>
      <p>
        <strong>{amount}</strong>
        {`\u00a0${unit}\n${usual}`}
      </p>
      <p className="first-letter:uppercase">
        {detail ? `${detail}. ` : null}
        <Link
          to={path}
          className="mr-2 py-1 font-semibold whitespace-nowrap underline decoration-1 underline-offset-4 hover:text-(--accent)"
        >
          {link}
        </Link>{' '}
        {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
