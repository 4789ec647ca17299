import { claimRegister } from 'content-collections';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** The speed-estimate form under two lines, for a visitor who has read enough. */
export function QuickEstimate({ lastResult }: { lastResult: LeadFormResult }) {
  return (
    <Section tone="forest" id="estimation-rapide" labelledBy="estimation-titre">
      <div className="mx-auto max-w-4xl">
        <h2 id="estimation-titre" className="text-4xl desktop:text-center desktop:text-5xl">
          Un ordre de grandeur, vite
        </h2>
        <p className="mt-5 text-lg text-mint desktop:text-center">
          Dites-nous ce qu’il vous faut : budget et délai approximatifs vous parviennent dans les{' '}
          {claimRegister.promises.replyWithin}, gratuitement.
        </p>
        <Card className="mt-10">
          <LeadForm definition={speedEstimateForm} lastResult={lastResult} />
        </Card>
      </div>
    </Section>
  );
}
