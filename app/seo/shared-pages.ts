import type { Content } from '../../content/content.ts';
import type { FixedPath } from '../../content/fixed-pages.ts';
import { withServiceDefaults } from '../routes/service-defaults.ts';

/** What the share picture of a page shows. */
export interface SharedPage {
  /** Address of the page, without host. */
  path: string;
  /** Above the title, small. */
  area: string;
  /** The page's own heading. */
  title: string;
  /** Path under `public/` of the picture at the right. */
  picture: string;
}

const HALL = '/assets/hero/toit-1280.webp';

/** Every page that can be shared. */
export function sharedPages(content: Content): SharedPage[] {
  const { services, technologies, cities, caseStudies, articles, legalPages } = content;
  return [
    ...fixedPages(content),
    ...services.map((service) => ({
      path: service.path,
      area: service.name,
      title: withServiceDefaults(service).heroTitle.replaceAll(/<[^>]*>/g, ''),
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
      title: `Vos experts informatiques ${locative}`,
      picture: banner1,
    })),
    ...caseStudies.map(({ path, topic, title, images }) => ({
      path,
      area: topic,
      title,
      picture: images[0]?.src ?? HALL,
    })),
    ...articles.map(({ path, title, image }) => ({ path, area: 'Blog', title, picture: image })),
    ...legalPages.map(({ path, title }) => ({ path, area: 'Le cabinet', title, picture: HALL })),
  ];
}

function fixedPages({ agency, cities, caseStudies }: Content): SharedPage[] {
  const pages: Record<FixedPath, Omit<SharedPage, 'path'>> = {
    '/': {
      area: agency.tagline,
      title: 'Le cabinet digital qui transforme vos défis en opportunités',
      picture: HALL,
    },
    '/obtenir-un-devis': {
      area: 'Devis gratuit',
      title: 'Décrivez votre projet, nous le chiffrons',
      picture: '/assets/services/logiciel-metier-2.svg',
    },
    '/contact': {
      area: 'Contact',
      title: 'Dites-nous ce qui vous amène',
      picture: '/assets/contact/accueil-1.svg',
    },
    '/services': {
      area: 'Services',
      title: 'Tout ce qu’il faut à un projet numérique',
      picture: '/assets/services/application-web-1.svg',
    },
    '/technologies': {
      area: 'Technologies',
      title: 'Des outils choisis pour votre problème',
      picture: '/assets/technologies/typescript-1.svg',
    },
    '/villes': {
      area: 'Villes',
      title: `${cities.length} villes où nous intervenons`,
      picture: '/assets/villes/dijon-1.svg',
    },
    '/realisations': {
      area: 'Réalisations',
      title: `${caseStudies.length} projets, racontés par leurs écrans`,
      picture: '/assets/realisations/accueil-1.svg',
    },
    '/blog': {
      area: 'Blog',
      title: 'Le blog préféré de votre développeur préféré',
      picture: '/assets/blog/rediger-un-cahier-des-charges.svg',
    },
    '/estimation': {
      area: 'Estimation',
      title: 'Combien cela coûterait-il ?',
      picture: '/assets/services/erp-crm-2.svg',
    },
    '/delais': {
      area: 'Nos délais',
      title: 'Quand serait-ce en ligne ?',
      picture: '/assets/services/application-web-2.svg',
    },
    '/plan-du-site': { area: 'Le cabinet', title: 'Plan du site', picture: HALL },
  };
  return Object.entries(pages).map(([path, page]) => ({ path, ...page }));
}
