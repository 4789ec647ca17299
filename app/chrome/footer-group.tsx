import type { ReactNode } from 'react';

interface FooterGroupProps {
  /** Target of links to the group. */
  id?: string;
  title: string;
  className?: string;
  /** Open on a phone, too, until it is closed. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A pane of the footer: a section to open on a phone, a plain one above 800 px (`styles/chrome/footer.css`). */
export function FooterGroup({ id, title, className = '', isOpen = false, children }: FooterGroupProps) {
  return (
    <details id={id} className={`menu-pane footer-group ${className}`} open={isOpen}>
      <summary className="footer-summary plus-sign">{title}</summary>
      <h2 className="footer-title">{title}</h2>
      {children}
    </details>
  );
}
