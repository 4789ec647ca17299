import type { BreadcrumbList, CreativeWork, FAQPage, ItemList, Service, WithContext } from 'schema-dts';
import { PUBLISHER } from './organization.ts';
import { SITE } from './site-address.ts';
import type { Crumb } from './trail.ts';

interface ServicePage {
  name: string;
  path: string;
  description: string;
  /** Cities where it is offered. */
  cities: readonly string[];
}

/** What a page offers, and where (schema.org/Service). */
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

/** A project told by the agency (schema.org/CreativeWork). @param picture path of the page's share picture */
export function caseStudy(
  { title, path, description }: { title: string; path: string; description: string },
  picture: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    abstract: description,
    url: SITE + path,
    image: SITE + picture,
    inLanguage: 'fr',
    creator: PUBLISHER,
  } satisfies WithContext<CreativeWork>;
}

/** The way to a page (schema.org/BreadcrumbList); the page shows the same above its title. */
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

/**
 * Questions that a page answers (schema.org/FAQPage); answers are HTML. Those that many pages repeat are told on the
 * home page alone, as Google's guidelines ask.
 */
export function faqPage(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: readElsewhere(answer) },
    })),
  } satisfies WithContext<FAQPage>;
}

/** Pages that a hub leads to, in its order (schema.org/ItemList). */
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

/** An answer of our own content whose links still lead here when it is read elsewhere. */
function readElsewhere(answer: string): string {
  return answer.replaceAll(/\b(href|src)="\//g, `$1="${SITE}/`);
}
