import { proofCopy } from 'content-collections';
import { useEffect, useRef, useState } from 'react';
import { useKeyFigures } from '../facts/use-facts.ts';
import { Pane } from '../ui/box.tsx';
import { useIsStill } from '../ui/motion.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

/** The key figures, as a thin band across a page. */
export function KeyStats() {
  const { keyStats, sample } = useKeyFigures();
  if (keyStats.length === 0) return null;
  return (
    <section aria-labelledby="chiffres" className="border-y border-ink/15 bg-white py-6">
      <div className="column flex flex-wrap items-center desktop:items-baseline justify-between gap-x-6 gap-y-3">
        <KeyFigures />
        {sample ? <SampleTag /> : null}
      </div>
    </section>
  );
}

/** The key figures, as a pane of `WorkingTogether`. */
export function KeyStatsPane() {
  return (
    <Pane labelledBy="chiffres" className="across figures">
      <KeyFigures />
    </Pane>
  );
}

/** The key figures in one line; they count up once (specification, sections 3 and 4). */
function KeyFigures() {
  const { keyStats } = useKeyFigures();
  return (
    <>
      <h2 id="chiffres" className="font-semibold tracking-normal desktop:text-lg">
        {proofCopy.figures.title}
      </h2>
      <dl className="grid grow grid-cols-[1fr_1fr_auto] gap-x-3 max-desktop:order-1 max-desktop:basis-full desktop:flex desktop:flex-wrap desktop:gap-x-8 wide:gap-x-14">
        {keyStats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse desktop:flex-row-reverse desktop:items-baseline desktop:gap-x-2"
          >
            <dt className="font-semibold desktop:text-lg">{label}</dt>
            <dd className="font-title text-2xl leading-none font-bold desktop:text-3xl wide:text-4xl tracking-tight text-(--accent)">
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Length of the count and of one tick (ms; specification, section 9). */
const DURATION = 4000;
const TICK = 16;

/** Values that have already counted up since the page was loaded. */
const counted = new Set<number>();

/**
 * A number that counts up from 0, once, when it first comes into view. The HTML holds the final value, which
 * stays without JavaScript, for screen readers and with reduced motion.
 */
function Counter({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const isStill = useIsStill();
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const target = element.current;
    if (!target || counted.has(value) || isStill) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      counted.add(value);
      const start = performance.now();
      setShown(0);
      timer = setInterval(() => {
        const progress = Math.min((performance.now() - start) / DURATION, 1);
        setShown(Math.round(progress * value));
        if (progress === 1) clearInterval(timer);
      }, TICK);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setShown(value);
    };
  }, [value, isStill]);

  return (
    <>
      {/* With kerning, the first digit would move as the others change. */}
      <span ref={element} aria-hidden="true" className="[font-kerning:none] print:hidden">
        {`+${shown}`}
      </span>
      <span className="sr-only print:not-sr-only">{`+${value}`}</span>
    </>
  );
}
