import { Link } from 'react-router';
import type { PriceInLine } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section, type SectionTone } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';

interface OfferSectionProps {
  /** Id of the section, which the hero's card links to; the picture is named after it too. */
  id: 'consulting' | 'conception' | 'marketing';
  group: {
    title: string;
    introduction: string;
    action: string;
    offers: readonly { title: string; text: string; page: string; price: PriceInLine | undefined }[];
    /** Whether the prices are made up for the demonstration. */
    isSample: boolean;
  };
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
  const { offers } = group;
  const isMirrored = id === 'conception';
  // Three offers or fewer make a row below the introduction, which a column of them would leave alone; on a tablet all do.
  const isRow = offers.length <= 3;
  const beside = 'desktop:col-span-6 desktop:col-start-7';
  return (
    <Section tone={TONES[id]} id={id} labelledBy={title}>
      <div className="grid gap-7 desktop:grid-cols-12 desktop:gap-8">
        <div
          className={`desktop:col-span-12 ${isRow ? '' : 'wide:col-span-5'} ${isMirrored ? 'wide:order-2 wide:col-start-8' : ''}`}
        >
          {/* On a phone the picture stands under the title. */}
          <div
            className={`max-desktop:flex max-desktop:flex-col desktop:grid desktop:grid-cols-12 desktop:grid-rows-[1fr_auto_1fr] desktop:gap-x-8 ${isRow ? '' : 'wide:sticky wide:top-28 wide:block'}`}
          >
            <Picture
              src={`/assets/services/offre-${id}.svg`}
              alt=""
              width={1200}
              height={900}
              className="aspect-5/3 w-full border border-ink object-cover max-desktop:order-1 max-desktop:mt-5 desktop:aspect-4/3 desktop:col-span-6 desktop:row-span-3"
            />
            <h2 id={title} className={`heading desktop:self-end ${isRow ? '' : 'wide:mt-8'} ${beside}`}>
              {group.title}
            </h2>
            <p className={`mt-4 text-lg text-stone max-desktop:order-1 ${beside}`}>{group.introduction}</p>
            <div className={`mt-5 max-desktop:order-1 desktop:mt-7 ${beside}`}>
              <Button
                routerLink={path}
                color={path === '/contact' ? 'black-outline' : 'green'}
                size="large"
                label={group.action}
              />
            </div>
          </div>
        </div>
        <ul
          className={`border-t border-ink desktop:col-span-12 ${isRow ? 'wide:grid wide:grid-cols-3 wide:gap-8 wide:border-0' : `only-desktop:grid only-desktop:grid-cols-2 only-desktop:gap-x-8 wide:col-span-6 ${isMirrored ? '' : 'wide:col-start-7'}`}`}
        >
          {offers.map(({ title, text, page, price }, index) => (
            <li
              key={title}
              className={`offer group relative flex gap-3 border-b border-ink/30 py-2.5 desktop:gap-5 desktop:py-6 ${isRow ? 'wide:border-t wide:border-b-0 wide:border-t-ink' : 'only-desktop:last:odd:col-span-2'}`}
            >
              <div className="grow">
                <h3 className={`text-lg desktop:text-2xl ${page ? 'leads-on' : ''}`}>
                  {page ? (
                    <Link to={page} className="after:absolute after:inset-0 group-hover:text-emerald">
                      {titleText(title)}
                    </Link>
                  ) : (
                    titleText(title)
                  )}
                </h3>
                {/* With a price, a phone leaves it to the offer’s own page. */}
                <p className={`mt-2 text-stone ${page && price ? 'max-desktop:hidden print:block' : ''}`}>
                  {text}
                </p>
                {price ? (
                  <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 font-bold desktop:mt-2 desktop:text-lg">
                    {price.amount}{' '}
                    <span className="text-sm font-medium">
                      {price.about} {group.isSample && index === 0 ? <SampleTag /> : null}
                    </span>
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
