import { type FocusEvent, useEffect, useRef } from 'react';

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
