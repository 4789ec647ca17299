/** Under which React Router keeps in the tab's storage, as JSON, how far each page of its history was scrolled (px by key). */
export const SCROLL_STORAGE = 'defilements';
