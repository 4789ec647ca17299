import type { Sender } from './sender-fields.ts';

/** The two kinds of lead; also the `type` of the confirmation page (specification, sections 2 and 7). */
export type LeadKind = 'devis' | 'contact';

/** What a visitor sent by any form, validated; `message` is the project description of a quote request. */
export interface LeadInput extends Sender {
  kind: LeadKind;
}
