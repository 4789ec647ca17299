import * as v from 'valibot';
import type { PostCard } from '../../domain/articles/article.ts';
import { postJson } from '../api-client.ts';

const answerSchema = v.object({
  data: v.array(
    v.pipe(
      v.object({
        title: v.string(),
        description: v.string(),
        image_url: v.string(),
        created_at: v.string(),
        slug: v.string(),
      }),
      v.transform(
        ({ title, description, image_url, created_at, slug }): PostCard => ({
          title,
          shortDescription: description,
          imageUrl: image_url,
          createdAt: created_at,
          slug,
        }),
      ),
    ),
  ),
});

/**
 * Asks the API for the posts (specification, section 7).
 * @throws when it does not answer with a list of posts
 */
export async function fetchPosts(): Promise<PostCard[]> {
  const response = await postJson('/api/blog/get-posts');
  if (!response.ok) throw new Error(`/api/blog/get-posts answered ${response.status}`);
  return v.parse(answerSchema, await response.json()).data;
}
