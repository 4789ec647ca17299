import type { ReactNode } from 'react';

interface FooterGroupProps {
  title: string;
  className?: string;
  /** Open on a phone, too, until it is closed. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A pane of the footer: a section to open on a phone, a plain one above 800 px (`styles/chrome/footer.css`). */
export function FooterGroup({ title, className = '', isOpen = false, children }: FooterGroupProps) {
  return (
    <details className={`menu-pane footer-group ${className}`} open={isOpen}>
      <summary className="footer-summary plus-sign">{title}</summary>
      <h2 className="footer-title">{title}</h2>
      {children}
    </details>
  );
}
