import { claimRegister, quickEstimateCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { AnswerPromise } from '../forms/engine/form-notice.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { CheckList } from '../ui/check-list.tsx';
import type { Terms } from './contract-terms.tsx';
import { estimatePromises, FormBand } from './estimate-forms.tsx';

interface SpeedEstimateProps {
  terms: Terms;
  lastResult: LeadFormResult;
}

export function SpeedEstimate({ terms, lastResult }: SpeedEstimateProps) {
  return (
    <FormBand terms={terms} lastResult={lastResult}>
      <h2 id="estimation-titre" className="heading only-desktop:text-[1.75rem]">
        {fillText(quickEstimateCopy.home.title, { replyWithin: claimRegister.promises.replyWithin })}
      </h2>
      <p className="mt-4 max-w-md text-lg text-mint">{quickEstimateCopy.home.lead}</p>
      <AnswerPromise isLarge className="mt-5 desktop:mt-6" />
      <CheckList items={estimatePromises()} className="mt-6 max-desktop:hidden desktop:text-lg" />
    </FormBand>
  );
}
