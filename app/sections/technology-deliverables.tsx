import { CheckList } from '../ui/check-list.tsx';
import { SideBox } from '../ui/side-box.tsx';

interface TechnologyDeliverablesProps {
  name: string;
  deliverables: readonly string[];
}

/** What is delivered with a technology. */
export function TechnologyDeliverables({ name, deliverables }: TechnologyDeliverablesProps) {
  return (
    <SideBox title={`Ce que nous livrons avec ${name}`}>
      <CheckList items={deliverables} className="mt-5 text-mint" />
    </SideBox>
  );
}
