import * as v from 'valibot';
import type { Article, ListedPost, PreviousPost } from '../../domain/articles/article.ts';
import { isSearchable } from '../../domain/slug.ts';
import type { ArticleRepository } from '../articles/article-repository.ts';
import { AppError } from '../errors.ts';
import { parseJson } from '../http/body.ts';

/** Handles a call: takes its parsed body, returns the `data` of the response. */
type BlogCall = (body: unknown) => Promise<object>;

const slugBody = v.object({ slug: v.pipe(v.string(), v.trim(), v.check(isSearchable)) });

/**
 * The blog API by path (specification, section 7); its responses are in snake_case.
 * Calls throw AppError `validation_failed` without a slug, `not_found` if no article is published under it.
 */
export function createBlogApi(articles: ArticleRepository): Record<string, BlogCall> {
  return {
    '/blog/get-posts': async () => (await articles.list()).map(cardOnWire),
    '/blog/get-previous-posts': async (body) => (await articles.previous(slugOf(body))).map(previousOnWire),
    async '/blog/get-post-by-title'(body) {
      const found = await articles.find(slugOf(body));
      if (!found || !('article' in found)) throw new AppError('not_found');
      return articleOnWire(found.article);
    },
  };
}

/**
 * Reads the optional JSON body of a call.
 * @param hasType whether the request has a `Content-Type`
 * @throws AppError `unsupported_media_type`, `malformed_json`
 */
export function readBlogBody(text: string, hasType: boolean): unknown {
  if (text === '') return undefined;
  if (!hasType) throw new AppError('unsupported_media_type');
  return parseJson(text);
}

function slugOf(body: unknown): string {
  const result = v.safeParse(slugBody, body);
  if (!result.success) {
    throw new AppError('validation_failed', { fields: { slug: ['Le champ « slug » est attendu.'] } });
  }
  return result.output.slug;
}

function previousOnWire({ slug, title, imageUrl, shortDescription }: PreviousPost) {
  return { slug, title, image_url: imageUrl, description: shortDescription };
}

function cardOnWire({ id, createdAt, ...card }: ListedPost) {
  return { id, ...previousOnWire(card), created_at: createdAt };
}

function articleOnWire({ slug, title, shortDescription, content, imageUrl, createdAt, updatedAt }: Article) {
  return {
    slug,
    title,
    description: shortDescription,
    content,
    image_url: imageUrl,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
