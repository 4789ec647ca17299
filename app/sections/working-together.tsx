import type { ReactNode } from 'react';

/** The window of panes that most pages share. Panes fill their row, whichever of them are shown. */
export function WorkingTogether({ children }: { children: ReactNode }) {
  return (
    <div className="band bg-paper">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-px border border-ink bg-ink desktop:flex desktop:flex-wrap">
        {children}
      </div>
    </div>
  );
}
