import type { ArticleDraft } from '../../server/articles/article-library.ts';

/** An article published on the given day of January 2026, for tests. */
export function draft(slug: string, day: number, changes: Partial<ArticleDraft> = {}): ArticleDraft {
  const date = `2026-01-${String(day).padStart(2, '0')}T08:00:00Z`;
  return {
    slug,
    formerSlugs: [],
    title: `Article ${slug}`,
    description: `<p>Ce que dit ${slug}.</p>`,
    content: `<h2>Début</h2><p>Le texte de ${slug}.</p>`,
    imageUrl: '/assets/hero/verriere-1280.webp',
    imageAlt: 'Une verrière',
    createdAt: date,
    updatedAt: date,
    publishedAt: date,
    ...changes,
  };
}
