import { useKeyFigures } from '../facts/use-key-figures.ts';
import { Pane } from '../ui/pane.tsx';
import { KeyFigures } from './key-figures.tsx';

/** The key figures, as a pane of `WorkingTogether`. */
export function KeyStatsPane() {
  if (useKeyFigures().keyStats.length === 0) return null;
  return (
    <Pane
      labelledBy="chiffres"
      className="desktop:grow desktop:basis-3/5 desktop:flex-row desktop:items-center desktop:gap-x-10 desktop:py-5"
    >
      <KeyFigures />
    </Pane>
  );
}
