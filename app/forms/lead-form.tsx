import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { type FormEvent, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { formProgress } from '../../domain/leads/progress.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormNotice } from './form-notice.tsx';
import { FormProgressBar } from './form-progress-bar.tsx';
import { sendFormBy } from './lead-client-action.ts';
import type { LeadFormDefinition } from './lead-form-definition.ts';
import { messageLink } from './message-link.ts';
import { parseForm } from './parse-form.ts';
import { sendForm } from './send-form.ts';
import { TrapField } from './trap-field.tsx';
import { useFormValues } from './use-form-values.ts';

/** What the route's action answered to the last submit, if any. */
export type LeadFormResult = SubmissionResult<string[]> | undefined;

export interface LeadFormProps<Output extends object> {
  definition: LeadFormDefinition<Output>;
  lastResult: LeadFormResult;
  /** Path that the form posts to, when it is not the page's own. */
  action?: string;
}

/**
 * The engine of every lead form: it posts to its own route, checks with the schema that the server uses too, shows
 * a field's error once the field was left, and keeps what was typed whatever happens.
 */
export function LeadForm<Output extends object>({ definition, lastResult, action }: LeadFormProps<Output>) {
  const { id, schema, fields, submitLabel, mailSubject, alert, showsProgress, blocksWhileInvalid } =
    definition;
  const isSending = useNavigation().formMethod === 'POST';
  // Conform moves the focus to a field when it is told of errors; the summary, told at the same time, takes it after.
  const refusal = isSending ? undefined : lastResult;
  const [form, metadata] = useForm<Record<string, string>, Record<string, unknown>>({
    id,
    lastResult: refusal ?? null,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, schema),
  });
  const { values, trackValues, formRef, isAlive } = useFormValues(id, fields, lastResult);
  const { percentage, firstInvalidField } = formProgress(schema, values);
  const { onSubmit, ...formProps } = getFormProps(form);

  useEffect(() => sendFormBy((args) => sendForm(definition, args)), [definition]);

  function submitOnce(event: FormEvent<HTMLFormElement>): void {
    if (isSending) event.preventDefault();
    else onSubmit(event);
  }

  return (
    <Form
      {...formProps}
      ref={formRef}
      method="post"
      className="@container"
      action={action}
      noValidate
      onSubmit={submitOnce}
      onInput={trackValues}
    >
      <FormAlert
        text={alert}
        refusal={lastResult}
        mailLink={messageLink(mailSubject, fields, values)}
        isSending={isSending}
      />
      <FormErrorSummary formId={id} fields={fields} refusal={refusal} />
      <p className="mb-6 text-sm text-stone">Tous les champs sont obligatoires, sauf mention contraire.</p>
      {showsProgress ? <FormProgressBar percentage={percentage} /> : null}
      <div className="grid gap-x-5 gap-y-5 @min-[30rem]:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field.name}
            spec={field}
            id={`${id}-${field.name}`}
            defaultValue={metadata[field.name]?.initialValue}
            text={values[field.name]}
            error={metadata[field.name]?.errors?.[0]}
            isNext={showsProgress && field.name === firstInvalidField}
          />
        ))}
      </div>
      <TrapField formId={id} />
      <div className="mt-7">
        <Button
          isRealButton
          type="submit"
          size="large"
          fullWidth
          loading={isSending}
          // A form that no script watches cannot tell when it has become valid.
          looksDisabled={blocksWhileInvalid && isAlive && firstInvalidField !== null}
          label={submitLabel}
        />
      </div>
      <FormNotice />
    </Form>
  );
}
