import type { LeadFile } from '../../leads/lead-file.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { atMoment } from '../../staff/screens/moments.ts';

type Mail = LeadFile['mails'][number];

const MESSAGE_NAMES: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation au visiteur',
  notice: 'Avis à l’agence',
  reply: 'Réponse',
  reminder: 'Rappel à l’agence',
  completed: 'Avis : précision du visiteur',
  corrected: 'Avis : coordonnées corrigées',
  withdrawn: 'Avis : demande retirée',
};

/** The mails about a lead and their states. */
export function LeadMails({
  reference,
  mails,
  now,
}: {
  reference: string;
  mails: readonly Mail[];
  now: Temporal.Instant;
}) {
  return (
    <section className="pane">
      <h2>Courriels</h2>
      {mails.length === 0 ? (
        <p className="small">Aucun, ou partis il y a plus de 30 jours.</p>
      ) : (
        <ul className="rows">
          {mails.map((mail) => (
            <li key={mail.id}>
              <div>
                {MESSAGE_NAMES[mail.message] ?? mail.message}
                <p className="small">
                  à {mail.recipient}, <Fate mail={mail} now={now} />
                </p>
                {mail.last_error === null || mail.status === 'sent' ? null : (
                  <p className="small failure">{mail.last_error}</p>
                )}
              </div>
              {mail.status !== 'sent' && mail.last_error !== null ? (
                <form
                  method="post"
                  action={`${leadPath(reference)}/relancer`}
                  aria-label={`Renvoyer : ${MESSAGE_NAMES[mail.message] ?? mail.message}, à ${mail.recipient}`}
                >
                  <input type="hidden" name="id" value={mail.id} />
                  <button type="submit" className="quiet">
                    Renvoyer
                  </button>
                </form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Fate({ mail, now }: { mail: Mail; now: Temporal.Instant }) {
  if (mail.status === 'failed') return <strong className="failure">abandonné</strong>;
  if (mail.status === 'sent')
    return <>{mail.sent_at === null ? 'parti' : `parti ${atMoment(mail.sent_at, now)}`}</>;
  return (
    <>
      {mail.last_error === null
        ? 'en train de partir'
        : `nouvel essai ${atMoment(mail.next_attempt_at, now)}`}
    </>
  );
}
