import { type ReactNode, useCallback, useState } from 'react';

interface RailProps {
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
}

/**
 * Pictures in a grid above 800 px, swiped on a phone, where the next one shows its edge and each says its place (`.rail` in
 * sections.css). When it scrolls it is focusable, so that the arrow keys work: Safari does not make scroll containers
 * focusable. Until hydration it always is.
 */
export function Rail({ label, children }: RailProps) {
  const [isScrollable, setScrollable] = useState(true);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <ul ref={watch} aria-label={label} tabIndex={isScrollable ? 0 : undefined} className="rail">
      {children}
    </ul>
  );
}
