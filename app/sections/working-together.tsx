import type { ReactNode } from 'react';

/** One window for what most pages tell alike: figures, steps, a review, a talk, the founder's word. */
export function WorkingTogether({ children }: { children: ReactNode }) {
  return (
    <section className="band bg-paper">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-px border border-ink bg-ink desktop:grid-cols-12">
        {children}
      </div>
    </section>
  );
}
