import { allCities } from 'content-collections';
import { expect, it } from 'vitest';
import { FILE_FACTS } from '../../content/facts.ts';
import { cityCase } from './city-case.ts';

it.each([
  ['lyon', 'here', 'à Lyon', '/realisations/boutique-en-ligne'],
  // Two clients there: the case that its file names.
  ['nantes', 'here', 'à Nantes', '/realisations/compilation-cloud-saas'],
  ['chambery', 'near', 'à Annecy', '/realisations/erp-negoce'],
  ['toulouse', 'elsewhere', 'à Reims', '/realisations/plateforme-web-fournisseurs'],
])('%s opens with a result of a client who is %s (%s)', (slug, where, locative, path) => {
  const city = allCities.find((candidate) => candidate.slug === slug) ?? expect.fail(slug);
  expect(cityCase(city, FILE_FACTS)).toMatchObject({ where, locative, path });
});
