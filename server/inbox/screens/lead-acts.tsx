import { leadPath } from '../../leads/reference.ts';
import type { LeadRow } from '../../store/database.ts';
import { actsFrom, STAGE_WORDS } from './stage-words.ts';

interface LeadActsProps {
  lead: Pick<LeadRow, 'reference' | 'name' | 'stage' | 'revision' | 'news_at'>;
  returnTo: string;
  /** Whether the viewer has taken the lead. */
  isMine: boolean;
}

/** The actions on a lead; `data-key` is their keyboard shortcut. */
export function LeadActs({ lead, returnTo, isMine }: LeadActsProps) {
  const { reference, name, stage, revision } = lead;
  const acts = actsFrom(stage, lead.news_at !== null);
  return (
    <form
      className="acts"
      method="post"
      action={`${leadPath(reference)}/etape`}
      aria-label={`Étape de ${reference}, ${name}`}
      data-acts
    >
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="retour" value={returnTo} />
      {(stage === 'taken' && !isMine ? (['taken', ...acts] as const) : acts).map((act) => (
        <button
          key={act}
          type="submit"
          name="etape"
          value={STAGE_WORDS[act].slug}
          className={act === 'taken' ? undefined : 'quiet'}
          data-key={STAGE_WORDS[act].key}
        >
          {STAGE_WORDS[act].act}
        </button>
      ))}
    </form>
  );
}
