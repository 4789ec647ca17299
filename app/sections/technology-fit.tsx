import { technologyCopy } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { SideBox } from '../ui/box.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Icon } from '../ui/icon.tsx';
import { Section } from '../ui/section.tsx';

interface TechnologyFitProps {
  name: string;
  goodFor: readonly string[];
  notFor: readonly string[];
  deliverables: readonly string[];
}

export function TechnologyFit({ name, goodFor, notFor, deliverables }: TechnologyFitProps) {
  return (
    <Section tone="paper" labelledBy="usages">
      <h2 id="usages" className="heading max-w-3xl">
        {fillText(technologyCopy.fit.title, { technology: name })}
      </h2>
      <ul
        aria-label={fillText(technologyCopy.fit.label, { technology: name })}
        className="mt-6 grid gap-px border border-ink bg-ink desktop:mt-10 desktop:grid-cols-2"
      >
        <li className="bg-white p-5 desktop:p-10">
          <h3 className="text-xl desktop:text-2xl">{technologyCopy.fit.goodFor}</h3>
          <CheckList items={goodFor} className="mt-4 desktop:mt-6" />
        </li>
        <li className="bg-paper p-5 desktop:p-10">
          <h3 className="text-xl desktop:text-2xl">{technologyCopy.fit.notFor}</h3>
          <CheckList items={notFor} sign="minus" className="mt-4 desktop:mt-6" />
        </li>
        <li className="on-dark bg-ink p-5 text-white desktop:col-span-2 desktop:p-10 wide:grid wide:grid-cols-[1fr_3fr] wide:gap-8">
          <h3 className="text-xl desktop:text-2xl">{technologyCopy.fit.deliverables}</h3>
          <CheckList
            items={deliverables}
            className="mt-4 gap-x-10 text-mint desktop:mt-6 wide:mt-0 desktop:block desktop:columns-2 desktop:*:break-inside-avoid desktop:*:not-last:mb-3"
          />
        </li>
      </ul>
    </Section>
  );
}

interface TechnologyServicesProps {
  name: string;
  services: readonly { name: string; path: string }[];
}

export function TechnologyServices({ name, services }: TechnologyServicesProps) {
  return (
    <SideBox>
      <h3 className="text-xl">{fillText(technologyCopy.intro.services, { technology: name })}</h3>
      <ul className="mt-2 desktop:grid desktop:auto-cols-fr desktop:grid-flow-col desktop:gap-x-8">
        {services.map((service) => (
          <li key={service.path} className="border-white/25 max-desktop:not-last:border-b">
            <Link
              to={service.path}
              className="group flex min-h-12 items-center justify-between gap-4 py-2 desktop:items-start font-title text-lg font-semibold text-lime hover:text-white"
            >
              {service.name}
              <Icon
                icon={ArrowRight}
                className="size-5 shrink-0 transition-transform duration-300 group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </SideBox>
  );
}
