import { counted } from '../domain/plural.ts';
import type { Content, ContentFault } from './content.ts';
import { fittingTitle, TITLE_LENGTH } from './fitting-title.ts';
import { fillText } from './sentence.ts';
import { DESCRIPTION_LENGTH, serviceDescription, withServiceDefaults } from './service-defaults.ts';

/** Lengths (characters) of titles and descriptions that search engines show in full. */
const LENGTHS = { title: { least: 1, most: TITLE_LENGTH }, description: DESCRIPTION_LENGTH };

/** A field of a content file, and its texts on the pages that show it. */
interface Shown {
  file: string;
  field: string;
  kind: keyof typeof LENGTHS;
  texts: readonly string[];
}

/** Titles and descriptions that are too long or too short once their slots are filled. */
export function metaFaults(content: Content): ContentFault[] {
  return [...listPages(content), ...entryPages(content)].flatMap(({ file, field, kind, texts }) => {
    const { least, most } = LENGTHS[kind];
    const shown = kind === 'title' ? texts.map((text) => fittingTitle(text, content.agency.brand)) : texts;
    const wrong = shown.find((text) => text.length < least || text.length > most);
    if (wrong === undefined) return [];
    const limit = wrong.length > most ? `au plus ${most}` : `au moins ${least}`;
    const message = `« ${wrong} » a ${counted(wrong.length, 'caractère')}, il en faut ${limit}`;
    return [{ file, field, message }];
  });
}

function listPages({ agency, claims, cities, technologies, caseStudies, copy }: Content): Shown[] {
  const { brand, tagline } = agency;
  const { promises } = claims;
  const page = (name: string, title: string, description: string): Shown[] => {
    const file = `content/copy/${name}.yaml`;
    return [
      { file, field: 'meta.title', kind: 'title', texts: [title] },
      { file, field: 'meta.description', kind: 'description', texts: [description] },
    ];
  };
  const { homeCopy: home, serviceListCopy: services, quoteCopy: quote, contactCopy: contact } = copy;
  const cityCount = { brand, count: cities.length };
  const technologyCount = { brand, count: technologies.length };
  const caseCount = { brand, count: caseStudies.length };
  const plain = [
    ['delivery', copy.deliveryCopy.meta],
    ['estimate', copy.estimateCopy.meta],
    ['site-map', copy.siteMapCopy.meta],
  ] as const;
  const {
    confirmationCopy,
    searchCopy,
    errorCopy,
    technologyListCopy,
    cityListCopy,
    caseListCopy,
    blogCopy,
  } = copy;
  return [
    ...page('home', fillText(home.meta.title, { brand, tagline }), fillText(home.meta.description, promises)),
    ...page(
      'services',
      fillText(services.meta.title, { brand }),
      fillText(services.meta.description, promises),
    ),
    ...page('quote', fillText(quote.meta.title, { brand }), fillText(quote.meta.description, promises)),
    ...page('contact', fillText(contact.meta.title, { brand }), fillText(contact.meta.description, promises)),
    ...page(
      'technologies',
      fillText(technologyListCopy.meta.title, technologyCount),
      fillText(technologyListCopy.meta.description, technologyCount),
    ),
    ...page(
      'cities',
      fillText(cityListCopy.meta.title, cityCount),
      fillText(cityListCopy.meta.description, cityCount),
    ),
    ...page(
      'case-studies',
      fillText(caseListCopy.meta.title, caseCount),
      fillText(caseListCopy.meta.description, {}),
    ),
    ...['', fillText(blogCopy.page, { number: 2 })].flatMap((number) =>
      page(
        'blog',
        fillText(blogCopy.meta.title, { brand, page: number }),
        fillText(blogCopy.meta.description, { page: number }),
      ),
    ),
    ...plain.flatMap(([name, meta]) =>
      page(name, fillText(meta.title, { brand }), fillText(meta.description, {})),
    ),
    ...page(
      'confirmation',
      fillText(confirmationCopy.meta.quoteTitle, { brand }),
      confirmationCopy.meta.description,
    ),
    ...page('search', fillText(searchCopy.meta.title, { brand }), searchCopy.meta.description),
    ...page(
      'errors',
      fillText(errorCopy.notFound.meta.title, { brand }),
      errorCopy.notFound.meta.description,
    ),
  ];
}

/** Pages with one file each; their schemas check most descriptions. */
function entryPages({
  agency,
  services,
  technologies,
  cities,
  caseStudies,
  legalPages,
  partners,
  copy,
}: Content): Shown[] {
  const { brand } = agency;
  const clients = new Map(partners.map(({ id, name }) => [id, name]));
  const titles = (name: string, texts: string[]): Shown => ({
    file: `content/copy/${name}.yaml`,
    field: 'meta.title',
    kind: 'title',
    texts,
  });
  return [
    titles(
      'service',
      services.map(({ name }) => fillText(copy.serviceCopy.meta.title, { brand, service: name })),
    ),
    titles(
      'technology',
      technologies.map(({ name }) => fillText(copy.technologyCopy.meta.title, { brand, technology: name })),
    ),
    titles(
      'city',
      cities.map(({ locative }) => fillText(copy.cityCopy.meta.title, { brand, place: locative })),
    ),
    titles(
      'case-study',
      caseStudies.map(({ topic, client }) =>
        fillText(copy.caseStudyCopy.meta.title, { brand, topic, client: clients.get(client) ?? client }),
      ),
    ),
    titles(
      'legal',
      legalPages.map(({ title }) => fillText(copy.legalCopy.meta.title, { brand, title })),
    ),
    ...services.map(
      (service): Shown => ({
        file: `content/services/${service.slug}.md`,
        field: 'heroTitle, heroSubTitle',
        kind: 'description',
        texts: [serviceDescription(withServiceDefaults(service, copy.serviceCopy.defaults))],
      }),
    ),
  ];
}
