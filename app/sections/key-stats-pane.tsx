import { Pane } from '../ui/pane.tsx';
import { KeyFigures } from './key-figures.tsx';

/** The figures of the house as the top line of a window. */
export function KeyStatsPane({ className = '' }: { className?: string }) {
  return (
    <Pane labelledBy="chiffres" className={`desktop:basis-full desktop:py-5 ${className}`}>
      <KeyFigures />
    </Pane>
  );
}
