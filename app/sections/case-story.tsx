import { caseStudyCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Price } from '../estimate/price.ts';
import { Logo } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import { PriceLine } from './price-line.tsx';
import { ScreenLink } from './screen-link.tsx';
import type { ScreenShown } from './screen-viewer.tsx';

interface CaseStoryProps {
  study: {
    situation: string;
    work: string;
    result: string;
    client: { name: string; logo: string };
    trade: string;
    firstVersion?: { day: number; text: string } | undefined;
    duration: string;
    services: readonly { name: string; path: string }[];
    /** Of a project like this one. */
    price: Price | null;
    stack: readonly { name: string; path: string | undefined }[];
  };
}

/** Situation, work and result, beside a sticky box of facts. */
export function CaseStory({ study }: CaseStoryProps) {
  const { situation, work, result, client, trade, firstVersion, duration, services, price, stack } = study;
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
                <Fact term="Délai tenu">
                  Jour {firstVersion.day} : {firstVersion.text}
                </Fact>
              ) : null}
              <Fact term="Durée">{duration}</Fact>
              <Fact term={services.length > 1 ? 'Services' : 'Service'}>
                <Names names={services} />
              </Fact>
              <Fact term="Outils">
                <Names names={stack} />
              </Fact>
            </dl>
            <PriceLine price={price} className="mt-5 border-t border-line pt-4" />
          </div>
        </aside>
      </div>
    </section>
  );
}

function Chapter({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2 className="text-3xl desktop:text-4xl">{title}</h2>
      <p className="mt-4 max-w-[40rem] text-lg text-pretty">{text}</p>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="text-sm text-stone">{term}</dt>
      <dd className="mt-1 font-semibold first-letter:uppercase">{children}</dd>
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
      <h2 id="ecrans" className="text-3xl desktop:text-4xl">
        {images.length > 2 ? caseStudyCopy.screens.others : caseStudyCopy.screens.other}
      </h2>
      <ul className="mt-8 grid gap-12 desktop:gap-20">
        {images.slice(1).map(({ src, alt }, index) => (
          <li key={src} className={`desktop:w-[90%] ${index % 2 === 1 ? 'desktop:ml-auto' : ''}`}>
            <figure>
              <ScreenLink screens={images} index={index + 1} />
              <figcaption className="mt-3 max-w-xl text-stone" aria-hidden="true">
                {alt}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the agency would do differently today. */
export function CaseDifferently({ text }: { text: string }) {
  return (
    <Section tone="forest" labelledBy="a-refaire">
      <div className="grid gap-6 desktop:grid-cols-12 desktop:gap-10">
        <h2 id="a-refaire" className="text-lg font-semibold tracking-normal text-mint desktop:col-span-4">
          {caseStudyCopy.differently}
        </h2>
        <p className="text-2xl leading-snug font-medium tracking-tight text-pretty desktop:col-span-8 desktop:text-3xl">
          {text}
        </p>
      </div>
    </Section>
  );
}
