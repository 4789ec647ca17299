import { estimateCopy, partList } from 'content-collections';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { estimate, type GivenAnswers } from '../../domain/estimate/estimate.ts';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import { counted } from '../../domain/plural.ts';
import type { ChosenKind } from '../estimate/estimate-page.ts';
import { estimateQuery, estimateQuoteQuery } from '../estimate/estimate-query.ts';
import { ARROW, Button } from '../ui/button.tsx';
import { PageTools } from '../ui/page-tools.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';

interface EstimateResultProps {
  chosen: Omit<ChosenKind, 'given'>;
  given: GivenAnswers;
  dayRate: number;
  isSample: boolean;
}

/** The price range of an estimate, how complete it is, and links to a quote and a delivery calendar. */
export function EstimateResult({ chosen, given, dayRate, isSample }: EstimateResultProps) {
  const { kind, common, delay } = chosen;
  const days = estimate(kind, given);
  const open = kind.questions.length - Object.keys(given).length;
  const isCommon = kind.questions.every(({ id }) => given[id] === common[id]);
  return (
    <div className="on-dark kept-whole bg-ink p-6 text-white desktop:p-9">
      <h2
        id="resultat"
        className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-lg font-semibold tracking-normal text-mint"
      >
        {kind.name} {isSample ? <SampleTag /> : null}
      </h2>
      <div aria-live="polite">
        <p className="mt-4 font-title text-[clamp(2rem,9.5vw,3.25rem)] leading-[1.05] font-bold tracking-tight text-balance text-lime wide:text-[clamp(2.75rem,4.2vw,4rem)]">
          <span>{eurosInWords(days, dayRate)}</span>{' '}
          <span className="text-xl font-semibold tracking-normal whitespace-nowrap">HT</span>
        </p>
        <p className="mt-4 text-lg">
          {fillText(estimateCopy.result.work, {
            days: daysInWords(days),
            dayRate: eurosInWords({ least: 1, most: 1 }, dayRate),
          })}
        </p>
        <p className="mt-3 text-mint">
          {open > 0
            ? fillText(estimateCopy.result.open, { questions: counted(open, 'question') })
            : estimateCopy.result[isCommon ? 'common' : 'complete']}
        </p>
        {delay && days.most > delay.room ? (
          <p className="mt-3 text-mint">{fillText(estimateCopy.result.large, { delay: delay.text })}</p>
        ) : null}
      </div>
      <div className="not-printed mt-7 grid gap-x-7 gap-y-2">
        <Button
          routerLink={`/obtenir-un-devis${estimateQuoteQuery(kind.id, given)}`}
          color="white"
          fullWidth
          label={estimateCopy.result.action}
          {...ARROW}
        />
        <div className="mt-2 flex flex-wrap gap-x-7">
          {delay && partList.delivery ? (
            <Link
              to={`/delais?projet=${delay.id}`}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-lime"
            >
              {estimateCopy.result.calendar}
            </Link>
          ) : null}
          <PageTools query={estimateQuery(kind, given)} />
        </div>
      </div>
    </div>
  );
}
