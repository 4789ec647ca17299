import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Slug of the lit pane of a hub: the last one hovered, focused or tapped. A mouse follows the link with one
 * click; on touch, without hover, the first tap lights the pane and the second follows the link.
 */
export function useLit(first: string | undefined) {
  const [lit, setLit] = useState(first);
  const litBeforePress = useRef<string>(undefined);

  function handlersOf(slug: string) {
    return {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') setLit(slug);
      },
      // Before the focus event of the press, which lights the pane too.
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

/** Event handlers of a link of the hub. */
export type LitHandlers = ReturnType<ReturnType<typeof useLit>['handlersOf']>;
