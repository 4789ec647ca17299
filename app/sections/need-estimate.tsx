import { claimRegister } from 'content-collections';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

const { freeAdvice, freeDevelopment, replyWithin } = claimRegister.promises;

interface NeedEstimateProps {
  /** Service or technology that the need is about. */
  subject: string;
  lastResult: LeadFormResult;
}

/** The speed-estimate form as a question about one service or technology. */
export function NeedEstimate({ subject, lastResult }: NeedEstimateProps) {
  return (
    <Section tone="forest" id="estimation-rapide" labelledBy="estimation-titre">
      <div className="grid items-start gap-10 desktop:grid-cols-12 desktop:gap-8">
        <div className="desktop:col-span-5">
          <p className="text-lg font-semibold text-mint">{subject}</p>
          <h2 id="estimation-titre" className="mt-3 text-4xl desktop:text-5xl">
            Quel est votre besoin ?
          </h2>
          <dl className="mt-8 border-t border-white/25">
            {[
              [replyWithin, 'pour recevoir une première estimation'],
              [freeAdvice, 'de conseil offerte, avant tout engagement'],
              [
                freeDevelopment,
                'de développement offertes : une démonstration à tester, et rien à devoir si elle ne convainc pas',
              ],
            ].map(([figure, text]) => (
              <div key={figure} className="border-b border-white/25 py-4">
                <dt className="font-title text-2xl font-bold text-lime">{figure}</dt>
                <dd className="mt-0.5 text-lg">{text}</dd>
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
