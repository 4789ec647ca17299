import {
  allCaseStudies,
  allCities,
  allServices,
  allTechnologies,
  caseStudyCopy,
  priceCopy,
  type Service,
} from 'content-collections';
import { describe, expect, it } from 'vitest';
import { estimate } from '../../domain/estimate/estimate.ts';
import {
  dailyPrice,
  firstPrice,
  markedOnce,
  namedPrice,
  priceBeside,
  priceLine,
  priceOf,
  projectKind,
  similarPrice,
  workPrice,
} from './price.ts';

/** Without the no-break spaces of French. */
function plain(text = '') {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('a price in a line', () => {
  it.each([
    ['of a project, with its delay', '/services/site-vitrine', /^[\d ]+ à [\d ]+ € HT, 2 semaines$/],
    ['of usual work, with its name', '/services/formation-et-coaching', /^[\d ]+ à [\d ]+ € HT, \D+$/],
    ['of a day, for what has no price', '/contact', /^[\d ]+ € HT, la journée$/],
    [
      'of the offer’s own work, not of its page',
      '/services/site-vitrine',
      /^[\d ]+ à [\d ]+ € HT, une recette$/,
      { name: 'une recette', days: { least: 2, most: 4 } },
    ],
  ])('is that %s', (_what, path, line, own = undefined) => {
    const price = priceLine(path, own);
    expect(plain(`${price?.amount}, ${price?.about}`)).toMatch(line);
  });

  it('says of what is free that it is', () => {
    const { path } = allServices.find(({ isFree }) => isFree) ?? expect.fail();
    expect(priceLine(path)).toEqual({ amount: priceCopy.free });
  });
});

describe('a price in two lines', () => {
  it('is that of a day and of usual work, for what is sold by the day', () => {
    const price = dailyPrice({ name: 'une recette', days: { least: 2, most: 4 } });
    expect(plain(price?.amount)).toMatch(/^[\d ]+ à [\d ]+ €$/);
    expect(price?.usual).toBe('pour une recette');
    expect(plain(price?.detail)).toMatch(/^soit 2 à 4 jours à [\d ]+ € HT la journée$/);
    const day = dailyPrice();
    expect(plain(day?.amount)).toMatch(/^[\d ]+ €$/);
    expect(day?.usual).toBe('la journée');
    expect(day?.detail).toBeUndefined();
  });

  it('is that of the most common project, then the least that one of its kind costs', () => {
    for (const service of allServices) {
      const kind = projectKind(service);
      if (!kind) continue;
      const price = priceOf(service);
      expect(plain(price?.amount), service.slug).toMatch(/^[\d ]+ à [\d ]+ €$/);
      expect(price?.usual, service.slug).toMatch(/^le plus souvent/);
      const isLess = estimate(kind, {}).least < kind.base.least;
      expect(/^à partir de/.test(price?.detail ?? ''), service.slug).toBe(isLess);
    }
  });

  it('on the page of a case is of a project like it, or of what work by the day begins with', () => {
    for (const service of allServices.filter(({ isFree }) => !isFree)) {
      const { similar, start } = caseStudyCopy.story;
      expect(plain(similarPrice([service])?.usual)).toContain(`${projectKind(service) ? similar : start} :`);
    }
  });

  it('is named after the service that a page is not about, and skips what is free', () => {
    const free = allServices.find(({ isFree }) => isFree);
    const sold = allServices.find(({ isFree }) => !isFree);
    if (!free || !sold) return;
    expect(plain(namedPrice([free, sold])?.usual)).toContain(`${plain(sold.name)} :`);
    expect(namedPrice([free])).toBeNull();
  });

  it('of a case is that of its days, after that of a part or of its first version', () => {
    const duration = 'deux semaines';
    const plainly = (...study: Parameters<typeof workPrice>) =>
      workPrice(...study)
        .split('\n')
        .map(plain);
    const whole = { workDays: 2, duration };
    const scope = 'tout le dépôt';
    expect(plainly({ ...whole, scope })).toEqual([
      expect.stringMatching(/^En tout : [\d ]+ € HT pour tout le dépôt$/),
    ]);
    expect(plainly({ ...whole, scope }, 'days')).toEqual([
      expect.stringMatching(/€ HT, 2 jours de travail$/),
    ]);
    const firstVersion = { day: 28, text: 'ouvert à une équipe', workDays: 1 };
    expect(plainly({ ...whole, firstVersion })).toEqual([
      expect.stringMatching(/^Première version, au jour 28 : [\d ]+ € HT$/),
      expect.stringMatching(/^En tout : [\d ]+ € HT, deux semaines$/),
    ]);
    const part = { name: 'Un seul écran', workDays: 1 };
    expect(plainly({ ...whole, firstVersion, part })[0]).toMatch(/^Un seul écran : [\d ]+ € HT$/);
    expect(workPrice({ duration })).toBe('');
  });

  it('that a case begins with is at most what its page most often sells', () => {
    const daysOf = (service: Service) =>
      service.isFree ? undefined : (projectKind(service)?.base ?? service.usualWork?.days);
    const daysOfFirst = (slugs: readonly string[]) =>
      slugs
        .flatMap((slug) => allServices.filter((service) => service.slug === slug))
        .map(daysOf)
        .find((days) => days !== undefined);
    const pages = [
      ...allServices.map((service) => ({ page: service, days: daysOf(service) })),
      ...allTechnologies.map((page) => ({ page, days: page.usualWork?.days ?? daysOfFirst(page.services) })),
      ...allCities.map((page) => ({ page, days: daysOfFirst(page.services.map(({ service }) => service)) })),
    ];
    const dearer = pages.flatMap(({ page: { path, caseStudy }, days }) => {
      const study = allCaseStudies.find(({ slug }) => slug === caseStudy?.slug);
      if (!study || !days) return [];
      const { workDays = 0, firstVersion } = study;
      const part = caseStudy?.part ?? study.part;
      const begin = part?.workDays ?? firstVersion?.workDays ?? workDays;
      return begin > days.most || begin > workDays ? [`${path}: ${begin} > ${days.most}`] : [];
    });
    expect(dearer).toEqual([]);
  });

  it('beside a case is that of what the case was sold as', () => {
    for (const { path, services } of allCaseStudies) {
      const service = allServices.find(({ slug }) => slug === services[0]) ?? expect.fail(path);
      expect(plain(priceBeside(path)?.usual), path).toContain(`${plain(service.name)} :`);
    }
    expect(priceBeside(undefined)).toEqual(firstPrice());
  });

  it('of a sample case’s first version is within the usual one of its service', () => {
    for (const { slug, sample, services, workDays = 0, firstVersion } of allCaseStudies) {
      const service = allServices.find((candidate) => candidate.slug === services[0]);
      const kind = sample && service && projectKind(service);
      if (!kind) continue;
      const days = firstVersion?.workDays ?? workDays;
      expect(days, slug).toBeGreaterThanOrEqual(kind.base.least);
      expect(days, slug).toBeLessThanOrEqual(kind.base.most);
    }
  });

  it('is marked as a sample once a section', () => {
    expect(markedOnce(dailyPrice(), true)?.isSample ?? false).toBe(false);
    expect(markedOnce(null, true)).toBeNull();
  });

  it('of a technology is of its own work, or of a service that the page lists first', () => {
    for (const { slug, usualWork, services } of allTechnologies) {
      const first = allServices.find((service) => service.slug === services[0]);
      expect(usualWork !== undefined || first?.isFree === false, slug).toBe(true);
    }
  });
});
