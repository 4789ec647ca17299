import { personName } from '../../../domain/person-name.ts';
import { type LeadFile, LONGEST_NOTE } from '../../leads/lead-file.ts';
import { leadPath } from '../../leads/reference.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';
import { actorWords, journalWords } from '../../staff/screens/journal-words.ts';
import { atMoment } from '../../staff/screens/moments.ts';
import { firstLine } from './lead-table.tsx';

export function LeadNotes({
  reference,
  notes,
  now,
}: { reference: string; now: Temporal.Instant } & Pick<LeadFile, 'notes'>) {
  return (
    <section className="pane" id="notes">
      <h2>Notes</h2>
      <ul className="rows">
        {notes.map(({ id, text, author, created_at }) => (
          <li key={id}>
            <div>
              <p className="small">
                {personName(author)}, {atMoment(created_at, now)}
              </p>
              <p className="message" data-note-kept="">
                {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <form method="post" action={`${leadPath(reference)}/notes`} aria-label="Nouvelle note">
        <label htmlFor="texte">Ajouter une note, lue par l’équipe seule</label>
        <textarea id="texte" name="texte" rows={3} required maxLength={LONGEST_NOTE} data-note={reference} />
        <button type="submit" className="quiet">
          Ajouter
        </button>
      </form>
    </section>
  );
}

/** Other leads from the same e-mail address. */
export function OtherLeads({
  others,
  now,
  title = 'Même adresse',
}: { now: Temporal.Instant; title?: string } & Pick<LeadFile, 'others'>) {
  if (others.length === 0) return null;
  return (
    <section className="pane">
      <h2>{title}</h2>
      <ul className="rows">
        {others.map(({ reference, excerpt, stage, created_at }) => (
          <li key={reference}>
            <div>
              <a href={leadPath(reference)}>{firstLine(excerpt)}</a>
              <p className="small">
                {reference}, {atMoment(created_at, now)}, {STAGE_NAMES[stage]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LeadJournal({ acts, now }: { now: Temporal.Instant } & Pick<LeadFile, 'acts'>) {
  return (
    <section className="pane">
      <h2>Journal</h2>
      {acts.length === 0 ? (
        <p className="small">Personne n’y a encore touché.</p>
      ) : (
        <ol className="lead-journal">
          {acts.map(({ id, at, action, author }) => (
            <li key={id}>
              <span>
                {actorWords({ action, author }, personName)} {journalWords(action)}
              </span>
              <span className="small">{atMoment(at, now)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
