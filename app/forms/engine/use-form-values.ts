import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { FieldSpec } from '../../../domain/leads/sender-fields.ts';
import { holdsWhatWasSent, readDraft, saveDraft } from '../draft/draft.ts';
import { type Prefill, startTexts } from '../draft/start-texts.ts';
import { type LeadFormResult, textsIn } from './lead-form-definition.ts';
import { noteShown } from './spam-signals.tsx';

/**
 * The values typed so far: first those that the server sent back or the form starts with, then those in the page,
 * saved as a draft of this tab. `isAlive`: the form is hydrated.
 */
export function useFormValues(
  formId: string,
  fields: readonly FieldSpec[],
  lastResult: LeadFormResult,
  prefill: Prefill | undefined,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(lastResult?.values ?? prefill ?? {});

  function trackValues(): void {
    if (!formRef.current) return;
    const texts = textsIn(new FormData(formRef.current), fields);
    setValues(texts);
    saveDraft(formId, texts);
  }

  // Browsers fill fields before hydration (autofill, Back): these values win over the draft, unless they were sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (!formRef.current) return;
    const texts = textsIn(new FormData(formRef.current), fields);
    const isToFill = isBlank(texts) || holdsWhatWasSent(formId);
    if (isToFill) write(formRef.current, fields, readDraft(formId));
    else if (prefill && !lastResult)
      write(formRef.current, fields, startTexts(formId, fields, texts, prefill));
    trackValues();
    noteShown(formId, isUntouched(textsIn(new FormData(formRef.current), fields), prefill));
    setAlive(true);
  }, []);

  // When the page is restored from the back/forward cache, its form may have been sent since: only the draft is
  // unsent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's id and fields never change
  useEffect(() => {
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (!persisted || !formRef.current) return;
      const draft = readDraft(formId);
      if (isBlank(draft)) formRef.current.reset();
      write(formRef.current, fields, draft);
      trackValues();
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return { values, trackValues, formRef, isAlive };
}

function isBlank(texts: Readonly<Record<string, string>>): boolean {
  return Object.values(texts).every((text) => text === '');
}

/** Whether the form holds only its initial values. */
function isUntouched(texts: Readonly<Record<string, string>>, prefill: Prefill = {}): boolean {
  return Object.entries(texts).every(([name, text]) => text === '' || text === prefill[name]);
}

function write(
  element: HTMLFormElement,
  fields: readonly FieldSpec[],
  texts: Readonly<Record<string, string>>,
): void {
  for (const { name } of fields) {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = texts[name] ?? '';
    }
  }
}

/**
 * Validates a field when it loses the focus. If a press took the focus away, validation waits for its end: an
 * error inserted between mousedown and mouseup would move the target from under the pointer, and the click
 * would be lost. Touch screens send the same mouse events.
 * @param validate takes the name of a field
 * @returns the form’s `onBlur`
 */
export function useValidationOnLeave(validate: (name: string) => void) {
  const latest = useRef(validate);
  const isPressed = useRef(false);
  const left = useRef(new Set<string>());

  useEffect(() => {
    latest.current = validate;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Only the main button clicks; a context menu may swallow the mouseup.
    const press = ({ button }: MouseEvent) => {
      if (button !== 0) return;
      clearTimeout(timer);
      isPressed.current = true;
    };
    // The click follows mouseup in the same task.
    const release = () => {
      timer = setTimeout(() => {
        isPressed.current = false;
        const names = [...left.current];
        left.current.clear();
        for (const name of names) latest.current(name);
      });
    };
    const ends = ['mouseup', 'dragend'];
    window.addEventListener('mousedown', press, true);
    for (const end of ends) window.addEventListener(end, release, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('mousedown', press, true);
      for (const end of ends) window.removeEventListener(end, release, true);
    };
  }, []);

  return ({ target }: FocusEvent<HTMLFormElement>): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField) return;
    if (isPressed.current) left.current.add(target.name);
    else latest.current(target.name);
  };
}
