import * as v from 'valibot';
import type { Sentence } from '../sentence.ts';
import { text } from './text.ts';

const SLOT = /\{([^{}]*)\}/;

/** A text without slots. */
export const words = v.pipe(
  text,
  v.check(
    (value) => !/[{}]/.test(value),
    ({ input }) => faultOf(input, []),
  ),
);

/**
 * A text with `{slots}` that the screen fills in (`fillText`, `fillElements`).
 * @param slots names that the screen can fill; a text need not use them all
 */
export function sentence<const Slot extends string>(...slots: readonly Slot[]) {
  return v.pipe(
    text,
    v.metadata({ slots }),
    v.rawTransform<string, Sentence<Slot>>(({ dataset, addIssue, NEVER }) => {
      const parts: (string | { slot: Slot })[] = [];
      // `split` with a capturing group: the slots are at odd indices.
      for (const [index, part] of dataset.value.split(SLOT).entries()) {
        const slot = index % 2 === 1 ? slots.find((name) => name === part) : undefined;
        if (slot) parts.push({ slot });
        else if (index % 2 === 1 || /[{}]/.test(part)) {
          addIssue({ message: faultOf(index % 2 === 1 ? `{${part}}` : part, slots) });
          return NEVER;
        } else if (part !== '') parts.push(part);
      }
      return parts;
    }),
  );
}

function faultOf(value: string, slots: readonly string[]): string {
  const [slot] = SLOT.exec(value) ?? [];
  if (slot === undefined) return 'une accolade est seule : un nom se met entre { et }';
  const allowed = slots.length > 0 ? slots.map((name) => `{${name}}`).join(', ') : 'aucun';
  return `${slot} ne désigne rien ici ; sont permis : ${allowed}`;
}
