import { quickEstimateCopy } from 'content-collections';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { Card } from '../ui/card.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Section } from '../ui/section.tsx';
import { estimatePromises } from './estimate-promises.ts';

interface QuickEstimateProps {
  /** Examples of needs; the agency's promises when absent. */
  examples?: readonly string[];
  lastResult: LeadFormResult;
}

/** The speed-estimate form with a short introduction. */
export function QuickEstimate({ examples, lastResult }: QuickEstimateProps) {
  return (
    <Section tone="forest" id="estimation-rapide" isPrinted={false} labelledBy="estimation-titre">
      <div className="grid items-start gap-8 desktop:grid-cols-12">
        <div className="desktop:col-span-5">
          <h2 id="estimation-titre" className="text-3xl desktop:text-4xl wide:text-5xl">
            {quickEstimateCopy.brief.title}
          </h2>
          <p className="mt-4 max-w-md text-lg text-mint">{quickEstimateCopy.brief.lead}</p>
          <div className="mt-6 text-lg max-desktop:hidden">
            {examples ? <p className="mb-3 text-mint">{quickEstimateCopy.brief.examples}</p> : null}
            <CheckList items={examples ?? estimatePromises()} />
          </div>
        </div>
        <Card className="desktop:col-span-7">
          <LeadForm definition={speedEstimateForm} lastResult={lastResult} />
        </Card>
      </div>
    </Section>
  );
}
