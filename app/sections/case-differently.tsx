import { caseStudyCopy } from 'content-collections';
import { Section } from '../ui/section.tsx';

/** What the agency would do differently today. */
export function CaseDifferently({ text }: { text: string }) {
  return (
    <Section tone="forest" labelledBy="a-refaire">
      <div className="grid gap-6 desktop:grid-cols-12 desktop:gap-10">
        <h2 id="a-refaire" className="text-lg font-semibold tracking-normal text-mint desktop:col-span-4">
          {caseStudyCopy.differently}
        </h2>
        <p className="text-2xl leading-snug font-medium tracking-tight text-pretty desktop:col-span-8 desktop:text-3xl">
          {text}
        </p>
      </div>
    </Section>
  );
}
