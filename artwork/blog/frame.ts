import type { Frame } from '../services/studio/frame.ts';

/** The head of an article, lying; also its card, a quarter as wide. */
export const ARTICLE: Frame = { width: 640, height: 360, shownHeight: 900 };
