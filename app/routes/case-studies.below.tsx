import { CaseGrid } from '../sections/case-grid.tsx';
import { LeadCases } from '../sections/lead-cases.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import type { Route } from './+types/case-studies';

interface CaseStudiesSectionsProps {
  cases: Route.ComponentProps['loaderData'];
}

/** /realisations below its first screen. */
export default function CaseStudiesSections({ cases }: CaseStudiesSectionsProps) {
  const { leads, others, total, query, facets } = cases;
  return (
    <>
      {leads.length > 0 ? <LeadCases entries={leads} /> : null}
      {leads.length < total ? (
        <CaseGrid entries={others} total={total} query={query} facets={facets} />
      ) : null}
      <PartnerStrip autoplay={false} callToAction />
    </>
  );
}
