import { claimRegister, quickEstimateCopy } from 'content-collections';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

const { subject: need } = quickEstimateCopy;
const { freeDevelopment, replyWithin } = claimRegister.promises;

interface NeedEstimateProps {
  /** Service or technology that the need is about. */
  subject: string;
  lastResult: LeadFormResult;
}

/** The speed-estimate form as a question about one service or technology. */
export function NeedEstimate({ subject, lastResult }: NeedEstimateProps) {
  return (
    <Section tone="forest" id="estimation-rapide" isPrinted={false} labelledBy="estimation-titre">
      <div className="grid items-start gap-8 desktop:grid-cols-12">
        <div className="desktop:col-span-5">
          <p className="text-lg font-semibold text-mint">{subject}</p>
          <h2 id="estimation-titre" className="mt-2 text-3xl desktop:text-4xl wide:text-5xl">
            {need.title}
          </h2>
          <dl className="mt-5 border-t border-white/25 desktop:mt-8">
            {[
              [replyWithin, need.estimate],
              [freeDevelopment, need.development],
            ].map(([figure, text]) => (
              <div key={figure} className="border-b border-white/25 py-2 desktop:py-4">
                <dt className="font-title text-xl font-bold text-lime desktop:text-2xl">{figure}</dt>
                <dd className="desktop:text-lg">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Card className="desktop:col-span-7">
          <LeadForm definition={speedEstimateForm} lastResult={lastResult} />
        </Card>
      </div>
    </Section>
  );
}
