import { momentInParis } from '../../../domain/dates.ts';
import { personName } from '../../../domain/person-name.ts';
import type { FreshAct } from '../../leads/lead-acts.ts';
import { leadPath } from '../../leads/reference.ts';
import { shortDay } from '../../staff/screens/moments.ts';
import { STAGE_WORDS } from './stage-words.ts';

/** The undo toast of an action on a lead; disappears by itself (`lead.css`). */
export function UndoNotice({ act, returnTo }: { act: FreshAct; returnTo: string }) {
  const { reference, name, stage, waits_until, colleague, leads } = act;
  const until = stage === 'waiting' && waits_until !== null ? ` jusqu’au ${shortDay(waits_until)}` : '';
  const state =
    colleague !== null && stage === 'taken'
      ? `chez ${personName(colleague)}`
      : `${STAGE_WORDS[stage].done}${until}`;
  return (
    <form className="toast" method="post" action="/equipe/demandes/annuler" data-undo>
      <input type="hidden" name="reference" value={reference} />
      <input type="hidden" name="retour" value={returnTo} />
      <p>
        {leads === 1 ? (
          <>
            La demande de <strong>{name}</strong> est {state}.
          </>
        ) : (
          <>
            <strong>{leads} demandes</strong> : {state}.
          </>
        )}
      </p>
      {stage === 'waiting' && leads === 1 ? (
        <a href={`${leadPath(reference)}#attente`}>Changer le jour</a>
      ) : null}
      <button type="submit" className="quiet" data-key="u">
        Annuler
      </button>
    </form>
  );
}

/** The agency’s mailbox has not answered since this moment. */
export function SilentMailbox({ since }: { since: string }) {
  return (
    <p className="note" role="status">
      La boîte aux lettres ne répond plus depuis le {momentInParis(since)} : les réponses des clients
      n’arrivent que dans votre messagerie. Le site réessaie toutes les cinq minutes ; si cela dure, vérifiez{' '}
      <code>IMAP_URL</code>.
    </p>
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

/** The toast after an act on several leads that passed some over. */
export function UndoneNotice({ references }: { references: readonly string[] }) {
  return (
    <div className="toast stays">
      <p>
        <strong>
          {references.length === 1 ? 'Une demande a' : `${references.length} demandes ont`} changé entre-temps
        </strong>{' '}
        et {references.length === 1 ? 'reste comme elle est' : 'restent comme elles sont'} :
      </p>
      <ul>
        {references.map((reference) => (
          <li key={reference}>
            <a href={leadPath(reference)}>{reference}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tells an owner that all visitors have one address: the limits on forms count them together. */
export function ForgottenProxy() {
  return (
    <p role="alert">
      Pour le site, tous vos visiteurs ont la même adresse : un serveur mandataire est placé devant lui, et
      TRUST_PROXY vaut 0. Les limites contre les envois en masse les comptent donc ensemble, et mettraient des
      clients de côté. Réglez TRUST_PROXY au nombre de mandataires, puis redémarrez le site.
    </p>
  );
}
