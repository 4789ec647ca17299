import { allTechnologies, menu, technologyListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import type { HubEntry } from '../hubs/hub-entry.ts';
import { TechnologyWall } from '../hubs/technology-wall.tsx';
import { Directory } from '../sections/directory.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import { Sections } from '../ui/sections.tsx';
import type { Route } from './+types/technologies';
import { requirePart } from './require-part.ts';

const { hero, entry } = technologyListCopy;

/** The technologies, grouped as in the menu. */
export function loader() {
  requirePart('technologies');
  const groups = menu.technologies.map(({ title, links }) => ({
    title,
    entries: links.flatMap(({ label, path }): HubEntry[] => {
      const technology = allTechnologies.find((each) => each.path === path);
      if (!technology) return [];
      const { slug, heroSubTitle } = technology;
      return [
        { slug, name: label, path, sentence: heroSubTitle, way: fillText(entry, { technology: label }) },
      ];
    }),
  }));
  return { groups };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const links = loaderData?.groups.flatMap(({ entries }) => entries) ?? [];
  return [
    ...listedPageMeta(technologyListCopy.meta, { count: links.length }),
    { 'script:ld+json': itemList(links) },
  ];
}

export default function Technologies({ loaderData: { groups } }: Route.ComponentProps) {
  const count = groups.flatMap(({ entries }) => entries).length;
  return (
    <Sections>
      <section className="wall-columns on-dark panes bleed bg-ink text-white">
        <div className="hub-head">
          <h1 className="text-hero-small desktop:text-5xl wide:text-hero">{hero.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-mint wide:text-xl">{fillText(hero.lead, { count })}</p>
        </div>
        <TechnologyWall groups={groups} />
      </section>
      <Directory groups={groups} />
      <QuoteWidget />
    </Sections>
  );
}
