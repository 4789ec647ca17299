import type { Content } from '../../content/content.ts';
import { fillText } from '../../content/sentence.ts';
import { withServiceDefaults } from '../../content/service-defaults.ts';
import { withoutEmphasis } from '../../domain/plain-words.ts';

/** Content of a page's share picture. */
export interface SharedPage {
  path: string;
  /** Above the title, small. */
  area: string;
  /** The page's own heading. */
  title: string;
  /** Path under `public/` of the picture at the right. */
  picture: string;
}

const HALL = '/assets/hero/accueil-1280.webp';

type SharedContent = Pick<
  Content,
  'services' | 'technologies' | 'cities' | 'caseStudies' | 'legalPages' | 'pages'
> & { copy: Pick<Content['copy'], 'cityCopy' | 'serviceCopy' | 'siteMapCopy'> };

/** All pages with a share picture but articles, whose titles are in the database. */
export function sharedPages(content: SharedContent): SharedPage[] {
  const { pages, services, technologies, cities, caseStudies, legalPages, copy } = content;
  return [
    ...pages,
    ...services.map((service) => ({
      path: service.path,
      area: service.name,
      title: withoutEmphasis(withServiceDefaults(service, copy.serviceCopy.defaults).heroTitle),
      picture: service.banner1,
    })),
    ...technologies.map(({ path, name, banner1 }) => ({
      path,
      area: 'Technologies',
      title: name,
      picture: banner1,
    })),
    ...cities.map(({ path, name, locative, banner1 }) => ({
      path,
      area: name,
      title: fillText(copy.cityCopy.hero.title, { place: locative }),
      picture: banner1,
    })),
    ...caseStudies.map(({ path, topic, title, images }) => ({
      path,
      area: topic,
      title,
      picture: images[0]?.src ?? HALL,
    })),
    ...legalPages.map(({ path, title }) => ({ path, area: copy.siteMapCopy.agency, title, picture: HALL })),
  ];
}
