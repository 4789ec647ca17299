import type { ReactNode } from 'react';
import type { FreePage } from '../../content/free-pages.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import type { Review } from '../case-studies/review.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { contactForm } from '../forms/definitions/contact-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { trailFromHome } from '../seo/trail.ts';
import { Card } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';
import { BookingCards } from './booking.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CustomerReviews } from './customer-reviews.tsx';
import { Faq } from './faq.tsx';
import { MatchingCase } from './matching-case.tsx';
import { PartnerStrip } from './partner-strip.tsx';

type MadeSection = FreePage['sections'][number];

/** A section with what it shows of the rest of the site. */
export type ShownSection =
  | Exclude<MadeSection, { kind: 'case' | 'reviews' }>
  | { kind: 'case'; anchor: string; caseStudy: CaseSummary | undefined; reason: string }
  | { kind: 'reviews'; anchor: string; reviews: readonly Review[] };

interface FreeHeroProps {
  page: { title: string; lead?: string | undefined; name: string; path: string };
}

/** First screen of a page that colleagues made. */
export function FreeHero({ page: { title, lead, name, path } }: FreeHeroProps) {
  return (
    <section className="on-dark bg-ink pt-header text-white">
      <div className="column pt-4 pb-12 desktop:pt-6 desktop:pb-20">
        <Breadcrumbs trail={trailFromHome({ name, path })} />
        <h1 className="max-w-4xl text-4xl desktop:text-hero">{titleText(title)}</h1>
        {lead ? <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{lead}</p> : null}
      </div>
    </section>
  );
}

interface FreeSectionProps {
  section: ShownSection;
  isWhite: boolean;
  /** Of the page. */
  slug: string;
  lastResult: LeadFormResult;
}

/** A section of a page that colleagues made. */
export function FreeSection({ section, isWhite, slug, lastResult }: FreeSectionProps): ReactNode {
  const id = section.anchor;
  const tone = isWhite ? 'white' : 'paper';
  switch (section.kind) {
    case 'text':
      return (
        <Section tone={tone} {...(section.title ? { labelledBy: id } : {})}>
          <div className="grid gap-6 desktop:grid-cols-[4fr_7fr] desktop:gap-14">
            {section.title ? <Heading id={id}>{section.title}</Heading> : null}
            <div className="min-w-0 desktop:col-start-2">
              <Prose html={section.html} />
            </div>
          </div>
        </Section>
      );
    case 'picture':
      return (
        <Section tone={tone} {...(section.title ? { labelledBy: id } : {})}>
          <div className="grid items-center gap-8 desktop:grid-cols-2 desktop:gap-14">
            <div className={isWhite ? 'desktop:order-1' : ''}>
              <Picture
                src={section.picture}
                alt={section.alt}
                width={1200}
                height={800}
                sizes="(min-width: 1320px) 612px, (min-width: 801px) 48vw, 100vw"
                className="w-full border border-ink"
              />
            </div>
            <div>
              {section.title ? <Heading id={id}>{section.title}</Heading> : null}
              <Prose html={section.html} className={section.title ? 'mt-6' : ''} />
            </div>
          </div>
        </Section>
      );
    case 'cards':
      return (
        <Section tone={tone} labelledBy={id}>
          <Heading id={id}>{section.title}</Heading>
          <ul className="mt-8 grid gap-px border border-ink bg-ink desktop:grid-cols-2 wide:grid-cols-3 *:bg-white *:p-6 desktop:*:p-8">
            {section.parts.map(({ title, html }) => (
              <li key={title}>
                <h3 className="text-xl">{titleText(title)}</h3>
                <Prose html={html} className="mt-3" />
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'steps':
      return (
        <Section tone={tone} labelledBy={id}>
          <Heading id={id}>{section.title}</Heading>
          <ol className="mt-8 grid gap-8 desktop:grid-cols-2 desktop:gap-x-14 wide:grid-cols-3">
            {section.parts.map(({ title, html }, index) => (
              <li key={title} className="border-t-2 border-emerald pt-4">
                <p className="font-title text-4xl font-bold tracking-tighter text-emerald" aria-hidden="true">
                  {index + 1}
                </p>
                <h3 className="mt-3 text-xl">{titleText(title)}</h3>
                <Prose html={html} className="mt-2" />
              </li>
            ))}
          </ol>
        </Section>
      );
    case 'figures':
      return (
        <Section tone="forest" labelledBy={id}>
          <Heading id={id}>{section.title}</Heading>
          <dl className="mt-8 grid gap-8 desktop:grid-cols-2 wide:grid-cols-4">
            {section.parts.map(({ title, html }) => (
              <div key={title} className="border-t border-white/30 pt-4">
                <dt className="font-title text-5xl leading-none font-bold tracking-tighter text-lime">
                  {title}
                </dt>
                <dd className="mt-3 text-mint">
                  <Prose html={html} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      );
    case 'questions':
      return (
        <Faq
          title={section.title}
          questions={section.parts.map(({ title, html }) => ({ question: title, answer: html }))}
        />
      );
    case 'offer':
      return (
        <Section tone={tone} labelledBy={id}>
          <div className="grid border border-ink bg-white desktop:grid-cols-[5fr_7fr]">
            <div className="on-dark bg-emerald p-7 text-white desktop:p-10">
              <Heading id={id}>{section.title}</Heading>
              <p className="mt-6 font-title text-4xl leading-tight font-bold tracking-tighter text-lime">
                {section.price}
              </p>
            </div>
            <div className="p-7 desktop:p-10">
              <Prose html={section.html} />
              <div className="mt-7">
                <Button routerLink={section.link} label={section.label} />
              </div>
            </div>
          </div>
        </Section>
      );
    case 'case':
      return section.caseStudy ? (
        <MatchingCase caseStudy={section.caseStudy} reason={section.reason} tone={tone} />
      ) : null;
    case 'reviews':
      return <CustomerReviews reviews={section.reviews} />;
    case 'partners':
      return <PartnerStrip />;
    case 'booking':
      return <BookingCards />;
    case 'form':
      return (
        <Section tone="ink" labelledBy={id} isPrinted={false}>
          <div className="grid gap-10 desktop:grid-cols-[5fr_7fr] desktop:gap-14">
            <div>
              <Heading id={id}>{section.title}</Heading>
              {section.html ? <Prose html={section.html} className="mt-6" /> : null}
            </div>
            <Card>
              <LeadForm
                definition={{ ...contactForm, mailSubject: section.subject, page: slug }}
                lastResult={lastResult}
              />
            </Card>
          </div>
        </Section>
      );
    case 'action':
      return (
        <CallToAction
          id={id}
          title={section.title}
          html={section.html}
          label={section.label}
          link={section.link}
        />
      );
  }
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="heading">
      {titleText(children)}
    </h2>
  );
}
