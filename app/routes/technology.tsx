import { agency, allServices, allTechnologies, technologyCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { leadAction } from '../forms/engine/lead-action.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { expertiseKeywords } from '../seo/expertise-keywords.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { breadcrumbList, faqPage } from '../seo/structured-data.ts';
import { trailTo } from '../seo/trail.ts';
import { screenServices } from '../services.ts';
import type { Route } from './+types/technology';
import { findPage, linksTo } from './find-page.ts';
import { ownSections } from './own-sections.ts';
import { requirePart } from './require-part.ts';

const TechnologySections = lazySection(() => import('./technology.below.tsx'));

export const action = leadAction(speedEstimateForm);

export function loader({ params, url, context }: Route.LoaderArgs) {
  requirePart('technologies');
  const technology = findPage(allTechnologies, params.technologie, { url, context });
  return {
    ...technology,
    ...ownSections(technology, context.get(screenServices).facts),
    keywords: expertiseKeywords(technology.name),
    technologies: linksTo(allTechnologies, technology.technologies),
    services: linksTo(allServices, technology.services),
  };
}

export function meta({ loaderData: technology }: Route.MetaArgs) {
  if (!technology) return [];
  return [
    ...pageMeta({
      title: fillText(technologyCopy.meta.title, { technology: technology.name, brand: agency.brand }),
      description: technology.metaDescription,
      keywords: technology.keywords,
      path: technology.path,
    }),
    { 'script:ld+json': breadcrumbList(trailTo('technologies', technology)) },
    { 'script:ld+json': faqPage(technology.ownQuestions) },
  ];
}

export default function Technology({ loaderData: technology, actionData }: Route.ComponentProps) {
  const { name } = technology;
  return (
    <>
      <PageHero
        trail={trailTo('technologies', technology)}
        title={name}
        subtitle={technology.heroSubTitle}
        picture={technology.banner1}
        buttonLabel={fillText(technologyCopy.hero.action, { technology: name })}
        cardsLabel={fillText(technologyCopy.hero.arguments, { technology: name })}
        cards={technology.arguments}
      />
      <TechnologySections technology={technology} lastResult={actionData} />
      <QuoteWidget />
    </>
  );
}
