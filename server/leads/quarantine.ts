import type { Kysely } from 'kysely';
import type { QuarantineReason, Tables } from '../store/database.ts';

export const REASON_TEXTS: Readonly<Record<QuarantineReason, string>> = {
  trap: 'champ invisible rempli',
  too_fast: 'formulaire envoyé trop vite',
  network_limit: 'trop de demandes d’un même réseau',
  email_limit: 'trop de demandes d’une même adresse e-mail',
  repeated_text: 'même texte sous plusieurs adresses e-mail',
  seller: 'mots de démarchage',
  global_limit: 'plus de demandes en une heure que le site n’en admet',
};

/** Most leads listed in a digest; in a flood there are thousands. */
const MOST_NAMED = 50;

/** A summary of the quarantine without spam, and without anything that visitors wrote. */
export interface QuarantineSummary {
  reasons: { reason: QuarantineReason; leads: number; oldest: string }[];
  /** A selection: first the leads suspected of nothing but their number, then the newest. */
  named: { reference: string; created_at: string; reason: QuarantineReason }[];
}

/**
 * Number of leads that wait for a decision by reason, and the date of the oldest (ISO 8601); reasons without leads are left
 * out.
 */
export async function countQuarantined(database: Kysely<Tables>): Promise<QuarantineSummary['reasons']> {
  const rows = await database
    .selectFrom('leads')
    .select(({ fn }) => [
      'quarantine_reason as reason',
      fn.countAll<number | string>().as('leads'),
      fn.min('created_at').as('oldest'),
    ])
    .where('status', '=', 'quarantined')
    .where('stage', '!=', 'spam')
    .where('quarantine_reason', 'is not', null)
    .$narrowType<{ reason: QuarantineReason }>()
    .groupBy('quarantine_reason')
    .orderBy('quarantine_reason')
    .execute();
  return rows.map(({ leads, ...row }) => ({ ...row, leads: Number(leads) }));
}

export async function summarizeQuarantine(database: Kysely<Tables>): Promise<QuarantineSummary> {
  const named = await database
    .selectFrom('leads')
    .select(['reference', 'created_at', 'quarantine_reason as reason'])
    .where('status', '=', 'quarantined')
    .where('stage', '!=', 'spam')
    .where('quarantine_reason', 'is not', null)
    .$narrowType<{ reason: QuarantineReason }>()
    .orderBy((lead) => lead('quarantine_reason', '=', 'global_limit'), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(MOST_NAMED)
    .execute();
  return { reasons: await countQuarantined(database), named };
}
