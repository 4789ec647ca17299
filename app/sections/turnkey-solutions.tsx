import { homeCopy } from 'content-collections';
import { Picture } from '../ui/picture.tsx';
import { Rail } from '../ui/rail.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { DeliveryTimes } from './delivery-times.tsx';

const pillars = () => [
  { ...homeCopy.solutions.consulting, picture: 'consulting' },
  { ...homeCopy.solutions.conception, picture: 'conception' },
  { ...homeCopy.solutions.marketing, picture: 'marketing' },
];

/** The three pillars, then the delivery times. */
export function TurnkeySolutions() {
  return (
    <Section tone="paper" labelledBy="solutions">
      <h2 id="solutions" className="max-w-4xl text-3xl desktop:text-5xl">
        {homeCopy.solutions.title}
      </h2>
      <Reveal className="mt-12">
        <Rail
          label={homeCopy.solutions.title}
          className="border border-ink bg-white desktop:grid desktop:grid-cols-3"
        >
          {pillars().map(({ title, picture, text }, _index, all) => (
            <li key={title} data-of={all.length} className="glazed border-ink not-last:border-r">
              <Picture
                src={`/assets/home/piliers.svg#${picture}`}
                alt=""
                width={600}
                height={800}
                className="aspect-4/5 w-full border-b border-ink object-cover desktop:aspect-3/4"
              />
              <div className="p-6 wide:p-8">
                <h3 className="text-2xl desktop:text-lg wide:text-2xl">{title}</h3>
                <p className="mt-4 text-stone">{text}</p>
              </div>
            </li>
          ))}
        </Rail>
      </Reveal>
      <DeliveryTimes />
    </Section>
  );
}
