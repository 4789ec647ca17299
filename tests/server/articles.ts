import { sanitizeHtml } from '../../content/safe-html.ts';
import type { ArticleDraft } from '../../server/articles/article-repository.ts';

/** Fields that a test sets; HTML is sanitised like that of the site's own articles. */
type ArticleChanges = Partial<Omit<ArticleDraft, 'description' | 'content'>> & {
  description?: string;
  content?: string;
};

/** An article published on the given day of January 2026, for tests. */
export function draft(
  slug: string,
  day: number,
  {
    description = `<p>Ce que dit ${slug}.</p>`,
    content = `<h2>Début</h2><p>Le texte de ${slug}.</p>`,
    ...changes
  }: ArticleChanges = {},
): ArticleDraft {
  const date = `2026-01-${String(day).padStart(2, '0')}T08:00:00Z`;
  return {
    slug,
    formerSlugs: [],
    title: `Article ${slug}`,
    description: sanitizeHtml(description),
    content: sanitizeHtml(content),
    imageUrl: '/assets/hero/accueil-1280.webp',
    imageAlt: 'Une verrière',
    createdAt: date,
    updatedAt: date,
    publishedAt: date,
    ...changes,
  };
}
