import { useState } from 'react';
import { estimate, type GivenAnswers } from '../../domain/estimate/estimate.ts';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import type { ChosenKind } from '../estimate/estimate-page.ts';
import { estimateQuery } from '../estimate/estimate-query.ts';
import { EstimateAccount } from './estimate-account.tsx';
import { EstimateQuestions } from './estimate-questions.tsx';
import { EstimateResult } from './estimate-result.tsx';

interface EstimatorProps {
  chosen: ChosenKind;
  dayRate: number;
  isSample: boolean;
}

/** Questions and result side by side. The URL holds the answers, so that it can be bookmarked or shared. */
export function Estimator({ chosen, dayRate, isSample }: EstimatorProps) {
  const [given, setGiven] = useState(chosen.given);

  const days = estimate(chosen.kind, given);

  function answer(next: GivenAnswers): void {
    setGiven(next);
    // Not a navigation: nothing is fetched, and scroll and focus stay where they are.
    history.replaceState(history.state, '', estimateQuery(chosen.kind, next));
  }

  return (
    <>
      <section id="questions" aria-label="Questions et estimation" className="band bg-paper">
        <div className="grid grid-cols-1 gap-10 wide:grid-cols-[7fr_5fr] wide:items-start wide:gap-16">
          <div>
            <EstimateQuestions kind={chosen.kind} given={given} onAnswer={answer} />
            <a href="#resultat" className="estimate-bar on-dark not-printed">
              <strong className="font-title text-lg text-lime">{eurosInWords(days, dayRate)}</strong>
              <span className="text-right text-sm">{daysInWords(days)}</span>
            </a>
          </div>
          <div className="estimate-place">
            <EstimateResult chosen={chosen} given={given} dayRate={dayRate} isSample={isSample} />
          </div>
        </div>
      </section>
      <EstimateAccount chosen={chosen} given={given} />
    </>
  );
}
