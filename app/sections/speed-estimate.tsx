import { claimRegister, quickEstimateCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';
import { estimatePromises } from './estimate-promises.ts';

const { home } = quickEstimateCopy;

/** The speed-estimate form and what it promises. */
export function SpeedEstimate({ lastResult }: { lastResult: LeadFormResult }) {
  return (
    <Section tone="forest" id="estimation-rapide" isPrinted={false} labelledBy="estimation-titre">
      <div className="grid items-start gap-10 desktop:grid-cols-2 desktop:gap-16">
        <div>
          <h2 id="estimation-titre" className="text-3xl desktop:text-5xl">
            {fillText(home.title, { replyWithin: claimRegister.promises.replyWithin })}
          </h2>
          <p className="mt-6 max-w-md text-lg text-mint">{home.lead}</p>
          <ul className="mt-8 grid gap-3 text-lg">
            {estimatePromises().map((promise) => (
              <li key={promise} className="flex gap-3">
                <span className="mt-2 size-3 shrink-0 bg-lime" aria-hidden="true" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <Card>
          <LeadForm definition={speedEstimateForm} lastResult={lastResult} />
        </Card>
      </div>
    </Section>
  );
}
