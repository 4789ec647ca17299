import { allCaseStudies, allServices, allTechnologies } from 'content-collections';
import { describe, expect, it } from 'vitest';
import { dailyPrice, markedOnce, namedPrice, projectKind, workPrice } from './price.ts';

/** Without the no-break spaces of French. */
function plain(text = '') {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('a price in one line', () => {
  it('is that of a day and of usual work, for what is sold by the day', () => {
    const price = dailyPrice({ name: 'une recette', days: { least: 2, most: 4 } });
    expect(plain(price?.text)).toMatch(/^[\d ]+ € HT la journée, soit [\d ]+ à [\d ]+ € pour une recette$/);
    expect(dailyPrice()?.text).toMatch(/€ HT la journée$/);
  });

  it('is named after the service that a page is not about, and skips what is free', () => {
    const free = allServices.find(({ isFree }) => isFree);
    const sold = allServices.find(({ isFree }) => !isFree);
    if (!free || !sold) return;
    expect(plain(namedPrice([free, sold])?.text).startsWith(`${plain(sold.name)} : `)).toBe(true);
    expect(namedPrice([free])).toBeNull();
  });

  it('is that of the days of a case', () => {
    const work = /^2 jours de travail, soit [\d ]+ € HT à notre tarif actuel/;
    expect(plain(workPrice({ workDays: 2 }))).toMatch(new RegExp(`${work.source}$`));
    const firstVersion = { day: 28, text: 'ouvert à une équipe', workDays: 1 };
    expect(plain(workPrice({ workDays: 2, firstVersion }))).toMatch(
      new RegExp(`${work.source}, dont [\\d ]+ € jusqu’au jour 28$`),
    );
    expect(workPrice({})).toBeUndefined();
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
