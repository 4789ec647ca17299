import { PartnerStrip } from '../../sections/partner-strip.tsx';

/** What follows the case studies. */
export default function CaseStudiesSections() {
  return <PartnerStrip autoplay={false} callToAction />;
}
