import { serviceCopy } from 'content-collections';
import { CheckList } from '../ui/check-list.tsx';
import { SideBox } from '../ui/side-box.tsx';

interface ServiceFactsProps {
  included: readonly string[];
  /** Delivery time, for services that have their own. */
  delivery: { offer: string; text: string } | undefined;
}

/** How long a service takes and what its price covers. */
export function ServiceFacts({ included, delivery }: ServiceFactsProps) {
  return (
    <SideBox>
      {delivery ? (
        <p className="mb-5 border-b border-white/25 pb-5 text-mint">
          <span className="mb-1 block font-title text-[clamp(2.25rem,11vw,3.75rem)] leading-none desktop:text-[2.5rem] wide:text-[3.75rem] font-bold tracking-tight text-lime">
            {delivery.text}
          </span>{' '}
          {delivery.offer}
        </p>
      ) : null}
      <h3 className="text-xl">{serviceCopy.included}</h3>
      <CheckList items={included} className="mt-4 text-mint" />
    </SideBox>
  );
}
