import type { EstimatePage } from '../estimate/estimate-page.ts';
import { Estimator } from '../sections/estimator.tsx';
import { SampleQuotes } from '../sections/sample-quotes.tsx';

/** The estimate page below the choice of a project. */
export default function EstimateSections({ chosen, dayRate, isSample, quotes }: EstimatePage) {
  return (
    <>
      {chosen ? (
        <Estimator key={chosen.kind.id} chosen={chosen} dayRate={dayRate} isSample={isSample} />
      ) : null}
      <SampleQuotes quotes={quotes} dayRate={dayRate} />
    </>
  );
}
