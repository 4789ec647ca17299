import { LEAD_KINDS } from '../../../domain/leads/lead.ts';
import { sourceOf } from '../../../domain/leads/origin.ts';
import { personName } from '../../../domain/person-name.ts';
import { CHANNELS } from '../../leads/enter-lead.ts';
import type { ListedLead } from '../../leads/lead-list.ts';
import { leadPath } from '../../leads/reference.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';
import { Due } from './due.tsx';
import { LeadActs } from './lead-acts.tsx';

interface LeadTableProps {
  leads: readonly ListedLead[];
  now: Temporal.Instant;
  /** Staff id of the viewer. */
  viewer: string;
  returnTo: string;
}

/** Leads as a table on wide screens, as cards on narrow ones. */
export function LeadTable({ leads, now, viewer, returnTo }: LeadTableProps) {
  return (
    <table className="leads">
      <caption className="hidden-text">Demandes, la plus pressée en premier</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">Cocher</span>
          </th>
          <th scope="col">Échéance</th>
          <th scope="col">Qui</th>
          <th scope="col">Demande</th>
          <th scope="col">Type</th>
          <th scope="col">Étape</th>
          <th scope="col">Chez</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <tr key={lead.reference} id={`l-${lead.reference}`} data-lead={lead.reference}>
            <td className="pick">
              <label>
                <input
                  type="checkbox"
                  form="ensemble"
                  name="demande"
                  value={`${lead.reference} ${lead.revision}`}
                  aria-label={`Cocher la demande de ${lead.name}`}
                />
              </label>
            </td>
            <td className="when">
              <Due lead={lead} now={now} />
            </td>
            <td className="who">
              <span className="name">
                <a href={leadPath(lead.reference)}>{lead.name}</a>
                {lead.company === null ? null : `, ${lead.company}`}
              </span>{' '}
              <span className="small">
                {lead.reference}
                <Source lead={lead} />
              </span>
            </td>
            <td className="said">
              <span>{firstLine(lead.excerpt)}</span>
            </td>
            <td className="kind">{LEAD_KINDS[lead.kind].short}</td>
            <td className="at">
              <span className={`stage ${lead.stage}`}>{STAGE_NAMES[lead.stage]}</span>
            </td>
            <td className="taker">
              {lead.taker === null ? (
                <span className="nobody">personne</span>
              ) : lead.taken_by === viewer ? (
                'vous'
              ) : (
                personName(lead.taker)
              )}
              <LeadActs lead={lead} returnTo={returnTo} isMine={lead.taken_by === viewer} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a lead came from, if anything tells. */
function Source({ lead }: { lead: ListedLead }) {
  if (lead.channel !== null) return <span>{`, ${CHANNELS[lead.channel].toLowerCase()}`}</span>;
  const source = sourceOf(lead);
  return source === null ? null : <span>{`, de ${source}`}</span>;
}

/** A shorter first line is taken for a greeting (UTF-16 units). */
const GREETING = 30;

/** The first line of a message, with the rest if it is only a greeting. */
export function firstLine(text: string): string {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  return first.length < GREETING ? [first, ...others].join(' ') : first;
}
