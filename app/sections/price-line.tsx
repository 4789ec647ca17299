import { Link } from 'react-router';
import type { Price } from '../estimate/price.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

interface PriceLineProps {
  /** `null` where no price is shown. */
  price: Price | null;
  className?: string;
}

/** The last amount of a line, or the last two: what is most often paid, in large type in a first screen. */
const USUAL = /(\d[\d\s]*(?:(?:et|à)[\d\s]+)?€)(?!.*€)/;

/** What a service costs, in one line, with a link to /estimation. */
export function PriceLine({ price, className = '' }: PriceLineProps) {
  if (!price) return null;
  const [before, amount, after] = price.text.split(USUAL);
  return (
    <p className={`first-letter:uppercase ${className}`}>
      {before}
      {amount ? (
        <strong className="font-semibold wrap-anywhere in-[.on-dark]:text-[min(1.25rem,8vw)] in-[.on-dark]:leading-none in-[.on-dark]:text-white desktop:in-[.on-dark]:text-[1.375rem]">
          {amount}
        </strong>
      ) : null}
      {after}.{' '}
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
