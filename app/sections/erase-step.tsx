import { trackingCopy } from 'content-collections';
import { fillElements } from '../../content/sentence.ts';
import { useAgency } from '../facts/use-agency.ts';
import type { TrackedLead } from '../services.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { leadWords } from './tracked-lead-words.ts';

const { erasure: copy } = trackingCopy;

interface EraseStepProps {
  lead: TrackedLead;
  /** Why the erasure failed. */
  alert: string | null;
}

/** Confirmation before a lead is permanently erased. */
export function EraseStep({ lead, alert }: EraseStepProps) {
  const { title, final } = leadWords(lead).erasure;
  const { general } = useAgency().mailboxes;
  const mailbox = (
    <a href={`mailto:${general}`} className="underline">
      {general}
    </a>
  );
  return (
    <section className="on-dark panes bg-ink pt-header text-white">
      <div className="column py-content desktop:pb-24">
        <div className="max-w-2xl">
          <Card>
            <p className="text-stone">{lead.reference}</p>
            <h1 className="mt-2 text-3xl desktop:text-4xl">{title}</h1>
            {alert ? (
              <p role="alert" className="mt-5 border-l-4 border-alert bg-alert/8 px-4 py-3 font-semibold">
                {alert}
              </p>
            ) : null}
            <p className="mt-5">
              {copy.what} {final}
            </p>
            <p className="mt-3">
              {copy.told} {fillElements(copy.others, { mailbox })}
            </p>
            <form method="post" className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <input type="hidden" name="act" value="erase" />
              <Button isRealButton type="submit" color="black" label={copy.erase} />
              <a href="?" className="inline-flex min-h-11 items-center underline underline-offset-4">
                {copy.keep}
              </a>
            </form>
          </Card>
        </div>
      </div>
    </section>
  );
}
