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
  const { name, amount, unit, usual, detail, link, path, isSample } = price;
  return (
    <div className={className}>
      <p className="in-[.on-dark]:leading-snug">
        {name}{' '}
        <strong className="font-semibold wrap-anywhere in-[.on-dark]:font-title in-[.on-dark]:mr-[0.12em] in-[.on-dark]:text-[min(1.5rem,7vw)] in-[.on-dark]:leading-none in-[.on-dark]:font-bold in-[.on-dark]:tracking-tight in-[.on-dark]:text-white desktop:in-[.on-dark]:text-[1.75rem]">
          {amount}
        </strong>
        {`\u00a0${unit} `}
        <span className="block">{usual}</span>
      </p>
      <p className="mt-1 text-sm first-letter:uppercase">
        {detail ? `${detail}. ` : null}
        <Link
          to={path}
          className="mr-2 inline-block py-1 font-semibold underline decoration-1 underline-offset-4 hover:text-(--accent)"
        >
          {link}
        </Link>{' '}
        {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
