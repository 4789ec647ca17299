import type { LeadKind } from '../../domain/leads/lead.ts';

const WORDS = {
  devis: { your: 'votre demande', title: 'Votre demande de devis', it: 'la', past: 'e' },
  contact: { your: 'votre message', title: 'Votre message', it: 'le', past: '' },
} as const satisfies Record<LeadKind, unknown>;

/** How a lead is called to its sender, the pronoun for it, and what its participles end in. */
export function leadWords({ kind }: { kind: LeadKind }) {
  return WORDS[kind];
}
