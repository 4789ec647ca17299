import { proofCopy } from 'content-collections';
import { useKeyFigures } from '../facts/use-key-figures.ts';
import { Counter } from '../ui/counter.tsx';

/** The key figures in one line; they count up once (specification, sections 3 and 4). */
export function KeyFigures() {
  const { keyStats } = useKeyFigures();
  return (
    <>
      <h2 id="chiffres" className="text-lg font-semibold tracking-normal">
        {proofCopy.figures.title}
      </h2>
      <dl className="flex grow flex-wrap justify-between gap-x-4 gap-y-2 desktop:justify-start desktop:gap-x-14">
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
