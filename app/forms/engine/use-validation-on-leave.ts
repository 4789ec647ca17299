import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Has a field checked when it is left. A press that takes the focus away comes to its end first: an error that appears
 * between mousedown and mouseup moves what is pressed from under the pointer, and the click is lost. Touch screens send
 * the same mouse events once the finger is up.
 * @param validate takes the name of a field
 * @returns the form's `onBlur`
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
    // Only the main button clicks; the others open menus that may keep their mouseup.
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
