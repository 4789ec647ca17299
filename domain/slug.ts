/** Longest slug that is looked up (UTF-16 units). */
export const MAX_SLUG = 200;

/** Whether a text, however it is typed, may be looked up: PostgreSQL refuses NUL in one, and no slug has a control. */
export function isSearchable(typed: string): boolean {
  return typed.length > 0 && typed.length <= MAX_SLUG && !/[\p{Cc}\p{Cs}]/u.test(typed);
}

/**
 * The strict slug of a name: lower case, accents and every other sign removed, spaces and hyphens run together
 * (specification, section 5, « Service slug »). A technology's slug follows the same rule, so that every name has one:
 * « Google Cloud Platform » → `google-cloud-platform`, « Augmentation d’effectif tech » → `augmentation-deffectif-tech`.
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

/**
 * The slug of a post's title (specification, section 5, « Post slug helper »): lower case, a hyphen for each run of
 * spaces, what is neither a word character nor a hyphen removed. Letters that ASCII lacks go with the rest: a title that
 * has some comes here by `withoutAccents`.
 */
export function postSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}

/** The same text with the letters that its accented ones are made from. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** The slug that is proposed for a new post: « L’été, à l’œuvre » → `l-ete-a-l-oeuvre`. */
export function proposedSlug(title: string): string {
  const spelled = title.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replace(/[’']/g, ' ');
  return slugify(spelled)
    .slice(0, 80)
    .replace(/-[^-]*$/, (end) => (slugify(spelled).length > 80 ? '' : end));
}
