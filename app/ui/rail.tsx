import { type FocusEvent, type ReactNode, useCallback, useState } from 'react';

/** Browsers leave what shows a part of itself where it is. */
function bringIntoView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface RailProps {
  as?: 'ul' | 'div';
  /** Names the row for those who reach it by keyboard. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Cards that stand in a grid above 800 px and are swiped on a phone, where the next one shows its edge (`.rail` in
 * sections.css). Where it holds more than it shows it takes the focus, so that the arrow keys move it: Safari gives it none
 * by itself. Until the script has looked, it does so everywhere.
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
