import { useAgency } from '../facts/use-agency.ts';
import type { TrackedLead } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { leadWords } from './tracked-lead-words.ts';

interface EraseStepProps {
  lead: TrackedLead;
  /** Why it was not erased. */
  alert: string | null;
}

/** The step before a lead is erased for good. */
export function EraseStep({ lead, alert }: EraseStepProps) {
  const { your, it } = leadWords(lead);
  const { mailboxes } = useAgency();
  return (
    <section className="on-dark panes bg-ink pt-header text-white">
      <div className="column py-content desktop:pb-24">
        <div className="max-w-2xl">
          <Card>
            <p className="text-stone">{lead.reference}</p>
            <h1 className="mt-2 text-3xl desktop:text-4xl">Effacer {your} ?</h1>
            {alert ? (
              <p role="alert" className="mt-5 border-l-4 border-alert bg-alert/8 px-4 py-3 font-semibold">
                {alert}
              </p>
            ) : null}
            <p className="mt-5">
              Votre texte, vos coordonnées, nos réponses et nos notes disparaissent de ce site. C’est
              définitif : nous ne pourrons ni {it} retrouver ni vous répondre.
            </p>
            <p className="mt-3">
              Notre équipe reçoit la référence, sans le contenu, pour effacer aussi ses courriels. Vos autres
              demandes restent : pour tout effacer, écrivez à{' '}
              <a href={`mailto:${mailboxes.general}`} className="underline">
                {mailboxes.general}
              </a>
              .
            </p>
            <form method="post" className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <input type="hidden" name="act" value="erase" />
              <Button isRealButton type="submit" color="black" label="Effacer définitivement" />
              <a href="?" className="inline-flex min-h-11 items-center underline underline-offset-4">
                Ne rien effacer
              </a>
            </form>
          </Card>
        </div>
      </div>
    </section>
  );
}
