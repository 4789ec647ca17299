import { claimRegister } from 'content-collections';
import { Counter } from '../ui/counter.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

/** The three figures of the house in one line; they count up once (specification, sections 3 and 4). */
export function KeyFigures() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id="chiffres" className="sr-only">
        Nos chiffres
      </h2>
      <dl className="flex grow flex-wrap gap-x-6 gap-y-2 desktop:gap-x-14">
        {claimRegister.keyStats.map(({ value, label }) => (
          <div key={label} className="flex flex-row-reverse items-baseline gap-x-2">
            <dt className="text-stone">{label}</dt>
            <dd className="font-title text-2xl font-bold tracking-tight text-emerald desktop:text-3xl">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {claimRegister.sample ? <SampleTag /> : null}
    </div>
  );
}
