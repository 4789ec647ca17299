/** Where React Router keeps in the tab's storage how far each page of its history was scrolled, as JSON: px by key. */
export const SCROLL_STORAGE = 'defilements';
