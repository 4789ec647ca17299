import { deliveryTimeList, homeCopy, partList } from 'content-collections';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { Rail } from '../ui/rail.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { DeliveryForm } from './delivery-form.tsx';

const pillars = () => [
  { ...homeCopy.solutions.consulting, picture: 'consulting' },
  { ...homeCopy.solutions.conception, picture: 'conception' },
  { ...homeCopy.solutions.marketing, picture: 'marketing' },
];

/** The three pillars, then the delivery times. */
export function TurnkeySolutions() {
  return (
    <Section tone="paper" labelledBy="solutions">
      <h2 id="solutions" className="max-w-4xl text-3xl desktop:text-4xl wide:text-5xl">
        {homeCopy.solutions.title}
      </h2>
      <Reveal className="mt-8">
        <Rail label={homeCopy.solutions.title}>
          {pillars().map(({ title, picture, text }, _index, all) => (
            <li key={title} data-of={all.length} className="glazed bg-white">
              <Picture
                src={`/assets/home/piliers.svg#${picture}`}
                alt=""
                width={600}
                height={800}
                className="aspect-4/5 w-full border-b border-ink object-cover object-top desktop:aspect-3/4"
              />
              <div className="p-5 pt-1 desktop:p-6 wide:p-8">
                <h3 className="text-2xl desktop:text-lg wide:text-2xl">{title}</h3>
                <p className="mt-3 text-stone desktop:mt-4">{text}</p>
              </div>
            </li>
          ))}
        </Rail>
      </Reveal>
      <DeliveryTimes />
    </Section>
  );
}

const longest = Math.max(...deliveryTimeList.deliveryTimes.map(({ days }) => days));

/** Delivery times by kind of project, as a bar chart. */
function DeliveryTimes() {
  return (
    <Reveal className="mt-12 desktop:mt-24">
      <h3 className="text-2xl desktop:text-3xl">{homeCopy.deliveryTimes.title}</h3>
      <dl className="mt-6 border-t border-ink/20">
        {deliveryTimeList.deliveryTimes.map(({ offer, days, text }) => (
          <div
            key={offer}
            className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1.5 border-b border-ink/20 py-3 desktop:grid-cols-[20rem_1fr_8rem]"
          >
            <dt className="font-semibold">{offer}</dt>
            <dd className="font-title text-lg font-bold whitespace-nowrap desktop:order-last desktop:text-right desktop:text-xl">
              {text}
            </dd>
            <dd aria-hidden="true" className="col-span-2 desktop:col-span-1">
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the text beside it says the same */}
              <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" className="h-3 w-full desktop:h-6">
                <rect width={longest} height="1" className="fill-ink/6" />
                <rect width={days} height="1" className="fill-emerald" />
                {Array.from({ length: Math.floor(days / 7) }, (_, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
                  <rect key={week} x={(week + 1) * 7} width="0.06" height="1" className="fill-paper" />
                ))}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-stone">{homeCopy.deliveryTimes.legend}</p>
      {partList.delivery ? (
        <div className="glazed mt-10 grid gap-5 border border-ink bg-white p-5 max-desktop:[&>form]:hidden desktop:p-8">
          <h4 className="font-title text-xl font-bold desktop:text-2xl">
            <Link to="/delais" className="underline decoration-1 underline-offset-4 hover:text-emerald">
              {homeCopy.deliveryTimes.calculator}
            </Link>
          </h4>
          {/* On a phone the link leads to the same form. */}
          <DeliveryForm projects={deliveryTimeList.deliveryTimes} />
        </div>
      ) : null}
    </Reveal>
  );
}
