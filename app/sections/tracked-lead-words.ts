import { trackingSectionsCopy } from 'content-collections';
import type { LeadKind } from '../../domain/leads/lead.ts';

const { quote, contact } = trackingSectionsCopy;

/** What is said of a lead in other words than of one of the other kind. */
export function leadWords({ kind }: { kind: LeadKind }): typeof quote {
  return { devis: quote, contact }[kind];
}
