import { useKeyFigures } from '../facts/use-key-figures.ts';
import { SampleTag } from '../ui/sample-tag.tsx';
import { KeyFigures } from './key-figures.tsx';

/** The key figures, as a thin band across a page. */
export function KeyStats() {
  const { keyStats, sample } = useKeyFigures();
  if (keyStats.length === 0) return null;
  return (
    <section aria-labelledby="chiffres" className="border-y border-ink/15 bg-white py-6">
      <div className="column flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <KeyFigures />
        {sample ? <SampleTag /> : null}
      </div>
    </section>
  );
}
