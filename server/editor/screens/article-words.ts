import { personName } from '../../../domain/person-name.ts';
import type { ArticleState, ListedArticle } from '../../articles/desk/article-list.ts';
import { asTyped } from '../../articles/desk/as-typed.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import type { ArticleAct, ArticleFields } from '../../store/database.ts';

/** Labels of the states: in the URL of the list, on its filters, and on an article. */
export const STATE_WORDS: Readonly<Record<ArticleState, { slug: string; plural: string; one: string }>> = {
  scheduled: { slug: 'programmes', plural: 'Programmés', one: 'Programmé' },
  draft: { slug: 'brouillons', plural: 'Brouillons', one: 'Brouillon' },
  published: { slug: 'publies', plural: 'Publiés', one: 'Publié' },
  unpublished: { slug: 'depublies', plural: 'Dépubliés', one: 'Dépublié' },
  deleted: { slug: 'corbeille', plural: 'Corbeille', one: 'À la corbeille' },
};

/** The states, in the order of the filters. */
export const STATES = ['scheduled', 'draft', 'published', 'unpublished', 'deleted'] as const;

/** The state of a filter in the URL. */
export function stateOfSlug(slug: string | null): ArticleState | undefined {
  return STATES.find((state) => STATE_WORDS[state].slug === slug);
}

/** Phrase of each action, after a name: « Ada a publié ». */
export const ACT_WORDS: Readonly<Record<ArticleAct, string>> = {
  created: 'a commencé',
  edited: 'a modifié',
  published: 'a publié',
  scheduled: 'a programmé',
  unpublished: 'a dépublié',
  deleted: 'a mis à la corbeille',
  recovered: 'a sorti de la corbeille',
  restored: 'a repris une version',
  undone: 'est revenu sur son dernier geste',
};

/** Phrase of each action in the undo toast. */
export const DONE_WORDS: Readonly<Partial<Record<ArticleAct, string>>> = {
  published: 'est publié',
  scheduled: 'est programmé',
  unpublished: 'est dépublié',
  deleted: 'est à la corbeille',
};

/** The last action, with person and time. */
export function lastWords({ lastAct, lastAt, lastBy }: ListedArticle, now: Temporal.Instant): string {
  const when = shortMoment(lastAt, now);
  if (lastAct === null) return `Fichier du site, ${when}`;
  return `${lastBy === null ? 'La ligne de commande' : personName(lastBy)} ${ACT_WORDS[lastAct]}, ${when}`;
}

const FIELD_LABELS: Readonly<Record<keyof ArticleFields, string>> = {
  title: 'Titre',
  slug: 'Adresse',
  description: 'Description',
  markdown: 'Texte',
  picture: 'Image',
  picture_alt: 'Texte alternatif',
  author: 'Auteur',
  day: 'Date affichée',
};

/** The fields that differ between two texts of an article. */
export function changedFields<Name extends keyof ArticleFields>(
  names: readonly Name[],
  earlier: Pick<ArticleFields, Name>,
  later: Pick<ArticleFields, Name>,
) {
  return names
    .map((key) => ({ key, label: FIELD_LABELS[key], before: earlier[key], after: later[key] }))
    .filter(({ before, after }) => asTyped(before) !== asTyped(after));
}

export function articlePath(id: string): string {
  return `/equipe/articles/${id}`;
}
