import { CheckList } from '../ui/check-list.tsx';
import { SideBox } from '../ui/side-box.tsx';

interface ServiceFactsProps {
  included: readonly string[];
  /** How long it takes, for the services that have a delay of their own. */
  delivery: { offer: string; text: string } | undefined;
}

/** How long a service takes and what its price covers. */
export function ServiceFacts({ included, delivery }: ServiceFactsProps) {
  return (
    <SideBox title="Ce qui est compris">
      {delivery ? (
        <p className="mt-3 border-b border-white/25 pb-4 text-mint">
          <span className="block font-title text-5xl font-bold tracking-tight text-lime">
            {delivery.text}
          </span>
          {delivery.offer}
        </p>
      ) : null}
      <CheckList items={included} className="mt-5 text-mint" />
    </SideBox>
  );
}
