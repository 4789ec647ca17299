import { CheckList } from '../ui/check-list.tsx';
import { SideBox } from '../ui/side-box.tsx';

interface TechnologyDeliverablesProps {
  name: string;
  deliverables: readonly string[];
}

/** What is delivered with a technology. */
export function TechnologyDeliverables({ name, deliverables }: TechnologyDeliverablesProps) {
  return (
    <SideBox>
      <h3 className="text-xl">Ce que nous livrons avec {name}</h3>
      <CheckList items={deliverables} className="mt-4 text-mint" />
    </SideBox>
  );
}
