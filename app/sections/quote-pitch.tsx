import { claimRegister, partList, proofCopy, quoteCopy } from 'content-collections';
import { Fragment, type ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import type { Price } from '../estimate/price.ts';
import { useKeyFigures } from '../facts/use-facts.ts';
import { quoteForm } from '../forms/definitions/quote-form.tsx';
import { AnswerPromise } from '../forms/engine/form-notice.tsx';
import { Card } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { SampleRibbon } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { Team, type Terms } from './contract-terms.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroResult } from './hero-result.tsx';
import { PriceLine } from './price-line.tsx';

const { consultation, demoGuarantee, discoveryCall, freeAdvice, freeDevelopment, replyWithin } =
  claimRegister.promises;
const { slotsPerMonth } = consultation;

const offers = () => [
  { ...quoteCopy.offers.estimate, figure: replyWithin },
  { ...quoteCopy.offers.advice, figure: freeAdvice },
  ...(partList.booking
    ? [
        { ...quoteCopy.offers.consultation, figure: consultation.duration },
        { ...quoteCopy.offers.discoveryCall, figure: discoveryCall.duration },
      ]
    : []),
  { ...quoteCopy.offers.development, figure: freeDevelopment },
];

const steps = () => [
  fillText(quoteCopy.after.answer, { replyWithin }),
  fillText(quoteCopy.after.talk, { freeAdvice }),
  fillText(quoteCopy.after.quote, { demoGuarantee }),
];

interface QuotePitchProps {
  price: Price | null;
  team: Terms;
  /** Below the team. */
  caseStudy: CaseSummary | undefined;
  children: ReactNode;
}

/** Head of the quote page: the form, what happens once it is sent, and who reads it. */
export function QuotePitch({ price, team: { team, sample }, caseStudy, children }: QuotePitchProps) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header text-white before:absolute before:inset-0 before:-z-10 before:bg-ink/75">
      <div className="column grid items-start gap-x-16 gap-y-10 pt-12 pb-16 desktop:pb-20 wide:pt-16 wide:grid-cols-[6fr_7fr] wide:grid-rows-[auto_auto_1fr]">
        <div className="only-desktop:grid only-desktop:grid-cols-2 only-desktop:gap-x-10">
          <h1 className="col-span-2 text-4xl desktop:text-5xl wide:text-hero">{quoteCopy.hero.title}</h1>
          <p className="mt-6 max-w-lg text-lg text-mint">{quoteCopy.hero.lead}</p>
          <PriceLine price={price && { ...price, isSample: false }} className="mt-6 max-w-lg wide:mt-8" />
          <SampleRibbon
            what={[
              ...(price?.isSample ? ['le tarif'] : []),
              ...(team && sample ? ['l’équipe'] : []),
              ...(caseStudy?.sample ? ['le client'] : []),
            ]}
            className="col-start-2 mt-3 text-mint"
          />
        </div>
        <Card className="wide:col-start-2 wide:row-[1/span_3]">{children}</Card>
        <div>
          <h2 className="text-2xl">{quoteCopy.after.title}</h2>
          <ol className="mt-4 border-t border-white/25">
            {steps().map((step) => (
              <li key={step} className="numbered border-b border-white/25 py-3">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div>
          {team ? <Team {...team} /> : null}
          {caseStudy ? <HeroResult caseStudy={caseStudy} isBelow={false} isMarked /> : null}
        </div>
      </div>
      <HeroFilm view="object-[62%_30%]" />
    </section>
  );
}

/** What is given for nothing, and what is sure before signing. */
export function QuoteOffers({ terms }: { terms: Terms }) {
  const { rating, sample } = useKeyFigures();
  return (
    <Section tone="paper" labelledBy="offert">
      <div className="grid gap-x-10 wide:gap-x-16 desktop:grid-cols-2 desktop:grid-rows-[auto_auto_1fr] wide:grid-cols-[7fr_5fr]">
        <h2 id="offert" className="heading">
          {quoteCopy.offers.title}
        </h2>
        <p className="mt-3 text-stone">{quoteCopy.closing}</p>
        <dl className="mt-6 grid grid-cols-[1fr_auto] content-start">
          {offers().map(({ name, figure, text }) => (
            <Fragment key={name}>
              <dt className="border-t border-ink/25 pt-3 pr-4 font-semibold">{name}</dt>
              <dd className="border-t border-ink/25 pt-3 text-right font-title text-xl leading-6 font-bold text-emerald">
                {figure}
              </dd>
              <dd className="col-span-2 pb-3 text-stone">
                {fillText(text, { slotsPerMonth, demoGuarantee })}
              </dd>
            </Fragment>
          ))}
        </dl>
        <div className="max-desktop:mt-10 desktop:col-start-2 desktop:row-[1/span_3]">
          {terms.terms ? (
            <>
              {/* As ContractTerms, but for where it leads: the page has the answers, and nobody leaves a form for them. */}
              <a
                href="#questions"
                className="inline-block py-1 font-semibold underline decoration-1 underline-offset-4 hover:text-(--accent)"
              >
                {proofCopy.questions.commitments}
              </a>
              <CheckList items={terms.terms} className="mt-2 max-wide:text-sm desktop:mt-3" />
            </>
          ) : null}
          {rating ? (
            <p className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-2 border-t border-ink/25 pt-6 text-lg">
              <strong className="font-title text-4xl text-emerald">{rating}</strong>
              {quoteCopy.rating}
            </p>
          ) : null}
          <SampleRibbon
            what={[
              ...(terms.terms && terms.sample ? ['le contrat'] : []),
              ...(rating && sample ? ['la note'] : []),
            ]}
            className="mt-4 text-stone"
          />
        </div>
      </div>
    </Section>
  );
}

export function BackToForm() {
  return (
    <div className="bleed on-dark panes grid items-center justify-items-start gap-6 bg-forest py-10 text-white desktop:grid-cols-[1fr_auto]">
      <AnswerPromise isLarge />
      <Button fragment={quoteForm.id} color="white" size="large" label={quoteCopy.back} />
    </div>
  );
}
