import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithValibot } from '@conform-to/valibot';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type * as v from 'valibot';
import { formProgress } from '../../domain/leads/progress.ts';
import { Button } from '../ui/button.tsx';
import { Field, type FieldSpec } from '../ui/field.tsx';
import { FormAlert } from './form-alert.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormProgressBar } from './form-progress-bar.tsx';

/** What the route's action answered to the last submit, if any. */
export type LeadFormResult = SubmissionResult<string[]> | undefined;

interface LeadFormProps {
  /** Unique on the page; prefix of the fields' ids. */
  id: string;
  schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** In the order of the schema. */
  fields: readonly FieldSpec[];
  submitLabel: string;
  lastResult: LeadFormResult;
}

/**
 * The engine of every lead form: it posts to its own route, checks with the schema that the server uses too, shows
 * a field's error once the field was left, and keeps what was typed whatever happens.
 */
export function LeadForm({ id, schema, fields, submitLabel, lastResult }: LeadFormProps) {
  const isSending = useNavigation().formMethod === 'POST';
  const [form, metadata] = useForm<Record<string, string>, Record<string, unknown>>({
    id,
    lastResult: isSending ? null : (lastResult ?? null),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithValibot(formData, { schema, disableAutoCoercion: true }),
  });
  const { values, trackValues, formRef } = useFormValues(fields, lastResult);
  const { percentage, firstInvalidField } = formProgress(schema, values);
  const { onSubmit, ...formProps } = getFormProps(form);

  function submitOnce(event: FormEvent<HTMLFormElement>): void {
    if (isSending) event.preventDefault();
    else onSubmit(event);
  }

  return (
    <Form {...formProps} ref={formRef} method="post" noValidate onSubmit={submitOnce} onInput={trackValues}>
      <FormAlert reasons={form.errors} />
      <FormErrorSummary
        formId={id}
        fields={fields}
        metadata={metadata}
        isFresh={lastResult?.status === 'error'}
      />
      <FormProgressBar percentage={percentage} />
      <div className="mt-6 grid gap-5">
        {fields.map((field) => (
          <Field
            key={field.name}
            spec={field}
            id={`${id}-${field.name}`}
            defaultValue={metadata[field.name]?.initialValue}
            error={metadata[field.name]?.errors?.[0]}
            isNext={field.name === firstInvalidField}
          />
        ))}
      </div>
      <div className="mt-7">
        <Button isRealButton type="submit" size="large" fullWidth loading={isSending} label={submitLabel} />
      </div>
    </Form>
  );
}

/** The values as typed so far; on the first render those that the server sent back, then those in the page. */
function useFormValues(fields: readonly FieldSpec[], lastResult: LeadFormResult) {
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => textsOf(fields, (name) => lastResult?.initialValue?.[name]));

  function trackValues(): void {
    if (!formRef.current) return;
    const form = new FormData(formRef.current);
    setValues(textsOf(fields, (name) => form.get(name)));
  }
  // A browser fills fields in before the script runs: autofill, or a return to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(trackValues, []);

  return { values, trackValues, formRef };
}

function textsOf(fields: readonly FieldSpec[], read: (name: string) => unknown): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const value = read(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
