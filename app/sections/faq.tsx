import { faq } from 'content-collections';
import { Button } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';

interface FaqProps {
  /** Answers are HTML; those of the home page when absent. */
  questions?: readonly { question: string; answer: string }[];
}

/** Questions that open one by one; several may stay open (specification, section 4). */
export function Faq({ questions = faq.general }: FaqProps) {
  return (
    <Section tone="paper" labelledBy="questions">
      <div className="grid gap-10 desktop:grid-cols-12 desktop:gap-8">
        <div className="desktop:col-span-4">
          <div className="desktop:sticky desktop:top-28">
            <h2 id="questions" className="text-4xl desktop:text-5xl">
              Vos questions, nos réponses
            </h2>
            <p className="mt-5 text-lg text-stone">Il en manque une ? Posez-la, nous y répondons.</p>
            <div className="mt-7">
              <Button routerLink="/contact" color="black-outline" label="Nous écrire" />
            </div>
          </div>
        </div>
        <div className="border-t border-ink desktop:col-span-7 desktop:col-start-6">
          {questions.map(({ question, answer }) => (
            <details key={question} className="border-b border-ink">
              <summary className="plus-sign flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-title text-xl font-semibold tracking-tight text-balance hover:text-emerald desktop:text-2xl [&::-webkit-details-marker]:hidden">
                {question}
              </summary>
              <Prose html={answer} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
