/** Sent to the window once the first screen's script works: `late-scripts.ts` waits for it. */
export const HYDRATED = 'hydrated';
