import { estimateCopy } from 'content-collections';
import { Link } from 'react-router';
import { Breadcrumbs } from '../chrome/breadcrumbs.tsx';
import { estimatePage } from '../estimate/estimate-page.ts';
import { Estimator } from '../sections/estimator.tsx';
import { SampleQuotes } from '../sections/sample-quotes.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { breadcrumbList } from '../seo/structured-data.ts';
import { trailFromHome } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/estimate';
import { requirePart } from './find-page.ts';

const trail = () => trailFromHome(estimateCopy.meta);

export function loader({ url, context }: Route.LoaderArgs) {
  requirePart('estimate');
  return estimatePage(url.searchParams, context.get(screenServices).facts);
}

export function meta() {
  return [...listedPageMeta(estimateCopy.meta), { 'script:ld+json': breadcrumbList(trail()) }];
}

export default function Estimate({ loaderData }: Route.ComponentProps) {
  const { chosen, isUnknown, kinds, dayRate, isSample, quotes } = loaderData;
  return (
    <Sections>
      <section
        className={`calculator-hero on-dark panes bg-forest pt-header text-white ${isUnknown ? 'relative' : ''}`}
      >
        <div className="column pt-content pb-10 desktop:pb-16">
          <Breadcrumbs trail={trail()} />
          <h1 className="text-4xl desktop:text-hero wide:-mr-14">{estimateCopy.hero.title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">
            {estimateCopy.hero.lead}{' '}
            {isSample ? (
              // On a wide screen, the result beside it has its own.
              <span className={chosen ? 'wide:hidden' : ''}>
                <SampleTag />
              </span>
            ) : null}
          </p>
          <nav aria-label="Type de projet" className="not-printed mt-8 desktop:mt-10">
            <ul className="kind-panes">
              {kinds.map(({ id, name, usual, least }) => (
                <li key={id} className="grid bg-forest">
                  <Link
                    to={`/estimation?projet=${id}#questions`}
                    aria-current={chosen?.kind.id === id ? 'true' : undefined}
                    className="kind-pane"
                  >
                    <span>{name}</span> <strong>{usual}</strong> {least}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {isUnknown ? (
            <div role="status" className="calculator-pane calculator-unlit">
              <h2 id="resultat" className="text-2xl">
                {estimateCopy.hero.unknown}
              </h2>
              <Button routerLink="/obtenir-un-devis" color="white" label={estimateCopy.samples.action} />
            </div>
          ) : null}
        </div>
      </section>
      {chosen ? (
        <Estimator key={chosen.kind.id} chosen={chosen} dayRate={dayRate} isSample={isSample} />
      ) : null}
      <SampleQuotes quotes={quotes} dayRate={dayRate} />
    </Sections>
  );
}
