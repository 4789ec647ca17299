import { personName } from '../../../domain/person-name.ts';
import type { LeadFile } from '../../leads/lead-file.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';
import { actorWords, journalWords } from '../../staff/screens/journal-words.ts';
import { LEAD_STAGES } from '../../store/database.ts';
import { Due } from './due.tsx';
import { STAGE_WORDS } from './stage-words.ts';

/** A sentence about the last change of a lead, for a person with an old page. */
export function happenedTo({ acts: [last] }: LeadFile, viewerEmail: string): string {
  if (!last) return 'Cette demande a changé.';
  if (last.author === viewerEmail) return 'Vous avez changé cette demande dans une autre fenêtre.';
  const stage = LEAD_STAGES.find((known) => last.action === `lead.${known}`);
  const who = actorWords(last, personName);
  return `${who} ${stage === undefined ? journalWords(last.action) : STAGE_WORDS[stage].byOther}.`;
}

/** The present state of a lead. */
export function Standing({ file: { lead, taker }, now }: { file: LeadFile; now: Temporal.Instant }) {
  return (
    <p className="facts">
      <span>{lead.reference}</span>
      <span className={`stage ${lead.stage}`}>{STAGE_NAMES[lead.stage]}</span>
      <span>{taker === null ? 'chez personne' : `chez ${personName(taker)}`}</span>
      <Due lead={lead} now={now} />
    </p>
  );
}
