import { proofCopy } from 'content-collections';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PhoneLink } from '../ui/contact-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';

/** The answer is HTML. */
interface Question {
  question: string;
  answer: string;
}

interface FaqProps {
  title?: string;
  questions: readonly Question[];
  /** What the contract says, below. */
  commitments?: { sample: boolean; questions: readonly Question[] };
  /** Ends with a link to the questions of the home page. */
  leadsOn?: boolean;
  tone?: 'white' | 'paper';
}

/** Questions and answers; several may be open at once (specification, section 4). */
export function Faq({
  title = proofCopy.questions.title,
  questions,
  commitments = { sample: false, questions: [] },
  leadsOn = false,
  tone = 'white',
}: FaqProps) {
  return (
    <Section tone={tone} labelledBy="questions">
      <div className="faq">
        <h2 id="questions" className="heading">
          {title}
        </h2>
        <div className="border-t border-ink">
          <Answers questions={questions} />
          {commitments.questions.length > 0 ? (
            <>
              <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-ink pt-8 pb-3 text-lg tracking-normal text-emerald">
                {proofCopy.questions.commitments} {commitments.sample ? <SampleTag /> : null}
              </h3>
              <Answers questions={commitments.questions} />
            </>
          ) : null}
        </div>
        {/* Beside the questions while they are read; after them on a phone. */}
        <div>
          <PhoneLink className="inline-flex min-h-11 items-center font-title text-xl font-semibold hover:text-emerald max-desktop:basis-full" />
          <Button routerLink="/contact" color="black-outline" label={proofCopy.questions.action} />
          {leadsOn ? (
            <Link
              to="/#questions"
              className="inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:text-emerald"
            >
              {proofCopy.questions.others}
            </Link>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

function Answers({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="border-b border-ink">
      <summary className="plus-sign flex items-start justify-between gap-2 py-2.75 font-title desktop:py-4 text-lg font-semibold tracking-tight text-balance hover:text-emerald desktop:text-xl">
        {titleText(question)}
      </summary>
      <Prose html={answer} className="pb-6" />
    </details>
  ));
}
