import { agency } from 'content-collections';
import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  /** At most 60 characters, brand included. */
  title: string;
  /** 120 to 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Path that search engines should know the page by. */
  path: string;
}

/** Title, description, keywords and canonical link of a page (specification, section 7). */
export function pageMeta({ title, description, keywords, path }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { tagName: 'link', rel: 'canonical', href: `https://${agency.domain}${path}` },
  ];
}

/** Metadata of a page that search engines must leave out: a confirmation, an error. */
export function hiddenPageMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – ${agency.brand}` }, { name: 'robots', content: 'noindex' }];
}

/** What someone who looks for the agency's work types, whatever the page. */
export const COMMON_KEYWORDS = ['agence web', 'développement web', 'développement sur mesure', 'DevOps'];

const REGION = ['Lyon', 'Grenoble', 'Chambéry', 'Paris', 'Savoie', 'Rhône-Alpes'];

/** Keywords of a service or technology (specification, section 7): the name with each trade and each place. */
export function expertiseKeywords(name: string): string[] {
  const trades = ['développement', 'agence', 'entreprise', 'développeur'].map((trade) => `${trade} ${name}`);
  return [name, ...trades, ...REGION.map((place) => `${name} ${place}`), 'développement web', 'DevOps'];
}
