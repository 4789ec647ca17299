import { describe, expect, it } from 'vitest';
import { siteContent } from '../tests/support/site-content.ts';
import { testAll } from '../tests/support/test-all.ts';
import { contentFaults, contentNotes } from './checks.ts';
import type { Content } from './content.ts';

const everyPicture = () => true;

/** The site’s content with the first entry of a collection changed. */
function withFirst<
  Name extends 'cities' | 'technologies' | 'services' | 'caseStudies' | 'articles' | 'legalPages',
>(name: Name, change: Partial<Content[Name][number]>): Content {
  return {
    ...siteContent,
    [name]: siteContent[name].map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)),
  };
}

/** The site’s content with one reason, or none, for every sample quote to exceed the common range. */
function withReasons(beyond?: string): Content {
  const { estimates } = siteContent;
  return {
    ...siteContent,
    estimates: { ...estimates, quotes: estimates.quotes.map((quote) => ({ ...quote, beyond })) },
  };
}

const { cities, technologies, services, caseStudies, articles, legalPages } = siteContent;
const [city] = cities;
const [technology, otherTechnology] = technologies;
const [service] = services;
const [study] = caseStudies;
const [article, otherArticle] = articles;
const [legalPage] = legalPages;
if (!city || !technology || !otherTechnology || !service || !study || !article || !otherArticle || !legalPage)
  throw new Error('content/ lacks a collection');

const cityFile = `content/cities/${city.slug}.md`;
const technologyFile = `content/technologies/${technology.slug}.md`;
const serviceFile = `content${service.path}.md`;
const estimatesFile = 'content/estimates.yaml';
const studyFile = `content/case-studies/${study.slug}.yaml`;

describe('content files checked against each other', () => {
  it('finds no fault in the site', () => {
    expect(contentFaults(siteContent, everyPicture)).toEqual([]);
  });

  it('finds none in services that leave their title and subtitle to the defaults', () => {
    const bare = services.map(({ heroTitle: _title, heroSubTitle: _subTitle, ...own }) => own);
    expect(contentFaults({ ...siteContent, services: bare }, everyPicture)).toEqual([]);
  });

  testAll<[fault: string, Content, file: string, field: string]>([
    [
      'an unknown neighbour',
      withFirst('cities', { neighbours: ['atlantide', 'lyon'] }),
      cityFile,
      'neighbours.0',
    ],
    ['a city next to itself', withFirst('cities', { neighbours: [city.slug] }), cityFile, 'neighbours.0'],
    [
      'a neighbour named twice',
      withFirst('cities', { neighbours: ['lyon', 'lyon'] }),
      cityFile,
      'neighbours.1',
    ],
    [
      'a link to no page',
      withFirst('cities', { description1: '<a href="/villes/ys">Ys</a>' }),
      cityFile,
      'content (/villes/ys)',
    ],
    [
      'a description without the name',
      withFirst('cities', { metaDescription: 'Une ville.' }),
      cityFile,
      'metaDescription',
    ],
    ['a name that asks for another file', withFirst('cities', { name: 'Ys' }), cityFile, 'name'],
    [
      'a city of the footer that has no page',
      {
        ...siteContent,
        footerMenu: { ...siteContent.footerMenu, cities: [{ label: 'ys', path: '/villes/ys' }] },
      },
      'content/menus.yaml',
      'cities.0',
    ],
    [
      'search words that lead to no page',
      {
        ...siteContent,
        copy: {
          ...siteContent.copy,
          searchWordCopy: { pages: [{ page: '/expertises/voyance', words: ['avenir'] }] },
        },
      },
      'content/copy/search-words.yaml',
      'pages.0.page',
    ],
    [
      'a technology whose group no menu has',
      {
        ...siteContent,
        menu: {
          ...siteContent.menu,
          technologies: siteContent.menu.technologies.filter(({ title }) => title !== 'Frontend'),
        },
      },
      'content/technologies/angular.md',
      'menu.group',
    ],
    [
      'a group of the menu without a page',
      {
        ...siteContent,
        menu: { ...siteContent.menu, services: [{ title: 'Astrologie', links: [] }] },
      },
      'content/menus.yaml',
      'services.0',
    ],
    [
      'an unknown service',
      withFirst('technologies', { services: ['voyance'] }),
      technologyFile,
      'services.0',
    ],
    [
      'an unknown technology',
      withFirst('services', { technologies: ['cobol'] }),
      serviceFile,
      'technologies.0',
    ],
    ['an unknown delay', withFirst('services', { deliveryTime: 'demain' }), serviceFile, 'deliveryTime'],
    [
      'a question of the estimate without a common answer',
      {
        ...siteContent,
        estimates: {
          ...siteContent.estimates,
          kinds: siteContent.estimates.kinds.map((kind) => ({
            ...kind,
            questions: kind.questions.map((question) => ({
              ...question,
              answers: question.answers.map((answer) => ({ ...answer, days: { least: 1, most: 1 } })),
            })),
          })),
          quotes: [],
        },
      },
      estimatesFile,
      'kinds.0.questions.0.answers',
    ],
    ['a quote above the common range, without a reason', withReasons(), estimatesFile, 'quotes.1.beyond'],
    ['a common quote with a reason', withReasons('une caisse à relier'), estimatesFile, 'quotes.0.beyond'],
    ['an unknown client', withFirst('caseStudies', { client: 'personne' }), studyFile, 'client'],
    [
      'a review of another client',
      withFirst('caseStudies', { client: 'lysane', review: 'ecole' }),
      studyFile,
      'review',
    ],
    [
      'a case slower than its service promises',
      withFirst('caseStudies', {
        services: ['site-vitrine'],
        firstVersion: { day: 15, text: 'des pages en ligne' },
      }),
      studyFile,
      'firstVersion.day',
    ],
    [
      'a case that does not say when its service kept its promise',
      withFirst('caseStudies', { services: ['site-vitrine'], firstVersion: undefined }),
      studyFile,
      'firstVersion',
    ],
    [
      'an unknown general question',
      withFirst('cities', { generalQuestions: ['devis', 'mystere'] }),
      cityFile,
      'generalQuestions.1',
    ],
    [
      'a link to no page in an answer',
      withFirst('services', { questions: [{ question: 'Où ?', answer: '<a href="/ici">Ici</a>' }] }),
      serviceFile,
      'questions.0.answer (/ici)',
    ],
    [
      'a link of a legal page to no page',
      withFirst('legalPages', { html: '<a href="/ici">Ici</a>' }),
      `content/legal/${legalPage.slug}.md`,
      'content (/ici)',
    ],
    [
      'a file name that is no slug',
      withFirst('articles', { slug: 'Été 2026' }),
      'content/articles/Été 2026.md',
      'slug',
    ],
    [
      'a former slug at which another article is read',
      withFirst('articles', { formerSlugs: ['avant', otherArticle.slug] }),
      `content/articles/${article.slug}.md`,
      'formerSlugs.1',
    ],
    [
      'a former slug named twice',
      withFirst('articles', { formerSlugs: ['avant', 'avant'] }),
      `content/articles/${article.slug}.md`,
      'formerSlugs.1',
    ],
  ])('names file and field of each fault', ([_fault, faulty, file, field]) => {
    expect(contentFaults(faulty, everyPicture)).toContainEqual(expect.objectContaining({ file, field }));
  });

  it('accepts links to legal pages and to fragments', () => {
    const links =
      '<a href="/mentions-legales">M</a> <a href="/services#conception">S</a> <a href="/blog?page=2">B</a>';
    expect(contentFaults(withFirst('cities', { description1: links }), everyPicture)).toEqual([]);
  });

  it('names a missing picture', () => {
    expect(contentFaults(siteContent, (path) => path !== city.banner2)).toEqual([
      {
        file: cityFile,
        field: 'banner2',
        message: `l’image « ${city.banner2} » n’existe pas : nommez une image dans le champ « picture », ou posez son original dans artwork/masters/`,
      },
    ]);
    const contact = siteContent.pages.find(({ path }) => path === '/contact');
    expect(contentFaults(siteContent, (path) => path !== contact?.picture)).toEqual([
      {
        file: contact?.file,
        field: 'listing.picture',
        message: `l’image « ${contact?.picture} » n’existe pas`,
      },
    ]);
  });

  it('notes a missing review or case study, without a fault', () => {
    const emptied = { ...siteContent, reviews: [], shownReviews: {}, caseStudies: [] };
    expect(contentFaults(emptied, everyPicture)).toEqual([]);
    expect(contentNotes(emptied)).toContainEqual(
      expect.stringMatching(
        /^content\/\S+ et \d+ autres fichiers : l’avis « erp » n’existe pas, la page s’en passe$/,
      ),
    );
    expect(contentNotes(siteContent)).toEqual([]);
  });

  it('notes an old price in an article, without a fault', () => {
    const content = '<a href="/estimation?projet=site-vitrine">de 3\u00a0200 à 4\u00a0400\u00a0€</a>';
    const old = withFirst('articles', { content });
    expect(contentFaults(old, everyPicture)).toEqual([]);
    expect(contentNotes(old)).toEqual([
      expect.stringContaining(
        `content/articles/${article.slug}.md : 3\u00a0200 n’est pas un prix de « site-vitrine »`,
      ),
    ]);
  });

  it('notes an old line of a sample quote in an article, without a fault', () => {
    const [line] = siteContent.estimates.quotes.flatMap(({ lines }) => lines);
    const content = `<tr>\n<td>${line?.label}</td>\n<td>0,5 jour, 10 €</td>\n</tr>`;
    const old = withFirst('articles', { content });
    expect(contentFaults(old, everyPicture)).toEqual([]);
    expect(contentNotes(old)).toEqual([expect.stringContaining(`« ${line?.label} » coûte `)]);
  });

  it('accepts a site without partners and founder', () => {
    const emptied = {
      ...siteContent,
      partners: [],
      founder: { ...siteContent.founder, hidden: true },
      caseStudies: [],
    };
    expect(contentFaults(emptied, everyPicture)).toEqual([]);
  });

  it('requires the three booking links while booking is on', () => {
    const { agency, parts } = siteContent;
    const links = { ...agency.links, appointment: '', discoveryCall: '' };
    const withLinks = (booking: boolean) => ({
      ...siteContent,
      agency: { ...agency, links },
      parts: { ...parts, booking },
    });
    const message =
      'ce lien de rendez-vous manque. Le même lien peut servir aux trois ; sans rendez-vous en ligne, écrivez booking: false dans content/parts.yaml';
    expect(contentFaults(withLinks(true), everyPicture)).toEqual([
      { file: 'content/agency.yaml', field: 'links.appointment', message },
      { file: 'content/agency.yaml', field: 'links.discoveryCall', message },
    ]);
    expect(contentFaults(withLinks(false), everyPicture)).toEqual([]);
  });

  it('names a legal file that no route shows', () => {
    const stray = withFirst('legalPages', { slug: 'conditions-de-vente' });
    expect(contentFaults(stray, everyPicture)).toContainEqual(
      expect.objectContaining({
        file: 'content/legal/conditions-de-vente.md',
        message: expect.stringContaining('aucune page ne montre ce fichier'),
      }),
    );
  });

  it('takes a technology whose signs are words in the name of its file', () => {
    const plusPlus = { ...technology, name: 'C++', slug: 'c-plus-plus', path: '/technologies/c-plus-plus' };
    const faults = contentFaults({ ...siteContent, technologies: [...technologies, plusPlus] }, everyPicture);
    expect(faults.filter(({ field }) => field === 'name')).toEqual([]);
  });

  it('refuses a technology name used twice', () => {
    const shared = withFirst('technologies', { aliases: [otherTechnology.slug] });
    expect(contentFaults(shared, everyPicture)).toEqual([
      expect.objectContaining({ file: technologyFile, field: 'aliases.0' }),
    ]);
  });

  it('refuses a sentence that two cities open with', () => {
    const [, other] = cities;
    const shared = withFirst('cities', { heroSubTitle: other?.heroSubTitle ?? '' });
    expect(contentFaults(shared, everyPicture)).toEqual([
      expect.objectContaining({
        field: 'heroSubTitle',
        message: `cette phrase est déjà celle de ${city.slug}`,
      }),
    ]);
  });

  it('refuses an object that two cities show', () => {
    const [, other] = cities;
    expect(contentFaults(withFirst('cities', { object: other?.object }), everyPicture)).toEqual([
      expect.objectContaining({ field: 'object', message: `cet objet est déjà celui de ${city.slug}` }),
    ]);
  });

  it('refuses a position used by two case studies', () => {
    const shared = { ...siteContent, caseStudies: caseStudies.map((entry) => ({ ...entry, order: 1 })) };
    expect(contentFaults(shared, everyPicture)).toHaveLength(caseStudies.length - 1);
  });
});

it('finds titles and descriptions of the wrong length, with their slots filled', () => {
  const agency = { ...siteContent.agency, brand: 'Une enseigne bien trop longue pour un titre de page' };
  const { brand, tagline } = agency;
  const pages = siteContent.pages.map(({ head, ...page }) => ({
    ...page,
    head: {
      ...head,
      title:
        page.path === '/' ? `${brand}, ${tagline}` : head.title.replaceAll(siteContent.agency.brand, brand),
    },
  }));
  const faults = contentFaults({ ...siteContent, agency, pages }, everyPicture);
  expect(faults).toEqual([
    {
      file: 'content/copy/home.yaml',
      field: 'meta.title',
      message: `« ${brand}, ${tagline} » a ${brand.length + tagline.length + 2} caractères, il en faut au plus 60`,
    },
  ]);
});
