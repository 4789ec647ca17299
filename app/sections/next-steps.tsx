import { confirmationCopy } from 'content-collections';
import { Section } from '../ui/section.tsx';

const { title, mail, reading, call } = confirmationCopy.next;

/** What happens after a form is sent. */
export function NextSteps() {
  return (
    <Section tone="paper" labelledBy="et-maintenant">
      <h2 id="et-maintenant" className="text-3xl desktop:text-4xl">
        {title}
      </h2>
      <ol className="mt-8 grid border border-ink bg-white desktop:mt-10 desktop:grid-cols-3">
        {[mail, reading, call].map((step, index) => (
          <li
            key={step.title}
            className="border-ink p-7 print:p-3 not-last:border-b desktop:p-8 desktop:not-last:border-r desktop:not-last:border-b-0"
          >
            <span className="font-title text-5xl leading-none font-bold text-emerald" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-5 text-xl">{step.title}</h3>
            <p className="mt-2 text-stone">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
