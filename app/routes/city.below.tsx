import { citySectionsCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { BookingPane } from '../sections/booking-pane.tsx';
import { CityServices } from '../sections/city-services.tsx';
import { CustomerProcess } from '../sections/customer-process.tsx';
import { ExpertiseGrid } from '../sections/expertise-grid.tsx';
import { Faq } from '../sections/faq.tsx';
import { FounderPane } from '../sections/founder-pane.tsx';
import { KeyStatsPane } from '../sections/key-stats-pane.tsx';
import { MatchingCase } from '../sections/matching-case.tsx';
import { PageIntro } from '../sections/page-intro.tsx';
import { PartnerStrip } from '../sections/partner-strip.tsx';
import { QuickEstimate } from '../sections/quick-estimate.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ReviewPane } from '../sections/review-pane.tsx';
import { WorkingTogether } from '../sections/working-together.tsx';
import { Rail } from '../ui/rail.tsx';
import type { Route } from './+types/city';

const { intro, expertise, questions, neighbours } = citySectionsCopy;

interface CitySectionsProps {
  city: Route.ComponentProps['loaderData'];
  lastResult: LeadFormResult;
}

/** A city below its first screen. */
export default function CitySections({ city, lastResult }: CitySectionsProps) {
  const { name, locative, origin, matchingCase, review } = city;
  return (
    <>
      <PartnerStrip />
      <PageIntro
        title={city.title1}
        html={city.description1}
        picture={city.banner2}
        pictureAlt={fillText(intro.picture, { city: name, department: city.department })}
        buttonLabel={intro.action}
      >
        <CityServices locative={locative} services={city.services} />
      </PageIntro>
      {matchingCase ? <MatchingCase {...matchingCase} tone="paper" /> : null}
      <QuickEstimate examples={city.needs.map(({ title }) => title)} lastResult={lastResult} />
      <ExpertiseGrid
        background="white"
        title={fillText(expertise.title, { place: locative })}
        introduction={fillText(expertise.introduction, { origin })}
        texts={city.expertises}
      />
      <WorkingTogether>
        <KeyStatsPane />
        <Rail as="div" label="Travailler ensemble" className="gap-px desktop:contents">
          <CustomerProcess />
          {review ? (
            <ReviewPane
              review={review}
              className="desktop:basis-full wide:min-w-0 wide:grow-5 wide:basis-0"
            />
          ) : null}
          <BookingPane className="desktop:grow desktop:basis-2/5 wide:grow-4 wide:basis-0" />
          <FounderPane className="desktop:grow desktop:basis-2/5 wide:grow-3 wide:basis-0" />
        </Rail>
      </WorkingTogether>
      <Faq title={fillText(questions, { place: locative })} questions={city.questions} leadsOn />
      <RelatedPages groups={[{ title: fillText(neighbours, { origin }), links: city.neighbours }]} />
    </>
  );
}
