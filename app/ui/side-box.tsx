import type { ReactNode } from 'react';

/** A dark box beside a long text. */
export function SideBox({ children }: { children: ReactNode }) {
  return <div className="on-dark bg-ink p-6 text-white wide:p-8">{children}</div>;
}
