import { agency } from 'content-collections';
import type { Article } from '../../domain/articles/article.ts';

const SITE = `https://${agency.domain}`;

/** Structured data of an article (specification, sections 3 and 7; schema.org/NewsArticle). */
export function newsArticle({ slug, title, shortDescription, imageUrl, createdAt, updatedAt }: Article) {
  const publisher = { '@type': 'Organization', name: agency.brand, url: SITE };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: shortDescription.replaceAll(/<[^>]*>/g, ''),
    image: [SITE + imageUrl],
    datePublished: createdAt,
    dateModified: updatedAt,
    mainEntityOfPage: `${SITE}/article/${slug}`,
    author: publisher,
    publisher,
  };
}
