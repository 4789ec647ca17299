import { useEffect, useState } from 'react';
import type { PostCard } from '../../domain/articles/article.ts';
import { postJson, textIn, valueIn } from '../api-client.ts';

/** The posts from the server; if there are none, the browser asks once more (specification, section 4). */
export function usePosts(found: readonly PostCard[] | null): readonly PostCard[] | null {
  const [fetched, setFetched] = useState<readonly PostCard[] | null>([]);
  const isEmpty = found?.length === 0;

  useEffect(() => {
    if (!isEmpty) return;
    let isCurrent = true;
    fetchPosts().then(
      (posts) => {
        if (isCurrent) setFetched(posts);
      },
      (error) => {
        noteLostPosts(error);
        if (isCurrent) setFetched(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isEmpty]);

  return isEmpty ? fetched : found;
}

/** The specified log (section 8). */
export function noteLostPosts(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: there is no other log in a browser
  console.error('Erreur lors de la récupération des articles', error);
}

const PATH = '/api/blog/get-posts';

/**
 * Asks the API for the posts (specification, section 7).
 * @throws when it does not answer with a list of posts
 */
async function fetchPosts(): Promise<PostCard[]> {
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
