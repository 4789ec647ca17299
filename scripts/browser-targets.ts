/**
 * What scripts and styles are lowered to (decision 19): the oldest engines of the full policy, and Safari 15.4, which only
 * has to parse them. `tests/server/oldest-engines.test.ts` reads the output with their rules.
 */
export const BROWSER_TARGETS = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
