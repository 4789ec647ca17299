import type { ReactNode } from 'react';

/**
 * One window for what most pages tell alike: figures, steps, a review, a talk, the founder’s word. Panes fill their row,
 * whichever of them the agency has.
 */
export function WorkingTogether({ children }: { children: ReactNode }) {
  return (
    <div className="band bg-paper">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-px border border-ink bg-ink desktop:flex desktop:flex-wrap">
        {children}
      </div>
    </div>
  );
}
