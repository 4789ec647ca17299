import { useEffect, useRef, useState } from 'react';
import type { FieldSpec } from '../ui/field.tsx';
import type { LeadFormResult } from './lead-form.tsx';

/**
 * The texts of a form as typed so far: on the first render those that the server sent back, then those in the page.
 * `isAlive` says that the script watches the form.
 */
export function useFormValues(fields: readonly FieldSpec[], lastResult: LeadFormResult) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [values, setValues] = useState(() => textsOf(fields, (name) => lastResult?.initialValue?.[name]));

  function trackValues(): void {
    if (!formRef.current) return;
    const form = new FormData(formRef.current);
    setValues(textsOf(fields, (name) => form.get(name)));
  }
  // A browser fills fields in before the script runs: autofill, or a return to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    trackValues();
    setAlive(true);
  }, []);

  return { values, trackValues, formRef, isAlive };
}

function textsOf(fields: readonly FieldSpec[], read: (name: string) => unknown): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name }) => {
      const value = read(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
}
