import { useEffect, useState } from 'react';
import type { PostCard } from '../../domain/articles/article.ts';
import { fetchPosts } from './fetch-posts.ts';

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
