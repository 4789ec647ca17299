import type { WorkPrice } from '../estimate/price.ts';

interface CaseCostProps {
  /** `undefined` where no price is shown. */
  cost: WorkPrice | undefined;
  /** What explains the whole. */
  by?: 'duration' | 'days';
  className?: string;
}

/** What a case cost: first what a visitor could begin with, at a price like that of the page, then the whole. */
export function CaseCost({ cost, by = 'duration', className = '' }: CaseCostProps) {
  if (!cost) return null;
  return (
    <p className={`wrap-anywhere ${className}`}>
      {cost.first ? <strong className="block font-semibold">{cost.first}</strong> : null} {cost.all},{' '}
      {cost[by]}
    </p>
  );
}
