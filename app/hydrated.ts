/** Sent to the window once the first screen's script works: `late-start.ts` waits for it. */
export const HYDRATED = 'hydrated';
