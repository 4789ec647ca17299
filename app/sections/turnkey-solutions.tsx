import { homeCopy, partList } from 'content-collections';
import { Link } from 'react-router';
import type { PricedDelay } from '../estimate/price.ts';
import { CheckList } from '../ui/check-list.tsx';
import { Picture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/** Their drawings have the ids of their sections on /services. */
const PILLARS = ['consulting', 'conception', 'marketing'] as const;

interface TurnkeySolutionsProps {
  delays: readonly PricedDelay[];
  isSamplePrice: boolean;
}

/** The three pillars, then the delivery times with their prices. */
export function TurnkeySolutions({ delays, isSamplePrice }: TurnkeySolutionsProps) {
  return (
    <Section tone="paper" labelledBy="solutions">
      <h2 id="solutions" className="max-w-4xl heading">
        {homeCopy.solutions.title}
      </h2>
      <Reveal className="mt-8">
        <ul
          aria-label={homeCopy.solutions.title}
          className="grid gap-px border border-ink bg-ink desktop:grid-cols-3"
        >
          {PILLARS.map((pillar) => (
            <li key={pillar} className="glazed group relative bg-white">
              <Picture
                src={`/assets/home/solutions.svg#${pillar}`}
                alt=""
                width={640}
                height={480}
                className="w-full border-b border-ink max-desktop:hidden"
              />
              <div className="px-4 py-3 desktop:p-6 wide:p-8">
                <h3 className="leads-on text-lg wide:text-xl">
                  <Link
                    to={`/services#${pillar}`}
                    prefetch={PREFETCH}
                    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-emerald"
                  >
                    {homeCopy.solutions[pillar].title}
                  </Link>
                </h3>
                <CheckList
                  items={homeCopy.solutions[pillar].deliverables}
                  className="mt-1.5 text-stone max-desktop:gap-1 max-desktop:text-sm desktop:mt-4"
                />
              </div>
            </li>
          ))}
        </ul>
      </Reveal>
      <DeliveryTimes delays={delays} isSamplePrice={isSamplePrice} />
    </Section>
  );
}

/** Delivery times by kind of project, as a bar chart, with what such a project most often costs. */
function DeliveryTimes({ delays, isSamplePrice }: TurnkeySolutionsProps) {
  const longest = Math.max(...delays.map(({ days }) => days));
  return (
    <Reveal className="mt-12 desktop:mt-24">
      <h3 className="heading">{homeCopy.deliveryTimes.title}</h3>
      <dl className="mt-6 border-t border-ink/20">
        {delays.map(({ id, offer, days, text, price }) => (
          <div
            key={id}
            className="grid grid-cols-[1fr_minmax(min(8.65rem,40%),auto)] items-center gap-x-3 gap-y-1.5 border-b border-ink/20 py-2.5 desktop:gap-x-6 desktop:grid-cols-[12rem_1fr_7rem_11rem] desktop:py-3 wide:grid-cols-[minmax(0,20rem)_1fr_8rem_13rem]"
          >
            <dt className="font-semibold">{offer}</dt>
            <dd className="text-right font-title text-lg font-bold whitespace-nowrap desktop:order-1 desktop:text-xl">
              {text}
            </dd>
            <dd aria-hidden="true">
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the text beside it says the same */}
              <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" className="h-3 w-full desktop:h-6">
                <rect width={longest} height="1" className="fill-ink/6" />
                {/* Panes of a week, with lead between them. */}
                <path d={`M0 .5H${days}`} strokeDasharray="6.94 .06" className="stroke-emerald" />
              </svg>
            </dd>
            {price ? (
              <dd className="text-right font-semibold max-desktop:text-sm desktop:order-1">{price}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-baseline gap-x-4 text-sm text-stone">
        <p className="max-desktop:basis-full">{homeCopy.deliveryTimes.legend}</p>
        {partList.estimate ? (
          <>
            <Link
              to="/estimation"
              className="inline-flex min-h-8 items-center font-semibold text-ink underline decoration-1 underline-offset-4 hover:text-emerald"
            >
              {homeCopy.deliveryTimes.prices}
            </Link>
            {isSamplePrice ? <SampleTag /> : null}
          </>
        ) : null}
      </div>
      {partList.delivery ? (
        <div className="glazed relative mt-6 grid gap-5 desktop:mt-10 border border-ink bg-white p-5 max-desktop:[&>form]:hidden desktop:p-8">
          <h4 className="leads-on font-title text-xl font-bold desktop:text-2xl desktop:after:hidden">
            <Link
              to="/delais"
              className="hover:text-emerald max-desktop:after:absolute max-desktop:after:inset-0 desktop:underline desktop:decoration-1 desktop:underline-offset-4"
            >
              {titleText(homeCopy.deliveryTimes.calculator)}
            </Link>
          </h4>
          {/* On a phone the link leads to the same form. */}
          <DeliveryForm projects={delays} />
        </div>
      ) : null}
    </Reveal>
  );
}
