import type { Content } from './content.ts';
import { FREE_PAGES } from './free-pages.ts';

/** A reference in a content file: to a page or picture by path, or to an entry of another file by id. */
export interface Reference {
  file: string;
  field: string;
  kind:
    | 'page'
    | 'picture'
    | 'service'
    | 'technology'
    | 'city'
    | 'caseStudy'
    | 'partner'
    | 'deliveryTime'
    | 'review'
    | 'question';
  target: string;
}

export function referencesOf(content: Content): Reference[] {
  return [
    ...content.cities.flatMap(cityReferences),
    ...content.technologies.flatMap(technologyReferences),
    ...content.services.flatMap(serviceReferences),
    ...content.caseStudies.flatMap(caseStudyReferences),
    ...content.articles.flatMap(articleReferences),
    ...content.legalPages.flatMap(legalReferences),
    ...content.freePages.flatMap(freeReferences),
    ...content.pages.flatMap(({ file, picture }) =>
      pointing(file)('picture', { 'listing.picture': picture }),
    ),
    ...siteReferences(content),
  ];
}

function cityReferences({ slug, ...city }: Content['cities'][number]): Reference[] {
  const from = pointing(`content/cities/${slug}.md`);
  return [
    ...from('picture', drawn({ banner1: city.banner1, banner2: city.banner2, seal: city.seal })),
    ...from(
      'service',
      listed('services', city.services, ({ service }) => service, '.service'),
    ),
    ...from('city', listed('neighbours', city.neighbours)),
    ...ownReferences(from, city),
    ...from('page', linked('content', city.description1)),
  ];
}

function technologyReferences({ slug, ...technology }: Content['technologies'][number]): Reference[] {
  const { banner1, banner2, banner3 } = technology;
  const from = pointing(`content/technologies/${slug}.md`);
  return [
    ...from('picture', { banner1, banner2, banner3 }),
    ...from('technology', listed('technologies', technology.technologies)),
    ...from('service', listed('services', technology.services)),
    ...ownReferences(from, technology),
    ...from('page', linked('content', technology.description1)),
    ...from('page', linked('sectionDescription', technology.sectionDescription)),
  ];
}

function serviceReferences({ path, ...service }: Content['services'][number]): Reference[] {
  const { banner1, banner2, banner3, deliveryTime } = service;
  const from = pointing(`content${path}.md`);
  return [
    ...from('picture', { banner1, banner2, banner3 }),
    ...from('deliveryTime', deliveryTime ? { deliveryTime } : {}),
    ...from('technology', listed('technologies', service.technologies)),
    ...from('caseStudy', listed('caseStudies', service.caseStudies)),
    ...ownReferences(from, service),
    ...from('page', linked('content', service.description1)),
    ...from('page', linked('sectionDescription', service.sectionDescription)),
  ];
}

/** References in the fields that several kinds of page share. */
function ownReferences(
  from: ReturnType<typeof pointing>,
  {
    caseStudy,
    review,
    secondReview,
    questions,
    generalQuestions = [],
  }: Pick<
    Content['services'][number],
    'caseStudy' | 'review' | 'secondReview' | 'questions' | 'generalQuestions'
  >,
): Reference[] {
  return [
    ...from('caseStudy', caseStudy ? { 'caseStudy.slug': caseStudy.slug } : {}),
    ...from('review', review ? { review } : {}),
    ...from('review', secondReview ? { secondReview } : {}),
    ...questions.flatMap(({ answer }, index) => from('page', linked(`questions.${index}.answer`, answer))),
    ...from('question', listed('generalQuestions', generalQuestions)),
  ];
}

function caseStudyReferences({ slug, ...study }: Content['caseStudies'][number]): Reference[] {
  const from = pointing(`content/case-studies/${slug}.yaml`);
  return [
    ...from('partner', { client: study.client }),
    ...from('city', study.city ? { city: study.city } : {}),
    ...from('review', study.review ? { review: study.review } : {}),
    ...from('service', listed('services', study.services)),
    ...study.stack.flatMap(({ technology }, index) =>
      from('technology', technology ? { [`stack.${index}.technology`]: technology } : {}),
    ),
    ...from(
      'picture',
      listed('images', study.images, ({ src }) => src, '.src'),
    ),
  ];
}

/** Links to articles are left out: colleagues write them in the database. */
function freeReferences({ slug, sections }: Content['freePages'][number]): Reference[] {
  const from = pointing(`${FREE_PAGES}${slug}.yaml`);
  return sections
    .flatMap((section, index) => {
      const field = `sections.${index}`;
      return [
        ...('parts' in section
          ? section.parts.flatMap(({ html }) => from('page', linked(`${field}.content`, html)))
          : []),
        ...('html' in section ? from('page', linked(`${field}.content`, section.html)) : []),
        ...('link' in section && section.link.startsWith('/')
          ? from('page', { [`${field}.link`]: section.link })
          : []),
        ...(section.kind === 'case' ? from('caseStudy', { [`${field}.caseStudy`]: section.caseStudy }) : []),
      ];
    })
    .filter(({ target }) => !target.startsWith('/article/'));
}

function articleReferences({ slug, image, content }: Content['articles'][number]): Reference[] {
  const from = pointing(`content/articles/${slug}.md`);
  return [...from('picture', { image }), ...from('page', linked('content', content))];
}

function legalReferences({ slug, html }: Content['legalPages'][number]): Reference[] {
  const from = pointing(`content/legal/${slug}.md`);
  return from('page', linked('content', html));
}

function siteReferences({
  menu,
  footerMenu,
  offers,
  faq,
  commitments,
  partners,
  founder,
  shownReviews,
  copy,
}: Content): Reference[] {
  const inMenus = pointing('content/menus.yaml');
  const shownCase = [
    ...inMenus('caseStudy', menu.caseStudy ? { 'caseStudy.slug': menu.caseStudy.slug } : {}),
    ...inMenus('picture', menu.caseStudy ? { 'caseStudy.picture': menu.caseStudy.picture } : {}),
  ];
  const groups = Object.entries({
    consulting: offers.consulting,
    conception: offers.conception,
    marketing: offers.marketing,
  });
  const inOffers = pointing('content/offers.yaml');
  const inReviews = pointing('content/reviews.yaml');
  const { home, pair = [], services = [], caseStudies } = shownReviews;
  return [
    ...shownCase,
    ...inMenus('page', {
      ...listed('pages', footerMenu.pages, ({ path }) => path),
      ...listed('cities', footerMenu.cities, ({ path }) => path),
    }),
    ...pointing('content/copy/search-words.yaml')(
      'page',
      listed('pages', copy.searchWordCopy.pages, ({ page }) => page, '.page'),
    ),
    ...groups.flatMap(([name, group]) =>
      group.offers.flatMap(({ page }, index) =>
        inOffers('page', page ? { [`${name}.offers.${index}.page`]: page } : {}),
      ),
    ),
    ...faq.general.flatMap(({ answer }, index) =>
      pointing('content/faq.yaml')('page', linked(`general.${index}.answer`, answer)),
    ),
    ...commitments.questions.flatMap(({ answer }, index) =>
      pointing('content/commitments.yaml')('page', linked(`questions.${index}.answer`, answer)),
    ),
    ...pointing('content/partners.yaml')(
      'picture',
      listed('partners', partners, ({ logo }) => logo, '.logo'),
    ),
    ...inReviews('review', {
      ...(home ? { 'shown.home': home } : {}),
      ...listed('shown.pair', pair),
      ...listed('shown.services', services),
      ...(caseStudies ? { 'shown.caseStudies': caseStudies } : {}),
    }),
    ...pointing('content/founder.yaml')('picture', founder.hidden ? {} : { photo: founder.photo }),
  ];
}

type Targets = Record<string, string>;

/** The pictures that a page has. */
function drawn(pictures: Targets): Targets {
  return Object.fromEntries(Object.entries(pictures).filter(([, path]) => path !== ''));
}

function pointing(file: string) {
  return (kind: Reference['kind'], targets: Targets): Reference[] =>
    Object.entries(targets).map(([field, target]) => ({ file, field, kind, target }));
}

function listed<Item>(
  field: string,
  items: readonly Item[],
  targetOf: (item: Item) => string = String,
  suffix = '',
): Targets {
  return Object.fromEntries(items.map((item, index) => [`${field}.${index}${suffix}`, targetOf(item)]));
}

/** What leads to another site, to a mailbox or a telephone, or down the same page. */
const OUTWARD = /^(?:https?:|mailto:|tel:|#)/;

/** Links of a text to pages of the site. Any other address than these leads nowhere: « contact », « javascript: ». */
function linked(field: string, html: string): Targets {
  const paths = [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, path = '']) =>
    OUTWARD.test(path) ? [] : [path],
  );
  return Object.fromEntries(paths.map((path) => [`${field} (${path})`, path]));
}
