import { INK, LIME } from '../palette.ts';

/** The sign of the house: a roof of glass, three panes wide, one of them lit. */
export const ROOF = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="${INK}"/><path d="M5 14 16 6l11 8v12H5z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><path d="M16 6v20M5 14h22M5 20h22M10.500 10v16M21.500 10v16" stroke="#fff" stroke-width="1.200"/><path fill="${LIME}" d="M16.700 14.600h4.200v4.800h-4.200z"/></svg>
`;
