import { caseListCopy } from 'content-collections';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { titleTypography } from '../../domain/typography.ts';
import type { CaseEntry } from '../case-studies/case-summary.ts';
import type { Review } from '../case-studies/review.ts';
import type { Price } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { Logo, ScreenTeaser } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { SampleRibbon, SampleTag } from '../ui/sample-tag.tsx';
import { ReadCase } from './case-grid.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { PriceLine } from './price-line.tsx';

interface CaseStudiesHeroProps {
  count: number;
  price: Price | null;
  /** A director's review of her online shop (specification, « Realisations »). */
  review: Review | undefined;
}

export function CaseStudiesHero({ count, price, review }: CaseStudiesHeroProps) {
  return (
    <section className="hero on-dark bleed relative isolate overflow-hidden bg-ink pt-header text-white">
      <div className="hero-text pt-content desktop:pt-20 tablet:max-w-[55%] tablet:pb-20 wide:pb-12 min-[75rem]:max-w-[40rem]">
        <h1 className="text-4xl tablet:text-[min(4rem,5.2vw)]">{caseListTitle(count)}</h1>
        <p className="mt-6 text-lg text-mint tablet:max-w-[17rem] desktop:text-xl min-[75rem]:max-w-none">
          {titleTypography(caseListCopy.hero.lead, 20)}
        </p>
        <div className="mt-9">
          <Button
            routerLink="/obtenir-un-devis"
            color="white"
            size="large"
            label={caseListCopy.hero.action}
          />
          <PriceLine price={price} className="mt-5 text-mint" />
        </div>
      </div>
      <HeroDrawing src="/assets/realisations/accueil-1.svg" fit="cases" />
      {review ? <Word {...review} /> : null}
    </section>
  );
}

/** Below the button, so that nobody in the picture stands behind it. */
function Word({ author, role, company, city, quote, sample }: Review) {
  return (
    <figure className="hero-foot self-start border-l-4 border-lime pl-5 desktop:pl-7 wide:max-w-[36rem]">
      <blockquote className="text-lg leading-snug font-medium text-pretty desktop:text-xl">
        « {quote} »
      </blockquote>
      <figcaption className="mt-5">
        <strong className="mr-4 font-title text-lg">{author}</strong>
        {sample ? <SampleTag /> : null}
        <span className="block text-mint">
          {role}, {company} ({city})
        </span>
      </figcaption>
    </figure>
  );
}

export function caseListTitle(count: number): string {
  const { title, titleOfOne, titleOfNone } = caseListCopy.hero;
  if (count > 1) return fillText(title, { count });
  return count === 1 ? titleOfOne : titleOfNone;
}

/**
 * The featured cases: each a screen at full width, with its key figure across the picture's edge.
 * @param samples clients who were made up, where no list of the other cases names them
 */
export function LeadCases({
  entries,
  samples,
}: {
  entries: readonly CaseEntry[];
  samples: readonly string[];
}) {
  return (
    <section aria-labelledby="a-la-une" className="bg-paper">
      <h2 id="a-la-une" className="sr-only">
        {[caseListCopy.leads.titleOfOne, caseListCopy.leads.titleOfTwo][entries.length - 1] ??
          caseListCopy.leads.title}
      </h2>
      <ul className="column grid gap-12 pt-10 pb-14 desktop:gap-32 desktop:pt-12 desktop:pb-28">
        {entries.map((entry, index) => (
          <li key={entry.slug} id={entry.slug}>
            <LeadCase entry={entry} isMirrored={index % 2 === 1} />
          </li>
        ))}
      </ul>
      <SampleRibbon what={samples} className="column pb-6 text-stone" />
    </section>
  );
}

function LeadCase({ entry, isMirrored }: { entry: CaseEntry; isMirrored: boolean }) {
  const { slug, path, title, topic, description, client, madeFor, figure, cost, image } = entry;
  const titleId = `${slug}-titre`;
  return (
    <article aria-labelledby={titleId} className="group relative grid grid-cols-1 wrap-anywhere">
      <ScreenTeaser screen={image} className="border border-ink" />
      <div
        className={`on-dark grid bg-ink text-white desktop:-mt-[4%] desktop:w-[88%] wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isMirrored ? 'desktop:ml-auto' : ''}`}
      >
        <div className="flex flex-col items-start gap-6 bg-emerald p-6 only-desktop:flex-row only-desktop:justify-between desktop:p-10">
          <p>
            <ResultFigure {...figure} size="medium" className="text-lime" />{' '}
            {cost ? <span className="case-cost mt-4 block">{cost}</span> : null}
          </p>
          <Logo
            src={client.logo}
            alt=""
            className="reversed mt-auto h-8 w-auto max-w-44 object-contain object-left only-desktop:shrink-0"
          />
        </div>
        <div className="p-6 desktop:p-10">
          <p className="text-mint">{fillText(caseListCopy.leads.topic, { topic, client: madeFor })}</p>
          <h3 id={titleId} className="mt-3 text-2xl desktop:text-3xl wide:text-4xl">
            <Link
              to={path}
              prefetch={PREFETCH}
              className="after:absolute after:inset-0 hover:text-lime focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-emerald"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-4 max-w-lg text-mint">{description}</p>
          <ReadCase className="mt-5 group-hover:text-lime" />
        </div>
      </div>
    </article>
  );
}
