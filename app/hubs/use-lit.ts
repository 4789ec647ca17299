import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Which pane of a hub is lit, by its slug: the last that was pointed at, focused or tapped. A mouse goes to its page
 * with one click; a finger, which cannot point, lights with the first tap and goes with the second.
 */
export function useLit(first: string | undefined) {
  const [lit, setLit] = useState(first);
  const litBeforePress = useRef<string>(undefined);

  function handlersOf(slug: string) {
    return {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') setLit(slug);
      },
      // Before the focus, which comes with the press and lights, too.
      onPointerDown() {
        litBeforePress.current = lit;
      },
      onFocus() {
        setLit(slug);
      },
      onClick(event: MouseEvent) {
        const isTap =
          event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (!isTap || litBeforePress.current === slug) return;
        event.preventDefault();
        setLit(slug);
      },
    };
  }

  return { lit, handlersOf };
}

/** What a link of the hub listens to. */
export type LitHandlers = ReturnType<ReturnType<typeof useLit>['handlersOf']>;
