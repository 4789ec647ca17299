import { serviceCopy } from 'content-collections';
import { SideBox } from '../ui/box.tsx';
import { CheckList } from '../ui/check-list.tsx';
import { Section, type SectionTone } from '../ui/section.tsx';

interface ServiceFactsProps {
  included: readonly string[];
  /** What its price does not cover, for what is sold as a project. */
  excluded: readonly string[];
  /** How long it takes, and what it costs. */
  figures: readonly { figure: string; about: string }[];
}

/** How long a service takes, what it costs, what this covers, and what it does not. */
export function ServiceFacts({ included, excluded, figures }: ServiceFactsProps) {
  return (
    <SideBox>
      {figures.length > 0 ? (
        <div className="mb-5 grid gap-x-10 gap-y-4 border-white/25 border-b pb-5 text-mint desktop:grid-cols-2">
          {figures.map(({ figure, about }) => (
            <p key={figure} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <strong className="font-title text-[min(2rem,8vw)] leading-none font-bold tracking-tight text-lime">
                {figure}
              </strong>{' '}
              {about}
            </p>
          ))}
        </div>
      ) : null}
      <div className="desktop:grid desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-10">
        <h3 className="text-xl">{serviceCopy.included}</h3>
        <CheckList
          items={included}
          className={`mt-4 text-mint ${excluded.length > 0 ? '' : 'desktop:block desktop:columns-2 desktop:gap-x-10 desktop:*:mb-3 desktop:*:break-inside-avoid'}`}
        />
        {excluded.length > 0 ? (
          <>
            <h3 className="text-xl max-desktop:mt-6">{serviceCopy.excluded}</h3>
            <CheckList items={excluded} sign="minus" className="mt-4 text-mint" />
          </>
        ) : null}
      </div>
    </SideBox>
  );
}

/** Cards in a row; a list beside its title; two columns of lines, each under a rule. */
const READERS = {
  cards: {
    section: '',
    list: 'grid gap-px border border-ink bg-ink',
    item: 'bg-white p-5 desktop:p-6 wide:p-8',
  },
  list: {
    section: 'wide:grid wide:grid-cols-[4fr_8fr] wide:gap-12',
    list: 'wide:mt-0',
    item: 'gap-8 border-t border-ink py-5 desktop:grid desktop:grid-cols-[2fr_3fr] desktop:items-baseline desktop:py-6',
  },
  columns: {
    section: '',
    list: 'grid gap-x-16 desktop:grid-cols-2',
    item: 'border-t-3 border-emerald py-5 desktop:pb-10',
  },
} as const;

interface ServiceReadersProps {
  readers: readonly { title: string; text: string }[];
  look: keyof typeof READERS;
  tone: Extract<SectionTone, 'paper' | 'white'>;
}

export function ServiceReaders({ readers, look, tone }: ServiceReadersProps) {
  const { section, list, item } = READERS[look];
  const columns = readers.length === 4 ? 'desktop:grid-cols-2 wide:grid-cols-4' : 'desktop:grid-cols-3';
  return (
    <Section tone={tone} labelledBy="perimetre">
      <div className={section}>
        <h2 id="perimetre" className="heading">
          {serviceCopy.readers}
        </h2>
        <ul className={`mt-8 ${list} ${look === 'cards' ? columns : ''}`}>
          {readers.map(({ title, text }) => (
            <li key={title} className={item}>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-stone">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
