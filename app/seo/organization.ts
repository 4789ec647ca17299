import { agency } from 'content-collections';
import type { LocalBusiness, Organization, WebSite, WithContext } from 'schema-dts';
import type { Facts } from '../../content/facts.ts';
import { SITE } from './site-address.ts';

/** The agency, as other structured data refers to it. */
export const PUBLISHER = {
  '@type': 'Organization',
  '@id': `${SITE}/#agence`,
  name: agency.brand,
  url: SITE,
  logo: `${SITE}/icone-512.png`,
} as const satisfies Organization;

/**
 * The agency itself, on the home page only (schema.org/LocalBusiness). A sample address is left out,
 * and with it the claim to be a business at that place.
 */
export function organization({ sample, tagline, phone, mailboxes, address, links }: Facts['agency']) {
  const contact = {
    '@context': 'https://schema.org',
    ...PUBLISHER,
    slogan: tagline,
    telephone: phone.international,
    email: mailboxes.general,
    sameAs: [links.network],
  } as const satisfies WithContext<Organization>;
  if (sample) return contact;
  return {
    ...contact,
    '@type': 'LocalBusiness',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
  } as const satisfies WithContext<LocalBusiness>;
}

/** The site; search engines show its name above its pages (schema.org/WebSite). */
export function webSite() {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${SITE}/#site`,
    name: agency.brand,
    url: `${SITE}/`,
    inLanguage: 'fr',
    publisher: { '@id': PUBLISHER['@id'] },
  } as const satisfies WithContext<WebSite>;
}
