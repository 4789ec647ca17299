/**
 * sessionStorage key where React Router keeps the scroll position of each history entry (JSON: px by key).
 */
export const SCROLL_STORAGE = 'defilements';
