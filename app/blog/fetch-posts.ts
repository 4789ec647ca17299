import type { PostCard } from '../../domain/articles/article.ts';
import { postJson, textIn, valueIn } from '../api-client.ts';

const PATH = '/api/blog/get-posts';

/**
 * Asks the API for the posts (specification, section 7).
 * @throws when it does not answer with a list of posts
 */
export async function fetchPosts(): Promise<PostCard[]> {
  const response = await postJson(PATH);
  const posts: unknown = response.ok && valueIn(await response.json(), 'data');
  if (!Array.isArray(posts)) throw new Error(`${PATH} answered ${response.status} without posts`);
  return posts.map((post: unknown) => ({
    title: textOf(post, 'title'),
    shortDescription: textOf(post, 'description'),
    imageUrl: textOf(post, 'image_url'),
    createdAt: textOf(post, 'created_at'),
    slug: textOf(post, 'slug'),
  }));
}

function textOf(post: unknown, name: string): string {
  const text = textIn(post, name);
  if (text === null) throw new Error(`${PATH} answered with a post without ${name}`);
  return text;
}
