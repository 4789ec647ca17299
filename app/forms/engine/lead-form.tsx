import { formCopy } from 'content-collections';
import { type FormEvent, useState } from 'react';
import { formProgress } from '../../../domain/leads/progress.ts';
import { type FormField, fieldsOf, readSender } from '../../../domain/leads/sender-fields.ts';
import { useAgency } from '../../facts/use-agency.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { GlassHouse } from '../../ui/glass-house.tsx';
import type { Prefill } from '../draft/start-texts.ts';
import { AnswerPromise, ConfirmationNotice, PrivacyNotice } from './form-notice.tsx';
import { FormAlert, FormErrorSummary, messageLink } from './form-refusal.tsx';
import { type LeadFormDefinition, type LeadFormResult, textsIn } from './lead-form-definition.ts';
import { HoneypotField } from './spam-signals.tsx';
import { useFormValues, useValidationOnLeave } from './use-form-values.ts';
import { useLeadSubmission } from './use-lead-submission.ts';

interface LeadFormProps {
  definition: LeadFormDefinition;
  /** The action’s result after a post without script, if any. */
  lastResult: LeadFormResult;
  prefill?: Prefill | undefined;
}

/**
 * The form component of every lead form: submits to the API, or without script to its own page; validates with the
 * server’s rules, shows a field’s error once the field was left, and keeps what was typed whatever happens.
 */
export function LeadForm({ definition, lastResult, prefill }: LeadFormProps) {
  const { id, submitLabel, mailSubject, alert, showsProgress, promisesAnswer, blocksWhileInvalid } =
    definition;
  const fields = fieldsOf(id);
  const { mailboxes } = useAgency();
  const { isSending, result, send } = useLeadSubmission(definition, lastResult);
  const { values, trackValues, formRef, isAlive } = useFormValues(id, fields, lastResult, prefill);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const validateLeft = useValidationOnLeave((name) => setLeft((before) => new Set([...before, name])));
  const { fieldErrors } = readSender(id, values);
  const progress = formProgress(fields, values, fieldErrors);
  const { firstInvalidField } = progress;
  // A form that was refused before it was read has no values, and no errors of theirs.
  const isRead = Object.keys(result?.values ?? {}).length > 0;
  const errors = Object.fromEntries(
    fields.map(({ name }) => {
      // What the server refused stays refused until it is changed.
      const isAsSent = result !== undefined && (values[name] ?? '') === (result.values[name] ?? '');
      const error = (isAsSent && result.fieldErrors[name]) || fieldErrors[name];
      return [name, isRead || left.has(name) ? error : undefined];
    }),
  );

  const isWaiting = blocksWhileInvalid && isAlive && firstInvalidField !== null;
  const invalidLabels = (isEmpty: boolean) =>
    fields
      .filter(({ name }) => fieldErrors[name] && isEmpty === !values[name]?.trim())
      .map(({ label }) => label.toLowerCase())
      .join(', ');
  const missing = invalidLabels(true);
  const wrong = invalidLabels(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = textsIn(new FormData(form), fields);
    const { sender, fieldErrors: faults } = readSender(id, typed);
    if (sender) return void send(form, typed, sender);
    setLeft(new Set(fields.map(({ name }) => name)));
    const first = fields.find(({ name }) => faults[name]);
    document.getElementById(`${id}-${first?.name}`)?.focus();
  }

  return (
    <form
      id={id}
      ref={formRef}
      method="post"
      // A post to the page’s own address that fails would take its place in the history: Back would pass it over.
      action="?envoi"
      className="@container"
      noValidate
      onSubmit={submit}
      onBlur={validateLeft}
      onInput={trackValues}
      onReset={() => setLeft(new Set())}
    >
      <FormAlert
        text={alert}
        refusal={result}
        mailLink={messageLink(mailboxes.general, mailSubject, fields, values)}
        isSending={isSending}
      />
      <ConfirmationNotice result={result} />
      <FormErrorSummary formId={id} fields={fields} refusal={result} errors={errors} />
      {showsProgress ? (
        <Progress progress={progress} fields={fields} isSending={isSending} />
      ) : (
        <p className="mb-6 text-sm text-stone">Tout est obligatoire, sauf mention contraire.</p>
      )}
      <div className="grid gap-5 @min-[30rem]:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field.name}
            spec={field}
            id={`${id}-${field.name}`}
            defaultValue={(lastResult?.values ?? prefill)?.[field.name]}
            text={values[field.name]}
            error={errors[field.name]}
            isNext={showsProgress && field.name === firstInvalidField}
          />
        ))}
      </div>
      <HoneypotField formId={id} />
      <div className={`grid gap-4 ${blocksWhileInvalid ? 'mt-5' : 'mt-7'}`}>
        {promisesAnswer ? <AnswerPromise /> : null}
        <Button
          isRealButton
          type="submit"
          size="large"
          fullWidth
          loading={isSending}
          // Without script the button cannot follow validity.
          isWaiting={isWaiting}
          describedBy={isWaiting ? `${id}-manque` : undefined}
          label={submitLabel}
        />
        {blocksWhileInvalid ? (
          // Its place is kept, so that nothing moves as the script comes and as fields are filled.
          <p id={`${id}-manque`} className="-mt-2 flex min-h-6 items-center text-sm text-stone">
            {isWaiting
              ? [missing && `Encore à remplir\u202f: ${missing}.`, wrong && `À corriger\u202f: ${wrong}.`]
                  .filter(Boolean)
                  .join(' ')
              : null}
          </p>
        ) : null}
      </div>
      <PrivacyNotice />
    </form>
  );
}

interface ProgressProps {
  progress: ReturnType<typeof formProgress>;
  fields: readonly FormField[];
  isSending: boolean;
}

/** Progress of the form (specification, section 4), as text and as a glass house that fills up. */
function Progress({ progress, fields, isSending }: ProgressProps) {
  const optional = fields.filter((field) => field.optional).map(({ label }) => label.toLowerCase());
  const text = `Formulaire rempli à ${progress.percentage}\u00a0%`;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 @min-[30rem]:gap-x-6">
      <GlassHouse
        fields={fields.map(({ name }) => progress.completeFields.includes(name))}
        isLit={isSending}
        className="w-28 shrink-0 @min-[30rem]:w-40"
      />
      <div className="relative grid grow basis-[8rem] gap-1 text-sm text-stone">
        {/* In the same place, so that no field moves under who types. */}
        <p
          className="min-h-[2lh] font-semibold text-ink @min-[30rem]:min-h-0 noscript:hidden"
          aria-hidden="true"
        >
          {progress.percentage > 0 ? text : formCopy.house}
        </p>
        <progress className="sr-only" max={100} value={progress.percentage} aria-label={text} />
        <p className="first-letter:uppercase">{`${optional.join(' et ')} facultatif${optional.length > 1 ? 's' : ''}, le reste est obligatoire.`}</p>
      </div>
    </div>
  );
}
