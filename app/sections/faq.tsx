import { faq } from 'content-collections';
import { Plus } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

/** Questions that open one by one; several may stay open (specification, section 4). */
export function Faq() {
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
          {faq.general.map(({ question, answer }) => (
            <details key={question} className="group border-b border-ink">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-title text-xl font-semibold tracking-tight hover:text-emerald desktop:text-2xl [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  className="mt-1 size-6 shrink-0 transition-transform duration-300 group-open:rotate-45 motion-reduce:transition-none"
                  aria-hidden="true"
                />
              </summary>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, checked at build */}
              <div className="max-w-2xl pb-6 text-lg" dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
