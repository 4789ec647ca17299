import { claimRegister } from 'content-collections';
import { Counter } from '../ui/counter.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

/** The three figures of the house, which count up once (specification, sections 3 and 4). */
export function KeyStats() {
  return (
    <section aria-labelledby="chiffres" className="on-dark bg-ink text-white">
      <h2 id="chiffres" className="sr-only">
        Nos chiffres
      </h2>
      <dl className="column grid desktop:grid-cols-3">
        {claimRegister.keyStats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse border-white/20 py-10 not-last:border-b desktop:px-10 desktop:py-16 desktop:not-last:border-r desktop:not-last:border-b-0 desktop:first:pl-0"
          >
            <dt className="mt-2 text-xl text-mint">{label}</dt>
            <dd className="font-title text-[clamp(5rem,11vw,9rem)] leading-none font-bold tracking-tighter text-lime">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {claimRegister.sample ? (
        <p className="column pb-6 text-mint">
          <SampleTag />
        </p>
      ) : null}
    </section>
  );
}
