import { counted } from '../domain/plural.ts';
import type { Content, ContentFault } from './content.ts';
import { fittingTitle, TITLE_LENGTH } from './fitting-title.ts';
import { fillText, type Sentence } from './sentence.ts';
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

function listPages({ agency: { brand }, pages, copy }: Content): Shown[] {
  const page = (file: string, title: string, description: string): Shown[] => [
    { file, field: 'meta.title', kind: 'title', texts: [title] },
    { file, field: 'meta.description', kind: 'description', texts: [description] },
  ];
  const named = (name: string, title: Sentence<'brand'>, description: string) =>
    page(`content/copy/${name}.yaml`, fillText(title, { brand }), description);
  const { confirmationCopy: sent, searchCopy: search, errorCopy: errors } = copy;
  return [
    ...pages.flatMap(({ file, head }) => page(file, head.title, head.description)),
    ...named('confirmation', sent.meta.quoteTitle, sent.meta.description),
    ...named('search', search.meta.title, search.meta.description),
    ...named('errors', errors.notFound.meta.title, errors.notFound.meta.description),
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
        file: `content${service.path}.md`,
        field: 'heroTitle, heroSubTitle',
        kind: 'description',
        texts: [serviceDescription(withServiceDefaults(service, copy.serviceCopy.defaults))],
      }),
    ),
  ];
}
