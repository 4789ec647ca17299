import type { LeadFormResult } from '../../forms/engine/lead-form-definition.ts';
import { BookingCards } from '../../sections/booking-cards.tsx';
import { CustomerProcess } from '../../sections/customer-process.tsx';
import { CustomerReviews } from '../../sections/customer-reviews.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FounderMessage } from '../../sections/founder-message.tsx';
import { KeyStats } from '../../sections/key-stats.tsx';
import { NeedEstimate } from '../../sections/need-estimate.tsx';
import { PageIntro } from '../../sections/page-intro.tsx';
import { PartnerStrip } from '../../sections/partner-strip.tsx';
import { RelatedPages } from '../../sections/related-pages.tsx';
import { ServiceScope } from '../../sections/service-scope.tsx';
import { WhyUs } from '../../sections/why-us.tsx';
import type { Route } from '../+types/service';

interface ServiceSectionsProps {
  service: Route.ComponentProps['loaderData'];
  /** What the form's last post was answered. */
  lastResult: LeadFormResult;
}

/** A service below its first screen. */
export default function ServiceSections({ service, lastResult }: ServiceSectionsProps) {
  return (
    <>
      <PartnerStrip />
      <PageIntro
        title={service.title1}
        html={service.description1}
        picture={service.banner2}
        buttonLabel={service.buttonIntro}
      />
      <ServiceScope included={service.included} forWhom={service.forWhom} delivery={service.delivery} />
      <NeedEstimate subject={service.name} lastResult={lastResult} />
      <WhyUs
        title={service.sectionTitle}
        html={service.sectionDescription}
        picture={service.banner3}
        buttonLabel={service.buttonTechno}
      />
      <KeyStats />
      <CustomerProcess service={service.name} />
      <BookingCards />
      <FounderMessage />
      <CustomerReviews />
      <Faq questions={service.questions} />
      <RelatedPages
        groups={[
          { title: 'Technologies que nous employons pour cela', links: service.technologies },
          { title: 'Réalisations proches', links: service.caseStudies },
        ]}
      />
    </>
  );
}
