import { EraseStep } from '../sections/erase-step.tsx';
import { TrackedLeadHead } from '../sections/tracked-lead.tsx';
import { LeadErased, NoSuchLead } from '../sections/tracking-ends.tsx';
import { TrackingForms } from '../sections/tracking-forms.tsx';
import type { ActFault } from '../tracking/read-act.ts';
import type { Route } from './+types/tracking';

interface TrackingPageProps {
  shown: Route.ComponentProps['loaderData'];
  fault: ActFault | null;
}

/** The tracking page of a lead: links and plain HTML forms. */
export default function TrackingPage({ shown, fault }: TrackingPageProps) {
  switch (shown.page) {
    case 'lead':
      return (
        <>
          <TrackedLeadHead lead={shown.lead} />
          <TrackingForms lead={shown.lead} done={shown.done} fault={fault} />
        </>
      );
    case 'erase':
      return <EraseStep lead={shown.lead} alert={fault?.alert ?? null} />;
    case 'erased':
      return <LeadErased />;
    case 'unknown':
      return <NoSuchLead />;
  }
}
