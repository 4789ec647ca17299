import type { Sender } from './sender-fields.ts';

/** The two kinds of lead; also the `type` of the confirmation page (specification, sections 2 and 7). */
export type LeadKind = 'devis' | 'contact';

/** Each kind in French: its name, the same in a table, with its article, and what agrees with it. */
export const LEAD_KINDS = {
  devis: { name: 'Demande de devis', short: 'Devis', definite: 'La demande de devis', received: 'reçue' },
  contact: { name: 'Message', short: 'Message', definite: 'Le message', received: 'reçu' },
} as const satisfies Record<LeadKind, Record<string, string>>;

export function leadKind(text: unknown): LeadKind | undefined {
  return text === 'devis' || text === 'contact' ? text : undefined;
}

/** What a visitor sent by any form, validated; `message` is the project description of a quote request. */
export interface LeadInput extends Sender {
  kind: LeadKind;
}
