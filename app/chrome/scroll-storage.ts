/** sessionStorage key of React Router's scroll positions (JSON: px by key of the history entry). */
export const SCROLL_STORAGE = 'defilements';
