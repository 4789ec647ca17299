import type { ReactNode } from 'react';

/** A dark box beside a long text. */
export function SideBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="on-dark bg-ink p-6 text-white wide:p-8">
      <h3 className="text-xl">{title}</h3>
      {children}
    </div>
  );
}
