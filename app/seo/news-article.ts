import type { NewsArticle, WithContext } from 'schema-dts';
import type { Article } from '../../domain/articles/article.ts';
import { PUBLISHER } from './organization.ts';
import { SITE } from './site-address.ts';

/**
 * Structured data of an article (specification, sections 3 and 7; schema.org/NewsArticle).
 * @param picture path of its share picture
 */
export function newsArticle(
  { slug, title, plainDescription, imageUrl, author, createdAt, updatedAt }: Article,
  picture: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: plainDescription,
    image: [SITE + picture, SITE + imageUrl],
    datePublished: createdAt,
    dateModified: updatedAt,
    mainEntityOfPage: `${SITE}/article/${slug}`,
    author: author === null ? PUBLISHER : { '@type': 'Person', name: author },
    publisher: PUBLISHER,
  } satisfies WithContext<NewsArticle>;
}
