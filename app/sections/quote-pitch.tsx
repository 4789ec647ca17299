import { claimRegister, partList, quoteCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import type { Price } from '../estimate/price.ts';
import { useKeyFigures } from '../facts/use-facts.ts';
import { Card } from '../ui/box.tsx';
import { SampleRibbon } from '../ui/sample-tag.tsx';
import { ContractTerms, Team, type Terms } from './contract-terms.tsx';
import { HeroFilm } from './hero-film.tsx';
import { PriceLine } from './price-line.tsx';

const { consultation, demoGuarantee, discoveryCall, freeAdvice, freeDevelopment, replyWithin } =
  claimRegister.promises;
const { slotsPerMonth } = consultation;

const offers = () => [
  { ...quoteCopy.offers.reply, figure: replyWithin },
  { ...quoteCopy.offers.advice, figure: freeAdvice },
  ...(partList.booking
    ? [
        { ...quoteCopy.offers.consultation, figure: consultation.duration },
        { ...quoteCopy.offers.discoveryCall, figure: discoveryCall.duration },
      ]
    : []),
  { ...quoteCopy.offers.development, figure: freeDevelopment },
];

interface QuotePitchProps {
  price: Price | null;
  terms: Terms;
  children: ReactNode;
}

/** Head of the quote page: what is given beside the form (after it on a phone). */
export function QuotePitch({ price, terms, children }: QuotePitchProps) {
  const { rating, sample } = useKeyFigures();
  const samples = [
    ...(price?.isSample ? ['tarif'] : []),
    ...(rating && sample ? ['note'] : []),
    ...(terms.terms && terms.sample ? ['contrat', 'équipe'] : []),
  ];

  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header">
      <div className="absolute inset-0 -z-10 bg-ink/75" />
      <div className="column grid items-start gap-x-16 gap-y-10 pt-12 pb-20 desktop:grid-cols-2 desktop:grid-rows-[auto_1fr] desktop:pt-20 wide:grid-cols-[6fr_7fr]">
        <div className="text-white">
          <h1 className="text-4xl wide:text-hero">{quoteCopy.hero.title}</h1>
          <p className="mt-6 max-w-lg text-lg text-mint">{fillText(quoteCopy.hero.lead, { replyWithin })}</p>
          <PriceLine price={price && { ...price, isSample: false }} className="mt-4 max-w-lg" />
          <SampleRibbon what={samples} className="mt-3 text-mint" />
        </div>
        <div className="desktop:row-span-2">
          <Card>{children}</Card>
          {terms.team ? <Team {...terms.team} className="mt-8" /> : null}
        </div>
        <div className="text-white">
          <p className="mb-4 text-mint">{quoteCopy.closing}</p>
          <dl className="border-t border-white/25">
            {offers().map(({ name, figure, text }) => (
              <div
                key={name}
                className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-white/25 py-3"
              >
                <dt className="font-semibold">{name}</dt>
                <dd className="font-title text-xl font-bold text-lime">{figure}</dd>
                <dd className="col-span-2 text-mint">{fillText(text, { slotsPerMonth, demoGuarantee })}</dd>
              </div>
            ))}
          </dl>
          {rating ? (
            <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-lg">
              <strong className="font-title text-3xl text-lime">{rating}</strong>
              {quoteCopy.rating}
            </p>
          ) : null}
          {terms.terms ? (
            <div className="mt-8">
              <ContractTerms terms={terms.terms} sample={false} />
            </div>
          ) : null}
        </div>
      </div>
      <HeroFilm view="object-[62%_30%]" />
    </section>
  );
}
