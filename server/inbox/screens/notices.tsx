import type { FreshAct } from '../../leads/lead-acts.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { shortDay } from '../../staff/screens/moments.ts';
import { STAGE_WORDS } from './stage-words.ts';

/** The undo toast of an action on a lead; disappears by itself (`lead.css`). */
export function UndoNotice({ act, returnTo }: { act: FreshAct; returnTo: string }) {
  const { reference, name, stage, waits_until } = act;
  const until = stage === 'waiting' && waits_until !== null ? ` jusqu’au ${shortDay(waits_until)}` : '';
  return (
    <form className="toast" method="post" action={`${leadPath(reference)}/annuler`} data-undo>
      <input type="hidden" name="retour" value={returnTo} />
      <p>
        La demande de <strong>{name}</strong> est {STAGE_WORDS[stage].done}
        {until}.
      </p>
      {stage === 'waiting' ? <a href={`${leadPath(reference)}#attente`}>Changer le jour</a> : null}
      <button type="submit" className="quiet" data-key="u">
        Annuler
      </button>
    </form>
  );
}

interface StaleProps {
  reference: string;
  name: string;
  /** A sentence about what happened meanwhile. */
  happened: string;
  /** The refused action, to retry it. */
  again?: { slug: string; label: string; revision: number; until: string } | undefined;
  returnTo: string;
}

/** The toast of a conflict: what the other person did, and how to go on. */
export function StaleNotice({ reference, name, happened, again, returnTo }: StaleProps) {
  return (
    <div className="toast stays">
      <p>
        <strong>{happened}</strong> Votre geste sur la demande de {name} n’a donc pas eu lieu.
      </p>
      <a href={leadPath(reference)}>Voir la demande</a>
      {again ? (
        <form method="post" action={`${leadPath(reference)}/etape`} data-acts>
          <input type="hidden" name="revision" value={again.revision} />
          <input type="hidden" name="retour" value={returnTo} />
          <input type="hidden" name="jusqu_au" value={again.until} />
          <button type="submit" name="etape" value={again.slug} className="quiet">
            {again.label} quand même
          </button>
        </form>
      ) : null}
    </div>
  );
}
