import { Link } from 'react-router';
import type { PriceInLine } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section, type SectionTone } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';

interface Offer {
  title: string;
  text: string;
  page: string;
  price: PriceInLine | undefined;
  /** Of a project. */
  picture: string | undefined;
}

interface OfferSectionProps {
  /** Id of the section, which the hero's card links to; the picture is named after it too. */
  id: 'consulting' | 'conception' | 'marketing';
  group: {
    title: string;
    introduction: string;
    action: string;
    /** Priced as their pages are. */
    offers: readonly Offer[];
    /** Priced as what is often bought of them. */
    further: readonly Offer[];
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

const LEFT = 'desktop:col-start-1';
const RIGHT = 'desktop:col-start-2';

/** One pillar in detail: a picture beside its introduction, then its offers, and smaller those that go further. */
export function OfferSection({ id, group, path }: OfferSectionProps) {
  const title = `${id}-titre`;
  const { offers, further, isSample } = group;
  const [picture, words] = id === 'conception' ? [RIGHT, LEFT] : [LEFT, RIGHT];
  const list = 'desktop:grid desktop:grid-cols-2 desktop:gap-x-8 wide:gap-x-16';
  return (
    <Section tone={TONES[id]} id={id} labelledBy={title}>
      <div className="grid gap-y-5 desktop:grid-cols-2 desktop:grid-rows-[1fr_auto_1fr] desktop:gap-x-8 wide:gap-x-16">
        <h2 id={title} className={`heading self-end ${words}`}>
          {group.title}
        </h2>
        <Picture
          src={`/assets/services/offre-${id}.svg`}
          alt=""
          width={1200}
          height={900}
          className={`aspect-5/3 w-full border border-ink object-cover desktop:row-span-3 desktop:row-start-1 ${picture}`}
        />
        <p className={`text-lg text-stone ${words}`}>{group.introduction}</p>
        <div className={words}>
          <Button
            routerLink={path}
            color={path === '/contact' ? 'black-outline' : 'green'}
            size="large"
            label={group.action}
          />
        </div>
      </div>
      <div className="mt-7 desktop:mt-12">
        <ul className={`border-t border-ink ${list}`}>
          {offers.map((offer, index) => (
            <OfferItem key={offer.title} offer={offer} isSample={isSample && index === 0} />
          ))}
        </ul>
        <ul className={further.length === 2 ? list : `${list} wide:grid-cols-3`}>
          {further.map((offer) => (
            <OfferItem key={offer.title} offer={offer} isSmall />
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface OfferItemProps {
  offer: Offer;
  isSample?: boolean;
  isSmall?: boolean;
}

function OfferItem({
  offer: { title, text, page, price, picture },
  isSample = false,
  isSmall = false,
}: OfferItemProps) {
  return (
    <li
      className={`group relative border-b border-ink/30 py-2.5 desktop:py-6 ${isSmall ? 'only-desktop:last:odd:col-span-full' : 'desktop:last:odd:col-span-full'} ${picture ? 'wide:grid wide:grid-cols-[auto_minmax(0,1fr)] wide:grid-rows-[auto_auto_1fr] wide:gap-x-6' : ''}`}
    >
      {picture ? (
        <Picture
          src={picture}
          alt=""
          width={1200}
          height={900}
          className="border border-ink object-cover max-desktop:hidden only-desktop:mb-5 only-desktop:aspect-2/1 only-desktop:w-full wide:row-span-3 wide:aspect-4/3 wide:w-52"
        />
      ) : null}
      <h3
        className={`${isSmall ? 'text-base desktop:text-lg' : 'text-xl desktop:text-2xl'} ${page ? 'leads-on' : ''}`}
      >
        {page ? (
          <Link to={page} className="after:absolute after:inset-0 group-hover:text-emerald">
            {titleText(title)}
          </Link>
        ) : (
          titleText(title)
        )}
      </h3>
      {/* With a price, a phone leaves it to the offer’s own page. */}
      <p className={`mt-2 text-stone ${page && price ? 'max-desktop:hidden print:block' : ''}`}>{text}</p>
      {price ? (
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm font-medium desktop:mt-2">
          <strong
            className={`min-w-0 text-base font-bold desktop:font-title desktop:text-emerald ${isSmall ? 'desktop:text-lg' : 'desktop:text-2xl'}`}
          >
            {price.amount}
          </strong>{' '}
          {price.about} {isSample ? <SampleTag /> : null}
        </p>
      ) : null}
    </li>
  );
}
