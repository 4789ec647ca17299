import {
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  menu,
  reviewList,
} from 'content-collections';
import { describe, expect, it } from 'vitest';
import { FILE_FACTS } from '../../content/facts.ts';
import { clientOf } from './case-summary.ts';
import { cityCase } from './city-case.ts';
import { FACETS, filterChoices, filteredCases, filterQuery, readFilter } from './filter.ts';
import { fittingReviews, provenReviews } from './review.ts';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));

describe('the filter of the case list', () => {
  it('returns all cases in order without a filter', () => {
    const orders = filteredCases({}).map(({ order }) => order);
    expect(orders).toEqual(allCaseStudies.map((_, index) => index + 1));
  });

  it('returns the cases that match every choice', () => {
    const slugs = filteredCases({ metier: 'energie', outil: 'docker' }).map(({ slug }) => slug);
    expect(slugs).toEqual(['tableau-de-bord-energie', 'formation-developpeurs']);
  });

  it('filters by tools without a page', () => {
    expect(filteredCases(filterOf('outil=odoo')).map(({ slug }) => slug)).toEqual(['erp-negoce']);
  });

  it('ignores unknown values, and writes the query in a fixed order', () => {
    expect(filterQuery(filterOf('outil=docker&metier=energie&x=y'))).toBe('?metier=energie&outil=docker');
    expect(filterQuery(filterOf('service=voyance&metier=constructor&outil='))).toBe('');
  });

  it('counts the matches of each choice, and links the current one to its removal', () => {
    const trades = filterChoices('metier', { metier: 'energie', outil: 'docker' });
    expect(trades.find(({ isChosen }) => isChosen)).toEqual({
      name: 'Énergie',
      query: '?outil=docker',
      count: 2,
      isChosen: true,
    });
    expect(trades.find(({ name }) => name === 'Beauté')?.count).toBe(0);
    for (const facet of FACETS) {
      for (const { query, count } of filterChoices(facet, {})) {
        expect(filteredCases(filterOf(query)), query).toHaveLength(count);
        expect(count, query).toBeGreaterThan(0);
      }
    }
  });
});

it.each([
  ['lyon', 'near', 'à Lyon', '/realisations/boutique-en-ligne'],
  ['paris', 'near', 'à Paris', '/realisations/saas-reservation'],
  // Three cases there: the one that its file names.
  ['grenoble', 'near', 'à Grenoble', '/realisations/formation-developpeurs'],
  // Annecy is nearer: the case that its file names.
  ['chambery', 'near', 'à Grenoble', '/realisations/tableau-de-bord-energie'],
  ['toulouse', 'elsewhere', 'à Grenoble', '/realisations/formation-developpeurs'],
])('%s opens with a result of a client who is %s (%s)', (slug, where, locative, path) => {
  const city = allCities.find((candidate) => candidate.slug === slug) ?? expect.fail(slug);
  expect(cityCase(city, FILE_FACTS)).toMatchObject({ isNear: where === 'near', locative, path });
});

it('is the one that its page tells, in each city with a client there or near', () => {
  const untold = allCities.filter((city) => {
    const nearest = cityCase(city, FILE_FACTS);
    return nearest?.isNear !== false && nearest?.path !== `/realisations/${city.caseStudy?.slug}`;
  });
  expect(untold.map(({ slug }) => slug)).toEqual([]);
});

it('is of another project in each of the ten largest cities, and of eight clients', () => {
  const largest = 'paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille'.split(
    ' ',
  );
  const shown = allCities
    .filter(({ slug }) => largest.includes(slug))
    .flatMap(({ caseStudy }) => allCaseStudies.filter(({ slug }) => slug === caseStudy?.slug));
  expect(new Set(shown.map(({ slug }) => slug)).size).toBe(largest.length);
  expect(new Set(shown.map(({ client }) => client)).size).toBe(8);
});

it('is shown by a screen that it has, and by another figure or screen than on any other page of its family', () => {
  const families = [
    allServices,
    ...menu.technologies.map(({ links }) =>
      links.flatMap(({ path }) => allTechnologies.filter((technology) => technology.path === path)),
    ),
    ...allCities.map(({ slug, neighbours }) =>
      allCities.filter((city) => city.slug === slug || neighbours.includes(city.slug)),
    ),
  ];
  const shown = families.map((pages) =>
    pages.flatMap(({ caseStudy }) => {
      const study = allCaseStudies.find(({ slug }) => slug === caseStudy?.slug);
      const screen = caseStudy?.screen ?? 1;
      expect(study?.images.length).toBeGreaterThanOrEqual(screen);
      return `${study?.slug} ${screen} ${(caseStudy?.figure ?? study?.figure)?.label}`;
    }),
  );
  expect(shown.filter((cases) => new Set(cases).size < cases.length)).toEqual([]);
});

it('says how we work in each city that has no client near', () => {
  const far = allCities.filter((city) => cityCase(city, FILE_FACTS)?.isNear === false);
  expect(far.filter(({ visit }) => !visit).map(({ slug }) => slug)).toEqual([]);
});

const PAGES = [...allServices, ...allTechnologies, ...allCities];
const pageAt = (path: string) => PAGES.find((page) => page.path === path) ?? expect.fail(path);
const idsOf = (path: string, reviews = reviewList.reviews) =>
  fittingReviews(pageAt(path), { reviews: { ...reviewList, reviews } }).map(({ id }) => id);

describe('the reviews of a page', () => {
  it.each([
    ['/villes/lyon', ['e-commerce', 'retour-arriere']],
    ['/technologies/docker', ['livraisons', 'mobile']],
    ['/services/saas', ['saas', 'energie']],
  ])('of %s are those that its file names', (path, ids) => {
    expect(idsOf(path)).toEqual(ids);
  });

  it('start with one of a client in the city', () => {
    expect(
      fittingReviews({ ...pageAt('/villes/lyon'), review: 'annuaire', secondReview: 'ecole' }, FILE_FACTS),
    ).toMatchObject([{ city: 'Lyon' }, { id: 'annuaire' }]);
  });

  it('are those of cases that fit where the file names none', () => {
    const page = { ...pageAt('/services/saas'), review: undefined, secondReview: undefined };
    expect(fittingReviews(page, FILE_FACTS).map(({ id }) => id)).toEqual(['saas', 'compilation']);
  });

  it('come first on four pages at most, and stand on a tenth', () => {
    const shown = PAGES.map(({ path }) => idsOf(path));
    const counts = reviewList.reviews.map(({ id }) => ({
      id,
      first: shown.filter(([first]) => first === id).length,
      any: shown.filter((ids) => ids.includes(id)).length,
    }));
    expect(counts.filter(({ first, any }) => first > 4 || any > PAGES.length / 10)).toEqual([]);
  });

  it('are others on each page that one visit goes through', () => {
    const families = [
      allServices.map(({ path }) => path),
      ...menu.technologies.map(({ links }) => links.map(({ path }) => path)),
      ...allCities.flatMap(({ path, neighbours }) =>
        neighbours.map((slug) => [
          path,
          ...allCities.filter((city) => city.slug === slug).map((city) => city.path),
        ]),
      ),
    ];
    const firsts = families.map((paths) => paths.map((path) => idsOf(path)[0]));
    const repeating = families.filter(
      (_, index) => new Set(firsts[index]).size < (firsts[index]?.length ?? 0),
    );
    expect(repeating).toEqual([]);
  });

  it('are never the same twice, and two on nearly every page', () => {
    const shown = PAGES.map(({ path }) => idsOf(path));
    expect(shown.filter((ids) => new Set(ids).size !== ids.length || ids.length > 2)).toEqual([]);
    expect(shown.filter(({ length }) => length === 0)).toEqual([]);
    expect(shown.filter(({ length }) => length === 2).length / PAGES.length).toBeGreaterThan(0.9);
  });

  it('are marked as samples, as the list is', () => {
    const reviews = fittingReviews(pageAt('/villes/lyon'), { reviews: { ...reviewList, sample: true } });
    expect(reviews.map(({ sample }) => sample)).toEqual([true, true]);
  });

  it('are fewer where the agency has fewer that fit', () => {
    const own = reviewList.reviews.filter(({ id }) => id === 'annuaire');
    expect(idsOf('/villes/lyon', own)).toEqual(['annuaire']);
    expect(idsOf('/villes/lyon', [])).toEqual([]);
  });
});

describe('the screen beside a review', () => {
  const [first = expect.fail(), second = expect.fail()] = allCaseStudies.filter(
    ({ review, images }) => review !== undefined && images.length > 1,
  );
  const facts = (company?: string) => ({
    ...FILE_FACTS,
    reviews: {
      ...reviewList,
      reviews: reviewList.reviews
        .filter(({ id }) => id === first.review)
        .map((review) => (company ? { ...review, id: 'autre', company } : review)),
    },
  });
  const page = (slug: string, review = first.review) => ({
    ...pageAt('/services/saas'),
    review,
    secondReview: undefined,
    caseStudy: { slug, reason: '' },
  });
  const client = clientOf(first.client, FILE_FACTS).name;
  it.each([
    ['the first of its case', page(second.slug), facts(), first.images[0]],
    ['another than the page shows of it', page(first.slug), facts(), first.images[1]],
    [
      'of the case shown, for another review of its client',
      page(first.slug, 'autre'),
      facts(client),
      first.images[1],
    ],
    ['none for who has no case', page(first.slug, 'autre'), facts('Inconnue'), undefined],
  ])('is %s', (_what, shown, known, image) => {
    expect(provenReviews(shown, known).map(({ caseStudy }) => caseStudy)).toEqual([
      image && { path: first.path, image },
    ]);
  });
});
