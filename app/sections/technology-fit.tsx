import { Check, Minus } from 'lucide-react';
import { Section } from '../ui/section.tsx';

interface TechnologyFitProps {
  name: string;
  goodFor: readonly string[];
  notFor: readonly string[];
  deliverables: readonly string[];
}

/** When a technology is the right one, when it is not, and what is delivered with it. */
export function TechnologyFit({ name, goodFor, notFor, deliverables }: TechnologyFitProps) {
  return (
    <Section tone="paper" labelledBy="usages">
      <h2 id="usages" className="max-w-3xl text-4xl desktop:text-5xl">
        Quand choisir {name}, et quand s’en passer
      </h2>
      <div className="mt-10 grid border border-ink bg-white desktop:grid-cols-[7fr_5fr]">
        <div className="border-ink p-6 desktop:border-r desktop:p-10">
          <h3 className="text-2xl">Un bon choix pour</h3>
          <ul className="mt-6 grid gap-4">
            {goodFor.map((use) => (
              <li key={use} className="flex gap-3 text-lg">
                <Check className="mt-1 size-5 shrink-0 text-emerald" aria-hidden="true" />
                {use}
              </li>
            ))}
          </ul>
        </div>
        <div className="border-t border-ink bg-paper p-6 desktop:border-t-0 desktop:p-10">
          <h3 className="text-2xl">Un autre outil convient mieux pour</h3>
          <ul className="mt-6 grid gap-4">
            {notFor.map((use) => (
              <li key={use} className="flex gap-3">
                <Minus className="mt-0.5 size-5 shrink-0 text-stone" aria-hidden="true" />
                {use}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="border-x border-b border-ink bg-ink p-6 text-white desktop:grid desktop:grid-cols-[1fr_3fr] desktop:gap-8 desktop:p-10">
        <h3 className="text-2xl">Ce que nous livrons</h3>
        <ul className="mt-6 grid gap-x-10 gap-y-4 desktop:mt-0 desktop:grid-cols-2">
          {deliverables.map((deliverable) => (
            <li key={deliverable} className="flex gap-3 text-mint">
              <span className="mt-2 size-2.5 shrink-0 bg-lime" aria-hidden="true" />
              {deliverable}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
