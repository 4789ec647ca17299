import { agency, allTechnologies, menu } from 'content-collections';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { lazySection } from '../first-paint/lazy-section.tsx';
import type { HubEntry } from '../hubs/hub-entry.ts';
import { Directory } from '../sections/directory.tsx';
import { COMMON_KEYWORDS, pageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import type { Route } from './+types/technologies';
import { requirePart } from './require-part.ts';

const TechnologyWall = lazySection(() => import('../hubs/technology-wall.tsx'));

/** The technologies by the groups of the menu. */
export function loader() {
  requirePart('technologies');
  const groups = menu.technologies.map(({ title, links }) => ({
    title,
    entries: links.flatMap(({ label, path }): HubEntry[] => {
      const technology = allTechnologies.find((each) => each.path === path);
      if (!technology) return [];
      const { slug, heroSubTitle } = technology;
      return [{ slug, name: label, path, sentence: heroSubTitle, way: `Quand choisir ${label}` }];
    }),
  }));
  return { groups };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const links = loaderData?.groups.flatMap(({ entries }) => entries) ?? [];
  const count = links.length;
  return [
    ...pageMeta({
      title: `Nos ${count} technologies – ${agency.brand}`,
      description: `Les ${count} technologies que nous employons : à quoi chacune sert, quand nous la conseillons, quand nous vous en dissuadons, et ce que nous livrons avec elle.`,
      keywords: ['technologies', 'expertise technique', ...COMMON_KEYWORDS],
      path: '/technologies',
    }),
    { 'script:ld+json': itemList(links) },
  ];
}

export default function Technologies({ loaderData: { groups } }: Route.ComponentProps) {
  const count = groups.flatMap(({ entries }) => entries).length;
  return (
    <>
      <section className="hub on-dark panes bg-ink pt-header text-white">
        <div className="column wall-columns">
          <div className="hub-head">
            <h1 className="text-hero-small desktop:text-5xl wide:text-hero">
              Des outils choisis pour votre problème
            </h1>
            <p className="mt-5 max-w-xl text-lg text-mint wide:text-xl">
              {count} technologies, et pour chacune une page qui dit aussi quand ne pas la prendre.
            </p>
          </div>
          <TechnologyWall groups={groups} />
        </div>
      </section>
      <Directory groups={groups} />
      <QuoteWidget />
    </>
  );
}
