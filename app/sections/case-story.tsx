import { caseStudyCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Price } from '../estimate/price.ts';
import { Picture } from '../ui/picture.tsx';
import { PriceLine } from './price-line.tsx';

const { story } = caseStudyCopy;

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
          <Chapter title={story.situation} text={situation} />
          <Chapter title={story.work} text={work} />
          <Chapter title={story.result} text={result} />
        </div>
        <aside aria-label="Fiche du projet" className="desktop:col-span-5 wide:col-span-4 wide:col-start-9">
          <div className="border border-ink bg-white p-6 desktop:sticky desktop:top-28 desktop:p-8">
            <Picture
              src={client.logo}
              alt={client.name}
              width={200}
              height={48}
              sizes="240px"
              className="h-10 w-auto forced-colors:bg-white forced-colors:forced-color-adjust-none"
            />
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
