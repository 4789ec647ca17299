import { cityCopy } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { titleTypography } from '../../domain/typography.ts';
import { SideBox } from '../ui/box.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

interface CityVisitProps {
  /** « à Lyon », « au Havre ». */
  locative: string;
  title: string;
  text: string;
}

/** How we work in a city that no client is near. */
export function CityVisit({ locative, title, text }: CityVisitProps) {
  return (
    <p className="hero-proof max-w-xl text-sm text-mint min-[75rem]:max-w-none">
      <span className="block text-base min-[75rem]:inline font-semibold">
        {titleTypography(fillText(cityCopy.hero.visit, { place: locative }))}
        {'\u202f: '}
        <strong className="inline-block text-white">{title}</strong>
      </span>{' '}
      {text}
    </p>
  );
}

/** Beside the title of the steps: the city’s place on France, and how the agency comes there. */
export function CityWay({ seal, alt, travel }: { seal: string; alt: string; travel: string | undefined }) {
  return (
    <>
      {seal && (
        <Picture src={seal} alt={alt} width={320} height={320} className="h-auto max-[22rem]:hidden" />
      )}
      {travel ? <p className="max-w-xl max-desktop:mb-2 desktop:-mt-3 desktop:text-lg">{travel}</p> : null}
    </>
  );
}

interface CityNeedsProps {
  /** « de Lyon », « du Havre ». */
  origin: string;
  needs: readonly { title: string; text: string }[];
}

/** What firms in a city ask for, line by line beside the heading. */
export function CityNeeds({ origin, needs }: CityNeedsProps) {
  return (
    <Section tone="paper" labelledBy="besoins">
      <div className="grid gap-5 desktop:gap-8 wide:grid-cols-12">
        <h2 id="besoins" className="heading wide:col-span-5">
          {fillText(cityCopy.needs, { origin })}
        </h2>
        <ul className="border-t border-ink wide:col-span-7">
          {needs.map(({ title, text }) => (
            <li
              key={title}
              className="border-b border-ink/25 py-4 last:border-b-0 last:pb-0 desktop:grid desktop:grid-cols-[2fr_3fr] desktop:gap-8 desktop:py-7"
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

interface CityServicesProps {
  /** « à Lyon », « au Havre ». */
  locative: string;
  services: readonly { name: string; path: string; reason: string }[];
}

/** The services that firms in a city need most, each with the reason. */
export function CityServices({ locative, services }: CityServicesProps) {
  return (
    <SideBox>
      <h3 className="text-xl">{fillText(cityCopy.intro.services, { place: locative })}</h3>
      <ul className="mt-2 desktop:grid desktop:auto-cols-fr desktop:grid-flow-col desktop:gap-x-8">
        {services.map(({ name, path, reason }) => (
          <li key={path} className="border-white/25 py-3 max-desktop:not-last:border-b last:pb-0">
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between gap-4 py-2 font-title desktop:min-h-0 desktop:items-start desktop:py-0 text-lg font-semibold text-lime hover:text-white"
            >
              {name}
              <Icon icon={ArrowRight} className="size-5 shrink-0" />
            </Link>
            <p className="text-mint desktop:mt-1">{reason}</p>
          </li>
        ))}
      </ul>
    </SideBox>
  );
}
