import { serviceSectionsCopy } from 'content-collections';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { BookingPane } from '../sections/booking-pane.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderPane } from '../sections/founder-pane.tsx';
import { KeyStatsPane } from '../sections/key-stats-pane.tsx';
import { MatchingCase } from '../sections/matching-case.tsx';
import { NeedEstimate } from '../sections/need-estimate.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ReviewPane } from '../sections/review-pane.tsx';
import { ServiceFacts } from '../sections/service-facts.tsx';
import { ServiceReaders } from '../sections/service-readers.tsx';
import { WhyUs } from '../sections/why-us.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { Rail } from '../ui/rail.tsx';
import type { Route } from './+types/service';

interface ServiceSectionsProps {
  service: Route.ComponentProps['loaderData'];
  lastResult: LeadFormResult;
}

/** A service below its first screen. */
export default function ServiceSections({ service, lastResult }: ServiceSectionsProps) {
  const { name, matchingCase, review } = service;
  return (
    <>
      <PartnerStrip />
      <PageIntro
        title={service.title1}
        html={service.description1}
        picture={service.banner2}
        buttonLabel={service.buttonIntro}
      >
        <ServiceFacts included={service.included} delivery={service.delivery} />
      </PageIntro>
      <ServiceReaders readers={service.forWhom} />
      {matchingCase ? <MatchingCase {...matchingCase} /> : null}
      <NeedEstimate subject={name} lastResult={lastResult} />
      <WhyUs
        title={service.sectionTitle}
        html={service.sectionDescription}
        picture={service.banner3}
        buttonLabel={service.buttonTechno}
      />
      <WorkingTogether>
        <KeyStatsPane />
        <Rail as="div" label="Travailler ensemble" className="gap-px desktop:contents">
          <CustomerProcess service={name} />
          <BookingPane className="desktop:grow desktop:basis-2/5 wide:grow-4 wide:basis-0" />
          <FounderPane className="desktop:grow desktop:basis-2/5 wide:grow-3 wide:basis-0" />
          {review ? (
            <ReviewPane
              review={review}
              className="desktop:basis-full wide:min-w-0 wide:grow-5 wide:basis-0"
            />
          ) : null}
        </Rail>
      </WorkingTogether>
      <Faq questions={service.questions} leadsOn />
      <RelatedPages
        groups={[
          { title: serviceSectionsCopy.technologies, links: service.technologies },
          { title: serviceSectionsCopy.caseStudies, links: service.caseStudies },
        ]}
      />
    </>
  );
}
