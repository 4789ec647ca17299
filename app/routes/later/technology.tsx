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
import { TechnologyFit } from '../../sections/technology-fit.tsx';
import { WhyUs } from '../../sections/why-us.tsx';
import type { Route } from '../+types/technology';

interface TechnologySectionsProps {
  technology: Route.ComponentProps['loaderData'];
  /** What the form's last post was answered. */
  lastResult: LeadFormResult;
}

/** A technology below its first screen. */
export default function TechnologySections({ technology, lastResult }: TechnologySectionsProps) {
  const { name } = technology;
  return (
    <>
      <PartnerStrip />
      <PageIntro
        title={technology.title1}
        html={technology.description1}
        picture={technology.banner2}
        buttonLabel="Obtenir un devis gratuit"
      />
      <TechnologyFit
        name={name}
        goodFor={technology.goodFor}
        notFor={technology.notFor}
        deliverables={technology.deliverables}
      />
      <NeedEstimate subject={name} lastResult={lastResult} />
      <WhyUs
        title={technology.sectionTitle}
        html={technology.sectionDescription}
        picture={technology.banner3}
        buttonLabel={technology.buttonTechno ?? `Démarrer mon projet ${name}`}
      />
      <CustomerReviews />
      <KeyStats />
      <CustomerProcess service={name} />
      <BookingCards />
      <FounderMessage />
      <Faq />
      <RelatedPages
        groups={[
          { title: 'Technologies voisines', links: technology.technologies },
          { title: 'Services où nous l’employons', links: technology.services },
        ]}
      />
    </>
  );
}
