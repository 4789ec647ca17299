import { cityCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { Section } from '../ui/section.tsx';

interface CityNeedsProps {
  /** « de Lyon », « du Havre ». */
  origin: string;
  needs: readonly { title: string; text: string }[];
}

/** What firms in a city ask for, line by line beside the heading. */
export function CityNeeds({ origin, needs }: CityNeedsProps) {
  return (
    <Section tone="paper" labelledBy="besoins">
      <div className="grid gap-6 desktop:grid-cols-12 desktop:gap-8">
        <h2 id="besoins" className="text-3xl desktop:col-span-4 desktop:text-2xl wide:text-4xl">
          {fillText(cityCopy.needs, { origin })}
        </h2>
        <ul className="border-t border-ink desktop:col-span-8 wide:col-span-7 wide:col-start-6">
          {needs.map(({ title, text }) => (
            <li
              key={title}
              className="border-b border-ink/25 py-5 last:border-b-0 last:pb-0 desktop:grid desktop:grid-cols-[2fr_3fr] desktop:gap-8 desktop:py-7"
            >
              <h3 className="text-xl wide:text-2xl">{title}</h3>
              <p className="mt-2 text-stone desktop:mt-0">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
