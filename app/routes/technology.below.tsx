import { technologySectionsCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
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
import { TechnologyFit } from '../sections/technology-fit.tsx';
import { TechnologyServices } from '../sections/technology-services.tsx';
import { WhyUs } from '../sections/why-us.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { Rail } from '../ui/rail.tsx';
import type { Route } from './+types/technology';

const { intro, action, questions, neighbours } = technologySectionsCopy;

interface TechnologySectionsProps {
  technology: Route.ComponentProps['loaderData'];
  lastResult: LeadFormResult;
}

/** A technology below its first screen. */
export default function TechnologySections({ technology, lastResult }: TechnologySectionsProps) {
  const { name, matchingCase, review } = technology;
  return (
    <>
      <PartnerStrip />
      <PageIntro
        title={technology.title1}
        html={technology.description1}
        picture={technology.banner2}
        buttonLabel={intro.action}
      >
        <TechnologyServices name={name} services={technology.services} />
      </PageIntro>
      <TechnologyFit
        name={name}
        goodFor={technology.goodFor}
        notFor={technology.notFor}
        deliverables={technology.deliverables}
      />
      {matchingCase ? <MatchingCase {...matchingCase} /> : null}
      <NeedEstimate subject={name} lastResult={lastResult} />
      <WhyUs
        title={technology.sectionTitle}
        html={technology.sectionDescription}
        picture={technology.banner3}
        buttonLabel={technology.buttonTechno ?? fillText(action, { technology: name })}
      />
      <WorkingTogether>
        <Rail as="div" label="Travailler ensemble" className="gap-px desktop:contents">
          {review ? <ReviewPane review={review} className="desktop:basis-full" /> : null}
          <KeyStatsPane className="max-desktop:basis-40" />
          <CustomerProcess service={name} />
          <BookingPane className="desktop:grow desktop:basis-2/5" />
          <FounderPane className="desktop:grow desktop:basis-2/5" />
        </Rail>
      </WorkingTogether>
      <Faq title={fillText(questions, { technology: name })} questions={technology.questions} leadsOn />
      <RelatedPages groups={[{ title: neighbours, links: technology.technologies }]} />
    </>
  );
}
