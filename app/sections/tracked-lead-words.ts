import { trackingCopy } from 'content-collections';
import type { LeadKind } from '../../domain/leads/lead.ts';

const { quote, contact } = trackingCopy;

/** The texts that differ between quote requests and contact messages. */
export function leadWords({ kind }: { kind: LeadKind }): typeof quote {
  return { devis: quote, contact }[kind];
}
