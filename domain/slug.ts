/** Longest slug that is looked up (UTF-16 units). */
export const MAX_SLUG = 200;

/** Whether a text can be looked up as a slug: PostgreSQL refuses NUL, and no slug has control characters. */
export function isSearchable(typed: string): boolean {
  return typed.length > 0 && typed.length <= MAX_SLUG && !/[\p{Cc}\p{Cs}]/u.test(typed);
}

/**
 * The strict slug of a name: lower case, without accents or signs, one hyphen for each run of spaces and
 * hyphens (specification, section 5, « Service slug »). Technologies use the same rule: « Google Cloud
 * Platform » → `google-cloud-platform`, « Augmentation d’effectif tech » → `augmentation-deffectif-tech`.
 */
export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug of a name whose signs tell it from another: « C++ » → `c-plus-plus`, « C# » → `c-sharp`. */
export function spelledSlug(name: string): string {
  return slugify(name.replaceAll('+', ' plus ').replaceAll('#', ' sharp ').replaceAll('&', ' et '));
}

/**
 * The slug of a post’s title (specification, section 5, « Post slug helper »): lower case, a hyphen for each
 * run of spaces, everything but ASCII word characters and hyphens removed. Apply `withoutAccents` first to
 * keep accented letters as plain ones.
 */
export function postSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** The slug proposed for a new post: « L’été, à l’œuvre » → `l-ete-a-l-oeuvre`. */
export function proposedSlug(title: string): string {
  const spelled = title.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replace(/[’']/g, ' ');
  return slugify(spelled)
    .slice(0, 80)
    .replace(/-[^-]*$/, (end) => (slugify(spelled).length > 80 ? '' : end));
}
