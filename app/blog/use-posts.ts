import { useEffect, useState } from 'react';
import type { PostCard } from '../../domain/articles/article.ts';

/** The posts that the server found; when it found none, the browser asks once more (specification, section 4). */
export function usePosts(found: readonly PostCard[]): readonly PostCard[] {
  const [fetched, setFetched] = useState<readonly PostCard[]>([]);
  const isEmpty = found.length === 0;

  useEffect(() => {
    if (!isEmpty) return;
    let isCurrent = true;
    import('./fetch-posts.ts')
      .then(({ fetchPosts }) => fetchPosts())
      .then(
        (posts) => {
          if (isCurrent) setFetched(posts);
        },
        // biome-ignore lint/suspicious/noConsole: the specified log (section 8)
        (error) => console.error('Erreur lors de la récupération des articles', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [isEmpty]);

  return isEmpty ? fetched : found;
}
