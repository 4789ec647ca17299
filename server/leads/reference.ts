import { randomInt } from 'node:crypto';
import type { LeadKind } from '../../domain/leads/lead.ts';
import { REFERENCE_ALPHABET as ALPHABET, REFERENCE_LENGTH as LENGTH } from '../../domain/leads/reference.ts';

/** Creates a reference such as `D-7KQ3M9F`: short enough to be read out, 3.4 thousand million per kind. */
export function newReference(kind: LeadKind): string {
  const code = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${kind === 'devis' ? 'D' : 'C'}-${code.join('')}`;
}

/** Path of a lead's page; paths are in lower case. */
export function leadPath(reference: string): string {
  return `/equipe/demandes/${reference.toLowerCase()}`;
}
