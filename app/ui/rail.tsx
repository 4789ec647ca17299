import { type FocusEvent, type ReactNode, useCallback, useState } from 'react';

/** Browsers do not scroll to a focused element that is already partly visible. */
function bringIntoView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface RailProps {
  as?: 'ul' | 'div';
  /** Accessible name of the row. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Cards in a grid above 800 px, swiped on a phone, where the next one is partly visible (`.rail` in
 * sections.css). When it scrolls it is focusable, so that the arrow keys work: Safari does not make scroll
 * containers focusable. Until hydration it always is.
 */
export function Rail({ as: Tag = 'ul', label, className = '', children }: RailProps) {
  const [isScrollable, setScrollable] = useState(true);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Tag
      ref={watch}
      role={Tag === 'div' ? 'group' : undefined}
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
      onFocus={bringIntoView}
      className={`rail ${className}`}
    >
      {children}
    </Tag>
  );
}
