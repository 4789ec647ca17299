import type { offerList } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section, type SectionTone } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';

interface OfferSectionProps {
  /** Id of the section, which the hero's card links to; the picture is named after it too. */
  id: 'consulting' | 'conception' | 'marketing';
  group: (typeof offerList)['consulting'];
  /** Link of the button. */
  path: string;
}

const TONES: Record<OfferSectionProps['id'], SectionTone> = {
  consulting: 'paper',
  conception: 'white',
  marketing: 'paper',
};

/** One pillar in detail: a sticky picture and introduction beside its offers. */
export function OfferSection({ id, group, path }: OfferSectionProps) {
  const title = `${id}-titre`;
  const isMirrored = id === 'conception';
  return (
    <Section tone={TONES[id]} id={id} labelledBy={title}>
      <div className="grid gap-10 desktop:grid-cols-12 desktop:gap-8">
        <div className={`desktop:col-span-5 ${isMirrored ? 'desktop:order-2 desktop:col-start-8' : ''}`}>
          {/* On a phone the picture stands under the title. */}
          <div className="max-desktop:flex max-desktop:flex-col desktop:sticky desktop:top-28">
            <Picture
              src={`/assets/services/offre-${id}.svg`}
              alt=""
              width={1200}
              height={900}
              className="aspect-4/3 w-full border border-ink object-cover max-desktop:order-1 max-desktop:mt-6"
            />
            <h2 id={title} className="text-3xl desktop:mt-8 wide:text-5xl">
              {group.title}
            </h2>
            <p className="mt-5 text-lg text-stone max-desktop:order-1 desktop:mt-4">{group.introduction}</p>
            <div className="mt-7 max-desktop:order-1">
              <Button routerLink={path} size="large" label={group.action} />
            </div>
          </div>
        </div>
        <ul className={`border-t border-ink desktop:col-span-6 ${isMirrored ? '' : 'desktop:col-start-7'}`}>
          {group.offers.map(({ title, text, page }, index) => (
            <li key={title} className="relative border-b border-ink/30">
              <div className="group flex gap-3 py-5 desktop:gap-5 desktop:py-6">
                <span
                  className="w-5 shrink-0 font-title text-xl font-bold desktop:w-8 text-emerald"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <div className="grow">
                  <h3 className="text-xl desktop:text-2xl">
                    {page ? (
                      <Link to={page} className="after:absolute after:inset-0 group-hover:text-emerald">
                        {titleText(title)}
                      </Link>
                    ) : (
                      titleText(title)
                    )}
                  </h3>
                  <p className="mt-2 text-stone">{text}</p>
                </div>
                {page ? (
                  <Icon
                    icon={ArrowRight}
                    className="mt-0.5 size-5 shrink-0 desktop:mt-1.5 text-emerald transition-transform duration-300 group-hover:translate-x-1"
                  />
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
