import { agencyFile as agency } from 'content-collections';
import { expect, it } from 'vitest';
import { organization } from './organization.ts';

it('has no address while the agency is a sample', () => {
  const data = organization({ ...agency, sample: true });
  expect(data['@type']).toBe('Organization');
  expect(data).not.toHaveProperty('address');
});

it('is a LocalBusiness with its address otherwise', () => {
  const { street, postalCode, city, country } = agency.address;
  expect(organization({ ...agency, sample: false })).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: agency.phone.international,
    address: {
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
  });
});

it('has no rating', () => {
  for (const sample of [true, false])
    expect(JSON.stringify(organization({ ...agency, sample }))).not.toMatch(/rating|review/i);
});
