import { claimRegister, quoteCopy } from 'content-collections';
import type { ReactNode } from 'react';
import type { Price } from '../estimate/price.ts';
import { useKeyFigures } from '../facts/use-key-figures.ts';
import { Card } from '../ui/card.tsx';
import { SampleRibbon } from '../ui/sample-ribbon.tsx';
import { HeroFilm } from './hero-film.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { PriceLine } from './price-line.tsx';

const { hero, promises } = quoteCopy;
const { freeAdvice, freeDevelopment, replyWithin } = claimRegister.promises;

const PROMISES = [
  { figure: replyWithin, text: promises.reply },
  { figure: freeAdvice, text: promises.advice },
  {
    figure: freeDevelopment,
    text: promises.development,
  },
];

/** Head of the quote page: promises beside the form (after it on a phone). */
export function QuotePitch({ price, children }: { price: Price | null; children: ReactNode }) {
  const { rating, sample } = useKeyFigures();
  const samples = [...(price?.isSample ? ['tarif'] : []), ...(rating && sample ? ['note'] : [])];
  return (
    <section className="on-dark relative isolate overflow-hidden bg-ink pt-header">
      <HeroPicture />
      <div className="absolute inset-0 -z-10 bg-ink/75" />
      <div className="column grid items-start gap-x-16 gap-y-10 pt-12 pb-20 desktop:grid-cols-2 desktop:grid-rows-[auto_1fr] desktop:pt-20 wide:grid-cols-[6fr_7fr]">
        <div className="text-white">
          <h1 className="text-hero-small wide:text-hero">{hero.title}</h1>
          <p className="mt-6 max-w-lg text-lg text-mint">{hero.lead}</p>
          <PriceLine price={price && { ...price, isSample: false }} className="mt-4 max-w-lg" />
        </div>
        <Card className="desktop:row-span-2">{children}</Card>
        <div className="text-white">
          <dl className="border-t border-white/25">
            {PROMISES.map(({ figure, text }) => (
              <div key={figure} className="border-b border-white/25 py-4">
                <dt className="font-title text-3xl font-bold text-lime">{figure}</dt>
                <dd className="mt-1 text-lg">{text}</dd>
              </div>
            ))}
          </dl>
          {rating ? (
            <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2">
              <strong className="font-title text-3xl text-lime">{rating}</strong>
              <span className="text-lg">{quoteCopy.rating}</span>
            </p>
          ) : null}
          <p className="mt-4 text-mint">{quoteCopy.closing}</p>
          <SampleRibbon what={samples} className="mt-4 text-mint" />
        </div>
      </div>
      <HeroFilm />
    </section>
  );
}
