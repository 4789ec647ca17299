import type { ReactNode } from 'react';
import { SampleRibbon } from '../ui/sample-tag.tsx';

interface WorkingTogetherProps {
  /** Panes that were made up for the demonstration. */
  samples: readonly string[];
  children: ReactNode;
}

/** The window of panes that most pages share. Panes fill their row, whichever of them are shown. */
export function WorkingTogether({ samples, children }: WorkingTogetherProps) {
  return (
    <div className="band bg-paper">
      <div className="lit-panes grid grid-cols-[minmax(0,1fr)] gap-px border border-ink bg-ink desktop:flex desktop:flex-wrap">
        <SampleRibbon
          what={samples}
          className="bg-mint px-5 py-2 desktop:grow desktop:basis-full desktop:px-7 wide:has-[+[aria-labelledby=chiffres]]:basis-1/5"
        />
        {children}
      </div>
    </div>
  );
}
