import { trackingCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { fillElements } from '../../content/sentence.ts';
import type { TrackedLead } from '../services.ts';
import { Card } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';
import { MailboxLink, PhoneLink } from '../ui/contact-link.tsx';
import { leadWords } from './tracked-lead.tsx';

interface EraseStepProps {
  lead: TrackedLead;
  /** Why the erasure failed. */
  alert: string | null;
}

/** Confirmation before a lead is permanently erased. */
export function EraseStep({ lead, alert }: EraseStepProps) {
  const { title, final } = leadWords(lead).erasure;
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
              {trackingCopy.erasure.what} {final}
            </p>
            <p className="mt-3">
              {trackingCopy.erasure.told}{' '}
              {fillElements(trackingCopy.erasure.others, { mailbox: <MailboxLink /> })}
            </p>
            <form method="post" className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <input type="hidden" name="act" value="erase" />
              <Button isRealButton type="submit" color="black" label={trackingCopy.erasure.erase} />
              <a href="?" className="inline-flex min-h-11 items-center underline underline-offset-4">
                {trackingCopy.erasure.keep}
              </a>
            </form>
          </Card>
        </div>
      </div>
    </section>
  );
}

/** Shown for a tracking link that opens no lead, whatever the reason. */
export function NoSuchLead() {
  return (
    <End title={trackingCopy.unknown.title}>
      {fillElements(trackingCopy.unknown.text, { phone: <PhoneLink /> })}
    </End>
  );
}

/** Shown after a lead is erased. */
export function LeadErased() {
  return <End title={trackingCopy.erased.title}>{trackingCopy.erased.text}</End>;
}

function End({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="on-dark panes grid min-h-[70svh] content-center bg-ink pt-header text-white">
      <div className="column py-content">
        <div className="max-w-2xl">
          <h1 className="text-4xl desktop:text-6xl">{title}</h1>
          <p className="mt-6 text-xl text-mint">{children}</p>
          <div className="mt-10 flex flex-wrap gap-3">
            <Button routerLink="/" color="white" label="Retour à l’accueil" />
            <Button routerLink="/contact" color="white-outline" label="Nous écrire" />
          </div>
        </div>
      </div>
    </section>
  );
}
