import { proofCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { useFounder } from '../facts/use-facts.ts';
import { Picture } from '../ui/picture.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

/** The founder's message; renders nothing when it is hidden. */
export function FounderMessage() {
  const founder = useFounder();
  if (founder.hidden) return null;
  const [opening, ...rest] = founder.message;
  return (
    <Section tone="white" labelledBy="mot-de-la-direction">
      {/* On a phone the portrait stands under the title. */}
      <div className="flex flex-col desktop:grid desktop:grid-cols-12 desktop:gap-8">
        <Reveal className="relative w-full max-w-md self-start max-desktop:order-1 max-desktop:mt-8 only-desktop:col-span-5 only-desktop:self-stretch wide:col-span-4">
          <div className="not-printed absolute -top-4 -left-4 h-3/4 w-3/4 border border-ink desktop:-top-6 desktop:-left-6" />
          <div className="glazed only-desktop:relative only-desktop:h-full">
            <Picture
              src={founder.photo}
              alt={founder.photoAlt ?? fillText(proofCopy.founder.photoAlt, { name: founder.name })}
              width={800}
              height={1000}
              sizes="(min-width: 480px) 448px, 100vw"
              className="aspect-square w-full object-cover object-top only-desktop:absolute only-desktop:inset-0 only-desktop:size-full wide:aspect-4/5"
            />
          </div>
        </Reveal>
        <div className="max-desktop:contents desktop:col-span-7 wide:col-start-6 desktop:self-center">
          <h2 id="mot-de-la-direction" className="text-lg font-semibold tracking-normal text-emerald">
            {founder.heading}
          </h2>
          <blockquote className="max-desktop:order-1 max-desktop:mt-6">
            <p className="text-xl leading-snug font-medium text-pretty desktop:mt-5 desktop:text-3xl wide:text-4xl">
              {opening}
            </p>
            {rest.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-xl desktop:mt-6 desktop:text-lg">
                {paragraph}
              </p>
            ))}
          </blockquote>
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 max-desktop:order-1">
            <strong className="font-title text-xl">{founder.name}</strong>
            <span className="text-stone">{founder.title}</span>
            {founder.sample ? <SampleTag /> : null}
          </p>
        </div>
      </div>
    </Section>
  );
}
