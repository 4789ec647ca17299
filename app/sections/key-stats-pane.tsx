import { useKeyFigures } from '../facts/use-key-figures.ts';
import { Pane } from '../ui/pane.tsx';
import { KeyFigures } from './key-figures.tsx';

/** The key figures, as a pane of `WorkingTogether`. */
export function KeyStatsPane() {
  if (useKeyFigures().keyStats.length === 0) return null;
  return (
    <Pane labelledBy="chiffres" className="desktop:basis-full desktop:py-5">
      <KeyFigures />
    </Pane>
  );
}
