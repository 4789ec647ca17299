import type { Context } from 'hono';
import * as v from 'valibot';
import { proposedSlug } from '../../../domain/slug.ts';
import { FIELD_NAMES, fieldsSchema } from '../../articles/desk/fields.ts';
import type { OpenArticle } from '../../articles/desk/open-article.ts';
import type { PublicationFault } from '../../articles/desk/publication-faults.ts';
import type { StaffContext } from '../../staff/staff-room.tsx';
import type { ArticleDraftRow, ArticleFields } from '../../store/database.ts';

/** Shared by the routes of an article. */
export interface ArticleRoom {
  idOf(c: Context): string;
  absent(c: StaffContext): Promise<Response>;
  show(c: StaffContext, open: OpenArticle, outcome?: Refusal): Promise<Response>;
  tooMuch(c: StaffContext, open: OpenArticle, fields: ArticleFields): Promise<Response>;
  conflict(c: StaffContext, draft: ArticleDraftRow, mine: ArticleFields): Promise<Response>;
}

/** Why the editor is shown again. */
export interface Refusal {
  faults?: readonly PublicationFault[];
  fault?: string;
  status?: 409 | 422;
}

/**
 * The fields of a submitted article. Without JavaScript, the slug follows the title until it is edited or
 * the article is published.
 */
export function fieldsFrom(field: (name: string) => string, { draft, article }: OpenArticle): ArticleFields {
  const fields = v.parse(fieldsSchema, Object.fromEntries(FIELD_NAMES.map((name) => [name, field(name)])));
  const isProposed = fields.slug === '' || (!article && fields.slug === proposedSlug(draft.title));
  return {
    ...fields,
    slug: isProposed ? proposedSlug(fields.title) : fields.slug,
    picture: field('sans_image') === 'oui' ? '' : fields.picture,
  };
}
