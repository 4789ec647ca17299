import type { Kysely } from 'kysely';
import type { QuarantineReason, Tables } from '../store/database.ts';

/** Each reason, as the agency reads it. */
export const REASON_TEXTS: Readonly<Record<QuarantineReason, string>> = {
  trap: 'champ invisible rempli',
  too_fast: 'formulaire envoyé trop vite',
  network_limit: 'trop de demandes d’un même réseau',
  email_limit: 'trop de demandes d’une même adresse e-mail',
  repeated_text: 'même texte sous plusieurs adresses e-mail',
  global_limit: 'plus de demandes que LEADS_PER_HOUR en une heure',
};

/** Most leads that a digest names; in a flood thousands wait. */
const MOST_NAMED = 50;

/** The leads that wait for a person's eyes, without anything that visitors wrote. */
export interface QuarantineSummary {
  reasons: { reason: QuarantineReason; leads: number; oldest: string }[];
  /** Some of them, those of which nothing is suspected but their number first, then the newest. */
  named: { reference: string; created_at: string; reason: QuarantineReason }[];
}

/** How many leads wait for each reason, and since when (ISO 8601); reasons without any are left out. */
export async function countQuarantined(database: Kysely<Tables>): Promise<QuarantineSummary['reasons']> {
  const rows = await database
    .selectFrom('leads')
    .select(({ fn }) => [
      'quarantine_reason as reason',
      fn.countAll<number | string>().as('leads'),
      fn.min('created_at').as('oldest'),
    ])
    .where('status', '=', 'quarantined')
    .where('quarantine_reason', 'is not', null)
    .$narrowType<{ reason: QuarantineReason }>()
    .groupBy('quarantine_reason')
    .orderBy('quarantine_reason')
    .execute();
  return rows.map(({ leads, ...row }) => ({ ...row, leads: Number(leads) }));
}

/** What a digest tells. */
export async function summarizeQuarantine(database: Kysely<Tables>): Promise<QuarantineSummary> {
  const named = await database
    .selectFrom('leads')
    .select(['reference', 'created_at', 'quarantine_reason as reason'])
    .where('status', '=', 'quarantined')
    .where('quarantine_reason', 'is not', null)
    .$narrowType<{ reason: QuarantineReason }>()
    .orderBy((lead) => lead('quarantine_reason', '=', 'global_limit'), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(MOST_NAMED)
    .execute();
  return { reasons: await countQuarantined(database), named };
}
