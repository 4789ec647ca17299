import { allTechnologies, menu, technologyListCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { caseAt } from '../case-studies/case-summary.ts';
import { dailyPrice } from '../estimate/price.ts';
import { Hub, type HubEntry, hubMeta } from '../hubs/hub.tsx';
import { TechnologyWall } from '../hubs/technology-wall.tsx';
import { screenServices } from '../services.ts';
import type { Route } from './+types/technologies';
import { requirePart } from './find-page.ts';

/** The technologies, grouped as in the menu. */
export function loader({ context }: Route.LoaderArgs) {
  requirePart('technologies');
  const groups = menu.technologies.map(({ title, links }) => ({
    title,
    entries: links.flatMap(({ label, path, mark }): HubEntry[] => {
      const technology = allTechnologies.find((each) => each.path === path);
      if (!technology) return [];
      const { slug, heroSubTitle } = technology;
      return [
        {
          slug,
          name: label,
          path,
          mark,
          sentence: heroSubTitle,
          way: fillText(technologyListCopy.entry, { technology: label }),
        },
      ];
    }),
  }));
  const { facts } = context.get(screenServices);
  return { groups, price: dailyPrice(), caseStudy: caseAt(6, facts) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return hubMeta(technologyListCopy.meta, loaderData?.groups);
}

export default function Technologies({ loaderData: { groups, price, caseStudy } }: Route.ComponentProps) {
  const count = groups.flatMap(({ entries }) => entries).length;
  return (
    <Hub
      columns="wall-columns"
      title={technologyListCopy.hero.title}
      lead={fillText(technologyListCopy.hero.lead, { count })}
      listTitle={technologyListCopy.list}
      groups={groups}
      price={price}
      caseStudy={caseStudy}
      closing={technologyListCopy.closing}
    >
      <TechnologyWall groups={groups} />
    </Hub>
  );
}
