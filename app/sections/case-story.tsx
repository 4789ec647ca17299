import { type CaseStudy, caseStudyCopy } from 'content-collections';
import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import type { Price } from '../estimate/price.ts';
import type { Crumb } from '../seo/trail.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { CARD_SIZES, HALF_SIZES, Logo, type ScreenShown, ScreenTeaser } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { PriceLine } from './price-line.tsx';
import { ScreenLink } from './screen-link.tsx';

interface CaseStoryProps {
  study: Pick<CaseStudy, 'situation' | 'work' | 'result' | 'firstVersion' | 'duration'> & {
    client: { name: string; logo: string };
    trade: string;
    /** Whether a delay is promised for its first service. */
    isDelayPromised: boolean;
    services: readonly { name: string; path: string }[];
    /** Of its days of work, line by line. */
    daysCost: string;
    /** Of a project like this one. */
    price: Price | null;
    stack: readonly { name: string; path: string | undefined }[];
  };
}

export function CaseStory({ study }: CaseStoryProps) {
  const { situation, work, result, client, trade, firstVersion, isDelayPromised, duration, services } = study;
  const { daysCost, price, stack } = study;
  return (
    <section aria-label="Le projet" className="band bg-paper">
      <div className="grid gap-12 desktop:grid-cols-12 desktop:gap-10">
        <div className="grid gap-12 desktop:col-span-7">
          <Chapter title={caseStudyCopy.story.situation} text={situation} />
          <Chapter title={caseStudyCopy.story.work} text={work} />
          <Chapter title={caseStudyCopy.story.result} text={result} />
        </div>
        <aside aria-label="Fiche du projet" className="desktop:col-span-5 wide:col-span-4 wide:col-start-9">
          <div className="border border-ink bg-white p-6 desktop:sticky desktop:top-28 desktop:p-8">
            <Logo src={client.logo} alt={client.name} className="h-10 w-auto" />
            <dl className="mt-7 grid gap-5">
              <Fact term="Métier">{trade}</Fact>
              {firstVersion ? (
                <Fact term={isDelayPromised ? 'Délai tenu' : 'Première mise en service'}>
                  Jour {firstVersion.day} : {firstVersion.text}
                </Fact>
              ) : null}
              <Fact term="Durée">{duration}</Fact>
              <Fact term={services.length > 1 ? 'Services' : 'Service'}>
                <Names names={services} />
              </Fact>
              {stack.length > 0 ? (
                <Fact term="Outils">
                  <Names names={stack} />
                </Fact>
              ) : null}
              {daysCost ? (
                <Fact term={caseStudyCopy.story.cost}>
                  <span className="case-cost block">{daysCost}</span>
                </Fact>
              ) : null}
            </dl>
            <PriceLine price={price} className="mt-5 border-t border-line pt-4" />
            {/* On a phone the box comes after the story, near the button that ends the page. */}
            <div className="mt-5 max-desktop:hidden">
              <Button routerLink="/obtenir-un-devis" fullWidth label={caseStudyCopy.story.action} />
            </div>
          </div>
        </aside>
      </div>
    </section>
  );
}

function Chapter({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2 className="heading">{title}</h2>
      <p className="mt-4 max-w-[40rem] text-lg text-pretty">{text}</p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="text-sm text-stone">{term}</dt>
      <dd className="mt-1 font-semibold text-balance first-letter:uppercase">{children}</dd>
    </div>
  );
}

function Names({ names }: { names: readonly { name: string; path: string | undefined }[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {names.map(({ name, path }) => (
        <li key={name} className="flex min-h-8 items-center">
          {path ? (
            <Link to={path} className="underline decoration-1 underline-offset-4 hover:text-emerald">
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

/** The product's other screens, aligned left and right in turn. */
export function CaseScreens({ images }: { images: readonly ScreenShown[] }) {
  return (
    <section aria-labelledby="ecrans" className="band bg-white">
      <h2 id="ecrans" className="heading">
        {images.length > 2 ? caseStudyCopy.screens.others : caseStudyCopy.screens.other}
      </h2>
      <div className="mt-8 grid gap-12 desktop:gap-20">
        {images.slice(1).map(({ src, alt, detail }, index) => (
          <figure key={src} className={`desktop:w-[90%] ${index % 2 === 1 ? 'desktop:ml-auto' : ''}`}>
            <ScreenLink screens={images} index={index + 1} />
            {/* It tells of the whole screen: on a phone that shows a detail, the viewer has it. */}
            <figcaption
              className={`max-w-xl text-stone desktop:mt-3 ${detail ? 'max-desktop:not-print:hidden' : ''}`}
              aria-hidden="true"
            >
              {alt}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

export function CaseDifferently({ text }: { text: string }) {
  return (
    <Section tone="forest" labelledBy="a-refaire">
      <div className="grid gap-6 desktop:grid-cols-12 desktop:gap-10">
        <h2 id="a-refaire" className="text-lg font-semibold tracking-normal text-mint desktop:col-span-4">
          {caseStudyCopy.differently}
        </h2>
        <p className="text-2xl leading-snug font-medium text-pretty desktop:col-span-8 desktop:text-3xl">
          {text}
        </p>
      </div>
    </Section>
  );
}

interface CaseHeroProps {
  study: {
    title: string;
    sample: boolean;
    description: string;
    madeFor: string;
    figure: { value: string; label: string };
    cost: string;
    images: readonly ScreenShown[];
  };
  trail: readonly Crumb[];
}

/** First screen of a case study: its key figure, then the product at full width across the lower edge. */
export function CaseHero({ study, trail }: CaseHeroProps) {
  const { title, sample, description, madeFor, figure, cost, images } = study;
  return (
    <section className="on-dark relative bg-paper bg-linear-to-b from-ink from-[calc(100%-25vw)] to-transparent to-[calc(100%-25vw)] pt-header text-white desktop:from-[calc(100%-20rem)] desktop:to-[calc(100%-20rem)]">
      <div className="column pt-4 desktop:pt-6">
        <Breadcrumbs trail={trail} />
        <div className="grid gap-8 pb-10 desktop:grid-cols-12 desktop:gap-10 desktop:pb-14 only-desktop:gap-y-5">
          <div className="only-desktop:contents wide:col-span-7">
            <h1 className="col-span-full text-4xl desktop:text-5xl wide:text-[3.25rem]">{title}</h1>
            <div className="mt-5 only-desktop:col-span-6 only-desktop:mt-0">
              <p className="max-w-[38rem] text-lg text-mint">{description}</p>
              <p className="mt-4 font-semibold text-balance">
                {fillText(caseStudyCopy.hero.madeFor, { client: madeFor })}
                {'\u00a0\u00a0'}
                {sample ? <SampleTag /> : null}
              </p>
            </div>
          </div>
          <div className="self-end only-desktop:col-span-6 wide:col-span-5">
            <p className="mb-8 border-l-4 border-lime pl-5 desktop:pl-8">
              <ResultFigure {...figure} size="large" className="text-lime" />{' '}
              {cost ? <span className="case-cost mt-4 block text-mint">{cost}</span> : null}
            </p>
            <div className="desktop:w-fit">
              <Button
                routerLink="/obtenir-un-devis"
                color="white"
                size="large"
                fullWidth
                label={caseStudyCopy.story.action}
              />
            </div>
          </div>
        </div>
        <ScreenLink screens={images} index={0} eager />
      </div>
    </section>
  );
}

interface CaseNeighboursProps {
  /** Absent when it would be the case itself or the same as `next`. */
  previous: CaseSummary | undefined;
  next: CaseSummary | undefined;
}

/** End of a case study: links to the next and previous ones and to the quote page. */
export function CaseNeighbours({ previous, next }: CaseNeighboursProps) {
  return (
    <section aria-labelledby="suite" className="band bg-paper">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <h2 id="suite" className="heading max-w-2xl">
          {caseStudyCopy.next.title}
        </h2>
        <Button routerLink="/obtenir-un-devis" size="large" label={caseStudyCopy.next.action} />
      </div>
      {next ? (
        <nav
          aria-label="Autres réalisations"
          className="mt-12 grid grid-cols-1 border wrap-anywhere border-ink wide:grid-cols-12"
        >
          <Next study={next} isAlone={!previous} />
          {previous ? <Previous study={previous} /> : null}
        </nav>
      ) : null}
      <Link
        to="/realisations"
        className="mt-6 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-emerald"
      >
        {caseStudyCopy.next.all}
      </Link>
    </section>
  );
}

function Next({ study, isAlone }: { study: CaseSummary; isAlone: boolean }) {
  return (
    <Link
      to={study.path}
      prefetch={PREFETCH}
      rel="next"
      className={`group on-dark grid grid-cols-1 bg-ink text-white desktop:grid-cols-2 wide:order-2 ${isAlone ? 'wide:col-span-12' : 'wide:col-span-8'}`}
    >
      <span className="flex flex-col justify-between gap-8 p-6 desktop:p-8">
        <span className="flex items-center gap-2 font-semibold text-mint">
          {caseStudyCopy.next.following}
          <Icon
            icon={ArrowRight}
            className="size-5 transition-transform duration-200 group-hover:translate-x-1"
          />
        </span>
        <span>
          <span className="block font-title text-[min(3.75rem,17vw)] desktop:text-5xl desktop:leading-none wide:text-[3.75rem] leading-none font-bold tracking-tighter text-lime">
            {study.figure.value}
          </span>
          <span className="mt-4 block font-title text-2xl leading-tight font-semibold tracking-tight text-balance group-hover:underline">
            {study.title}
          </span>
        </span>
      </span>
      <ScreenTeaser
        screen={study.image}
        sizes={isAlone ? HALF_SIZES : CARD_SIZES}
        className="desktop:m-8 desktop:ml-0 desktop:self-center"
      />
    </Link>
  );
}

function Previous({ study }: { study: CaseSummary }) {
  return (
    <Link
      to={study.path}
      prefetch={PREFETCH}
      rel="prev"
      className="group flex flex-col justify-between gap-8 bg-white p-6 desktop:p-8 only-desktop:grid only-desktop:grid-cols-2 only-desktop:items-baseline only-desktop:gap-16 wide:col-span-4"
    >
      <span className="flex items-center gap-2 font-semibold text-stone">
        <Icon
          icon={ArrowLeft}
          className="size-5 transition-transform duration-200 group-hover:-translate-x-1"
        />
        {caseStudyCopy.next.preceding}
      </span>
      <span>
        <span className="block font-title text-4xl leading-none font-bold tracking-tighter text-emerald">
          {study.figure.value}
        </span>
        <span className="mt-3 block font-title text-xl leading-tight font-semibold tracking-tight text-balance group-hover:underline">
          {study.title}
        </span>
      </span>
    </Link>
  );
}
