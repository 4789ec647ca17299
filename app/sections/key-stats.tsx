import { useKeyFigures } from '../facts/use-key-figures.ts';
import { KeyFigures } from './key-figures.tsx';

/** The key figures, as a thin band across a page. */
export function KeyStats() {
  if (useKeyFigures().keyStats.length === 0) return null;
  return (
    <section aria-labelledby="chiffres" className="border-y border-ink/15 bg-white py-6">
      <div className="column">
        <KeyFigures />
      </div>
    </section>
  );
}
