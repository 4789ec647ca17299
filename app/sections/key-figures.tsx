import { proofCopy } from 'content-collections';
import { useKeyFigures } from '../facts/use-key-figures.ts';
import { Pane } from '../ui/box.tsx';
import { Counter } from '../ui/counter.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

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

/** The key figures in one line; they count up once (specification, sections 3 and 4). */
function KeyFigures() {
  const { keyStats } = useKeyFigures();
  return (
    <>
      <h2 id="chiffres" className="shrink-0 text-lg font-semibold tracking-normal">
        {proofCopy.figures.title}
      </h2>
      <dl className="flex grow flex-wrap justify-between gap-x-4 gap-y-2 desktop:justify-start desktop:gap-x-8 wide:gap-x-14">
        {keyStats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse desktop:flex-row-reverse desktop:items-baseline desktop:gap-x-2"
          >
            <dt className="font-semibold desktop:text-lg">{label}</dt>
            <dd className="font-title text-3xl leading-none font-bold wide:text-4xl tracking-tight text-emerald">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
