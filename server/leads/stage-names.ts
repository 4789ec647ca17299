import type { LeadStage } from '../store/database.ts';

/** The French names of the stages, in the order in which a lead goes through them. */
export const STAGE_NAMES: Readonly<Record<LeadStage, string>> = {
  new: 'nouvelle',
  taken: 'prise en charge',
  waiting: 'en attente',
  answered: 'traitée',
  won: 'gagnée',
  lost: 'perdue',
  spam: 'indésirable',
};
