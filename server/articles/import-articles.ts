import { allArticles } from 'content-collections';
import { builtHtml, paragraph } from '../../content/safe-html.ts';
import type { ArticleLibrary } from './article-library.ts';

export interface ImportCount {
  added: number;
  changed: number;
  same: number;
}

/**
 * Brings the articles of `content/articles/`, as they were at the last build, into the database. Articles that stand
 * there only are left alone; doing it again changes nothing.
 */
export async function importArticles(library: ArticleLibrary): Promise<ImportCount> {
  const count: ImportCount = { added: 0, changed: 0, same: 0 };
  for (const {
    slug,
    formerSlugs,
    title,
    description,
    content,
    image,
    imageAlt,
    publishedAt,
    updatedAt,
  } of allArticles) {
    const outcome = await library.keep({
      slug,
      formerSlugs,
      title,
      description: paragraph(description),
      content: builtHtml(content),
      imageUrl: image,
      imageAlt,
      createdAt: publishedAt,
      updatedAt: updatedAt ?? publishedAt,
      publishedAt,
    });
    count[outcome] += 1;
  }
  return count;
}
