/** Reviews that screens call by their ids; the content check looks for each. */
export const SHOWN_REVIEWS = ['accueil', 'e-commerce', 'saas', 'direction-e-commerce'] as const;

export type ShownReview = (typeof SHOWN_REVIEWS)[number];
