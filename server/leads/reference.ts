import { randomInt } from 'node:crypto';
import type { LeadKind } from '../../domain/leads/lead.ts';

/** Digits and capitals that nobody mistakes for another: no 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 7;

/** A reference such as `D-7KQ3M9F`: short enough to be read out, 3.4 thousand million per kind. */
export function newReference(kind: LeadKind): string {
  const code = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${kind === 'devis' ? 'D' : 'C'}-${code.join('')}`;
}
