import { trackingCopy } from 'content-collections';
import { Fragment, type ReactNode } from 'react';
import { fillElements, fillText } from '../../content/sentence.ts';
import { momentInParis } from '../../domain/dates.ts';
import { correctableFields } from '../../domain/leads/corrections.ts';
import { MAX_LENGTH } from '../../domain/leads/rules.ts';
import type { FieldSpec } from '../../domain/leads/sender-fields.ts';
import { shownFields } from '../../domain/leads/shown-fields.ts';
import type { TrackedLead } from '../services.ts';
import { Card } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';
import { MailboxLink, PhoneLink } from '../ui/contact-link.tsx';
import { Field } from '../ui/field.tsx';
import type { ActFault } from './read-act.ts';
import { leadWords } from './tracked-lead.tsx';

const additionField = (): FieldSpec => ({
  name: 'message',
  label: trackingCopy.forms.completion,
  multiline: true,
  lines: 5,
  limit: MAX_LENGTH.message,
  placeholder: trackingCopy.forms.completionExample,
});

const doneWords = (): Readonly<Record<string, string>> => ({
  complete: trackingCopy.forms.completed,
  correct: trackingCopy.forms.corrected,
});

interface TrackingFormsProps {
  lead: TrackedLead;
  /** The act that just succeeded, from the URL. */
  done: string | null;
  fault: ActFault | null;
}

/** The message that was sent, and plain HTML forms to complete, correct and withdraw it. */
export function TrackingForms({ lead, done, fault }: TrackingFormsProps) {
  const { withdraw, erase } = leadWords(lead);
  // A withdrawn lead can only be read and erased.
  const isOver = lead.standing.step === 'withdrawn';
  const notice = done === null ? undefined : doneWords()[done];
  return (
    <section id="suite" aria-label={trackingCopy.forms.label} className="band bg-paper">
      {notice && !fault ? (
        <p role="status" className="mb-8 border-l-4 border-emerald bg-mint px-5 py-4 font-semibold">
          {notice}
        </p>
      ) : null}
      {fault?.alert ? (
        <p
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript, scrolls to the answer
          autoFocus
          className="mb-8 border-l-4 border-alert bg-alert/8 px-5 py-4 font-semibold"
        >
          {fault.alert}
        </p>
      ) : null}
      <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[1fr_22rem]">
        <div className="min-w-0">
          <h2 className="text-2xl desktop:text-3xl">{trackingCopy.forms.title}</h2>
          <dl className="mt-5 border-l-4 border-line pl-5">
            <dt className="text-stone">
              {fillText(trackingCopy.forms.sent, { moment: momentInParis(lead.createdAt) })}
            </dt>
            <dd className="mt-1 whitespace-pre-line">{lead.sender.message}</dd>
            {lead.additions.map(({ text, createdAt }) => (
              <Fragment key={createdAt + text}>
                <dt className="mt-6 text-stone">
                  {fillText(trackingCopy.forms.added, { moment: momentInParis(createdAt) })}
                </dt>
                <dd className="mt-1 whitespace-pre-line">{text}</dd>
              </Fragment>
            ))}
          </dl>
          {isOver ? null : (
            <form method="post" className="mt-8" noValidate>
              <input type="hidden" name="act" value="complete" />
              <input type="hidden" name="known" value={lead.additions.length} />
              <ActField spec={additionField()} act="complete" value="" fault={fault} />
              <div className="mt-4">
                <Button isRealButton type="submit" label="Ajouter" />
              </div>
            </form>
          )}
        </div>
        <div
          className={`grid gap-8 border border-ink bg-white p-5 desktop:p-7 ${isOver ? '' : 'not-printed'}`}
        >
          {isOver ? (
            <div>
              <h2 className="mb-3 text-xl">{lead.sender.name}</h2>
              {shownFields(lead.sender, 'onScreens').map(({ name, text }) => (
                <p key={name} className="wrap-anywhere">
                  {text}
                </p>
              ))}
            </div>
          ) : (
            <form method="post" noValidate>
              <h2 className="text-xl">Vos coordonnées</h2>
              <p className="mt-1 text-stone">{lead.sender.name}</p>
              <input type="hidden" name="act" value="correct" />
              <div className="mt-4 grid gap-4">
                {correctableFields('sender').map((spec) => (
                  <ActField
                    key={spec.name}
                    spec={spec}
                    act="correct"
                    value={lead.sender[spec.name] ?? ''}
                    fault={fault}
                  />
                ))}
              </div>
              <div className="mt-4">
                <Button isRealButton type="submit" size="small" color="black-outline" label="Corriger" />
              </div>
            </form>
          )}
          <div className="not-printed border-t border-line pt-5">
            {isOver ? null : (
              <details>
                <summary className="plus-sign flex min-h-11 items-center justify-between font-semibold">
                  {withdraw}
                </summary>
                <form method="post" className="pb-4">
                  <p className="text-stone">{trackingCopy.forms.withdrawal}</p>
                  <input type="hidden" name="act" value="withdraw" />
                  <div className="mt-3">
                    <Button isRealButton type="submit" size="small" color="black-outline" label="Retirer" />
                  </div>
                </form>
              </details>
            )}
            <a
              href="?effacer"
              className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-emerald"
            >
              {erase}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

interface ActFieldProps {
  spec: FieldSpec;
  act: string;
  /** Initial value. */
  value: string;
  fault: ActFault | null;
}

/** A field; when its form was refused, with what was typed and the error. */
function ActField({ spec, act, value, fault }: ActFieldProps) {
  const own = fault?.act === act ? fault : null;
  const text = own?.typed[spec.name] ?? value;
  return (
    <Field
      spec={spec}
      id={`suivi-${spec.name}`}
      defaultValue={text}
      text={text}
      error={own?.errors[spec.name]}
      isNext={false}
    />
  );
}

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

export function LeadErased() {
  return <End title={trackingCopy.erased.title}>{trackingCopy.erased.text}</End>;
}

function End({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="on-dark panes grid min-h-[70svh] content-center bg-ink pt-header text-white">
      <div className="column py-content">
        <div className="max-w-2xl">
          <h1 className="text-4xl desktop:text-5xl wide:text-6xl">{title}</h1>
          <p className="mt-6 text-xl text-mint">{children}</p>
          <div className="mt-10 flex flex-wrap gap-3">
            <Button routerLink="/" color="white" label="Retour à l’accueil" />
            <Button routerLink="/contact" color="white-outline" label="Nous contacter" />
          </div>
        </div>
      </div>
    </section>
  );
}
