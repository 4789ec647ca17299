import { CheckList } from '../ui/check-list.tsx';
import { Rail } from '../ui/rail.tsx';
import { Section } from '../ui/section.tsx';

interface TechnologyFitProps {
  name: string;
  goodFor: readonly string[];
  notFor: readonly string[];
}

/** When a technology is the right one, and when it is not. */
export function TechnologyFit({ name, goodFor, notFor }: TechnologyFitProps) {
  return (
    <Section tone="paper" labelledBy="usages">
      <h2 id="usages" className="max-w-3xl text-3xl desktop:text-5xl">
        Quand choisir {name}, et quand s’en passer
      </h2>
      <Rail
        label={`Quand choisir ${name}`}
        className="mt-8 gap-px border border-ink bg-ink desktop:grid desktop:grid-cols-[7fr_5fr]"
      >
        <li className="bg-white p-6 desktop:p-10">
          <h3 className="text-xl desktop:text-2xl">Un bon choix pour</h3>
          <CheckList items={goodFor} className="mt-5 desktop:text-lg" />
        </li>
        <li className="bg-paper p-6 desktop:p-10">
          <h3 className="text-xl desktop:text-2xl">Un autre outil convient mieux pour</h3>
          <CheckList items={notFor} sign="minus" className="mt-5" />
        </li>
      </Rail>
    </Section>
  );
}
