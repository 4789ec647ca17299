import type { BreadcrumbList, CreativeWork, ItemList, Service, WithContext } from 'schema-dts';
import { PUBLISHER } from './organization.ts';
import { SITE } from './site-address.ts';
import type { Crumb } from './trail.ts';

interface ServicePage {
  name: string;
  path: string;
  description: string;
  cities: readonly string[];
}

/** A service and the cities where it is offered (schema.org/Service). */
export function service({ name, path, description, cities }: ServicePage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url: SITE + path,
    provider: PUBLISHER,
    areaServed: cities.map((city) => ({ '@type': 'City', name: city })),
  } satisfies WithContext<Service>;
}

/** A case study (schema.org/CreativeWork). @param picture path of the page's share picture */
export function caseStudy(
  { title, path, description }: { title: string; path: string; description: string },
  picture: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    description,
    url: SITE + path,
    image: SITE + picture,
    inLanguage: 'fr',
    creator: PUBLISHER,
  } satisfies WithContext<CreativeWork>;
}

/** Breadcrumbs of a page (schema.org/BreadcrumbList), the same as above its title. */
export function breadcrumbList(trail: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: SITE + path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** Pages that a hub lists, in order (schema.org/ItemList). */
export function itemList(links: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: links.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: SITE + path,
    })),
  } satisfies WithContext<ItemList>;
}
