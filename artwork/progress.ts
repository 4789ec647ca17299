/*
 * How far the drawing of all families has come, and for how long it will still go on: each has a weight (s), which was
 * measured once, and the pace follows from those that are done.
 */

let weights: readonly number[] = [];
let current = -1;
let startedAt = 0;
let toldAt = 0;

/** Begins to count. @param families weight of each family that will be drawn, in order */
export function begin(families: readonly number[]): void {
  weights = families;
  current = -1;
  startedAt = performance.now();
}

/** Says which family comes next. */
export function next(name: string): void {
  current++;
  if (weights.length > 1) tell(`${name} (${current + 1} sur ${weights.length})`, 0);
}

/** Says how far the present family is, from 0 to 1, at most every five seconds. */
export function step(share: number): void {
  if (current < 0 || performance.now() - toldAt < 5000) return;
  tell(`${Math.round(share * 100)} %`, share);
}

function tell(what: string, share: number): void {
  toldAt = performance.now();
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const done = sum(weights.slice(0, current)) + share * (weights[current] ?? 0);
  const elapsed = (performance.now() - startedAt) / 1000;
  // The measured weights until there is a pace.
  const pace = done < 5 ? 1 : elapsed / done;
  const left = Math.round((sum(weights) - done) * pace);
  const shown = left >= 60 ? `${Math.floor(left / 60)} min ${left % 60} s` : `${left} s`;
  process.stdout.write(`— ${what}, encore ${shown} environ\n`);
}
