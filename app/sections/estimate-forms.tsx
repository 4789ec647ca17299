import { claimRegister, quickEstimateCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import type { Price } from '../estimate/price.ts';
import { speedEstimateForm } from '../forms/definitions/speed-estimate-form.tsx';
import { AnswerPromise } from '../forms/engine/form-notice.tsx';
import { LeadForm } from '../forms/engine/lead-form.tsx';
import type { LeadFormResult } from '../forms/engine/lead-form-definition.ts';
import { Card } from '../ui/box.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Section } from '../ui/section.tsx';
import { ContractTerms, type Terms } from './contract-terms.tsx';
import { PriceLine } from './price-line.tsx';

const { freeAdvice, freeDevelopment } = claimRegister.promises;

export const estimatePromises = () => [
  fillText(quickEstimateCopy.promises.advice, { freeAdvice }),
  quickEstimateCopy.promises.mail,
  quickEstimateCopy.promises.price,
];

interface NeedEstimateProps {
  /** Service or technology that the need is about. */
  subject: string;
  /** Whether it is sold as a project, or else by the day. */
  isProject: boolean;
  terms?: Terms | undefined;
  lastResult: LeadFormResult;
}

/** The speed-estimate form as a question about one service or technology. */
export function NeedEstimate({ subject, isProject, terms, lastResult }: NeedEstimateProps) {
  return (
    <FormBand lastResult={lastResult} terms={terms}>
      <p className="text-lg font-semibold text-mint">{subject}</p>
      <h2 id="estimation-titre" className="mt-2 heading">
        {quickEstimateCopy.subject.title}
      </h2>
      <AnswerPromise isLarge className="mt-5 desktop:mt-8" />
      <p className="mt-4 border-white/25 desktop:border-y desktop:py-4 desktop:text-lg">
        <strong className="desktop:block desktop:font-title desktop:text-2xl">
          {isProject ? freeDevelopment : freeAdvice}
        </strong>{' '}
        {isProject ? quickEstimateCopy.subject.development : quickEstimateCopy.subject.advice}
      </p>
    </FormBand>
  );
}

interface QuickEstimateProps {
  /** Examples of needs; the agency's promises when absent. */
  examples?: readonly string[];
  /** That of what the page is about. */
  price?: Price | null;
  terms: Terms;
  lastResult: LeadFormResult;
}

/** The same with a short introduction. */
export function QuickEstimate({ examples, price = null, terms, lastResult }: QuickEstimateProps) {
  return (
    <FormBand lastResult={lastResult} terms={terms}>
      <h2 id="estimation-titre" className="heading">
        {quickEstimateCopy.brief.title}
      </h2>
      <p className="mt-4 max-w-md text-lg text-mint">{quickEstimateCopy.brief.lead}</p>
      <AnswerPromise isLarge className="mt-5 desktop:mt-6" />
      {examples ? (
        <div className="mt-6 text-lg text-mint max-desktop:hidden">
          <p>{quickEstimateCopy.brief.examples}</p>
          <ul className="mt-3 grid gap-2 text-white">
            {examples.map((example) => (
              <li key={example}>{`«\u202f${example}\u202f»`}</li>
            ))}
          </ul>
        </div>
      ) : (
        <CheckList items={estimatePromises()} className="mt-6 text-lg max-desktop:hidden" />
      )}
      <PriceLine price={price} className="mt-6 text-lg max-desktop:hidden" />
    </FormBand>
  );
}

interface FormBandProps {
  lastResult: LeadFormResult;
  terms?: Terms | undefined;
  children: ReactNode;
}

/** The band of the speed-estimate form, beside what introduces it. */
export function FormBand({ lastResult, terms, children }: FormBandProps) {
  return (
    <Section tone="forest" id="estimation-rapide" isPrinted={false} labelledBy="estimation-titre">
      <div className="grid items-start gap-6 desktop:gap-x-8 desktop:grid-cols-12 desktop:grid-rows-[auto_1fr] desktop:gap-y-0">
        <div className="desktop:col-span-5">{children}</div>
        <Card className="desktop:col-span-7 desktop:row-span-2">
          <LeadForm definition={speedEstimateForm} lastResult={lastResult} />
        </Card>
        {terms ? <ContractTerms {...terms} /> : null}
      </div>
    </Section>
  );
}
