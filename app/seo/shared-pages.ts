import type { Content } from '../../content/content.ts';
import type { FixedPath } from '../../content/fixed-pages.ts';
import { fillText } from '../../content/sentence.ts';
import { withServiceDefaults } from '../../content/service-defaults.ts';

/** Content of a page's share picture. */
export interface SharedPage {
  /** Path of the page. */
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
  'services' | 'technologies' | 'cities' | 'caseStudies' | 'articles' | 'legalPages'
> & {
  agency: Pick<Content['agency'], 'tagline'>;
  copy: Pick<
    Content['copy'],
    | 'blogCopy'
    | 'caseListCopy'
    | 'cityCopy'
    | 'cityListCopy'
    | 'contactCopy'
    | 'deliveryCopy'
    | 'estimateCopy'
    | 'homeCopy'
    | 'quoteCopy'
    | 'serviceCopy'
    | 'serviceListCopy'
    | 'siteMapCopy'
    | 'technologyListCopy'
  >;
};

/** All pages with a share picture. */
export function sharedPages(content: SharedContent): SharedPage[] {
  const { services, technologies, cities, caseStudies, articles, legalPages, copy } = content;
  return [
    ...fixedPages(content),
    ...services.map((service) => ({
      path: service.path,
      area: service.name,
      title: withServiceDefaults(service, copy.serviceCopy.defaults).heroTitle.replaceAll(/<[^<>]*>/g, ''),
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
    ...articles.map(({ path, title, image }) => ({ path, area: 'Blog', title, picture: image })),
    ...legalPages.map(({ path, title }) => ({ path, area: copy.siteMapCopy.agency, title, picture: HALL })),
  ];
}

function fixedPages({ agency, cities, caseStudies, copy }: SharedContent): SharedPage[] {
  const pages: Record<FixedPath, Omit<SharedPage, 'path'>> = {
    '/': {
      area: agency.tagline,
      title: copy.homeCopy.hero.title,
      picture: HALL,
    },
    '/obtenir-un-devis': {
      area: copy.quoteCopy.area,
      title: copy.quoteCopy.hero.title,
      picture: '/assets/services/logiciel-metier-2.svg',
    },
    '/contact': {
      area: 'Contact',
      title: copy.contactCopy.hero.title,
      picture: '/assets/contact/accueil-1.svg',
    },
    '/services': {
      area: 'Services',
      title: copy.serviceListCopy.hero.title,
      picture: '/assets/services/application-web-1.svg',
    },
    '/technologies': {
      area: 'Technologies',
      title: copy.technologyListCopy.hero.title,
      picture: '/assets/technologies/typescript-1.svg',
    },
    '/villes': {
      area: 'Villes',
      title: fillText(copy.cityListCopy.hero.title, { count: cities.length }),
      picture: '/assets/villes/dijon-1.svg',
    },
    '/realisations': {
      area: 'Réalisations',
      title:
        caseStudies.length > 1
          ? fillText(copy.caseListCopy.hero.title, { count: caseStudies.length })
          : copy.caseListCopy.hero.titleOfOne,
      picture: '/assets/realisations/accueil-1.svg',
    },
    '/blog': {
      area: 'Blog',
      title: copy.blogCopy.title,
      picture: '/assets/blog/rediger-un-cahier-des-charges.svg',
    },
    '/estimation': {
      area: 'Estimation',
      title: copy.estimateCopy.hero.title,
      picture: '/assets/services/erp-crm-2.svg',
    },
    '/delais': {
      area: 'Nos délais',
      title: copy.deliveryCopy.hero.title,
      picture: '/assets/services/application-web-2.svg',
    },
    '/plan-du-site': { area: copy.siteMapCopy.agency, title: copy.siteMapCopy.title, picture: HALL },
  };
  return Object.entries(pages).map(([path, page]) => ({ path, ...page }));
}
