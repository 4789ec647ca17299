import type { ReactNode } from 'react';

interface FooterGroupProps {
  id?: string;
  title: string;
  className?: string;
  /** Initially open on phones too. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A pane of the footer: collapsible on phones, always open above 800 px (`styles/chrome/footer.css`). */
export function FooterGroup({ id, title, className = '', isOpen = false, children }: FooterGroupProps) {
  return (
    <details id={id} className={`menu-pane footer-group ${className}`} open={isOpen}>
      <summary className="footer-summary plus-sign">{title}</summary>
      <h2 className="footer-title">{title}</h2>
      {children}
    </details>
  );
}
