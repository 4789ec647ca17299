import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageCopy } from '../../content/schema/copy/copy-file.ts';
import type { CaseSummary } from '../case-studies/case-summary.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import type { Price } from '../estimate/price.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HeroResult } from '../sections/hero-result.tsx';
import { PriceLine } from '../sections/price-line.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import { Button } from '../ui/button.tsx';
import { MARKS } from '../ui/icon.tsx';
import { SampleRibbon } from '../ui/sample-tag.tsx';
import { Sections } from '../ui/sections.tsx';

/** A page that a hub links to. */
export interface HubEntry {
  slug: string;
  name: string;
  path: string;
  /** The sentence under the title of its page. */
  sentence: string;
  /** Text of the link under the sentence: « Nos experts à Lyon ». */
  way: string;
  /** Whom we worked for there: « Client : Caisse Mervane ». */
  clients?: string | undefined;
  /** Its mark on the wall, where that is not named like it. */
  mark?: string | undefined;
}

/** Entries under one heading. */
export interface HubGroup {
  title: string;
  entries: readonly HubEntry[];
}

interface HubProps {
  /** Class of its columns (`styles/hubs.css`). */
  columns: 'hub-columns' | 'wall-columns';
  title: string;
  lead: string;
  listTitle: string;
  /** What in it is made up. */
  samples?: readonly string[];
  groups: readonly HubGroup[];
  /** Below its first button. */
  price: Price | null;
  caseStudy: CaseSummary | undefined;
  /** At its end. */
  closing: { title: string; action: string };
  /** Its window of panes. */
  children: ReactNode;
}

/** A page that leads to all pages of a kind: a window whose panes light up, then each page in words. */
export function Hub({
  columns,
  title,
  lead,
  listTitle,
  samples,
  groups,
  price,
  caseStudy,
  closing,
  children,
}: HubProps) {
  return (
    <Sections>
      <section className={`${columns} on-dark panes bleed bg-ink text-white`}>
        <div className="hub-head [&>p+a]:mt-6">
          <h1 className="text-4xl desktop:text-[5.3vw] wide:text-hero">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-mint wide:text-xl">{lead}</p>
          <Button routerLink="/obtenir-un-devis" color="white" size="large" label={closing.action} />
          <PriceLine price={price} className="mt-5 text-mint" />
          {caseStudy ? <HeroResult caseStudy={caseStudy} isBelow={false} isMarked={price?.isSample} /> : null}
        </div>
        {children}
      </section>
      <Directory title={listTitle} groups={groups} samples={samples} isMarked={columns === 'wall-columns'} />
      <CallToAction title={closing.title} label={closing.action} link="/obtenir-un-devis" />
      <QuoteWidget />
    </Sections>
  );
}

export function hubMeta(copy: PageCopy['meta'], groups: readonly HubGroup[] = []) {
  const links = groups.flatMap(({ entries }) => entries);
  return [...listedPageMeta(copy, { count: links.length }), { 'script:ld+json': itemList(links) }];
}

/** Name, sentence and link of the lit pane of a hub, after what stands for it. */
export function HubSaying({
  entry: { name, path, sentence, way },
  children,
}: {
  entry: HubEntry;
  children?: ReactNode;
}) {
  return (
    <div className="hub-saying">
      {children}
      <p>{name}</p>
      {/* The pane that lights it has its name. */}
      <p aria-live="polite">{sentence}</p>
      <Link to={path} className="leads-on hub-way">
        {way}
      </Link>
    </div>
  );
}

interface DirectoryProps {
  title: string;
  groups: readonly HubGroup[];
  samples: readonly string[] | undefined;
  isMarked: boolean;
}

/** Every page of a hub with a one-sentence description, by group: folded on phones (`styles/hubs.css`). */
function Directory({ title, groups, samples = [], isMarked }: DirectoryProps) {
  return (
    <section
      aria-labelledby="liste"
      className={`column pt-12 pb-12 desktop:pt-24 ${isMarked ? '' : 'gap-x-8 desktop:columns-2 wide:gap-x-16'}`}
    >
      <h2 id="liste" className="heading mb-6 [column-span:all] desktop:mb-12">
        {title}
      </h2>
      {groups.map(({ title, entries }) => (
        <details key={title} className="hub-group break-inside-avoid desktop:mb-12">
          <summary className="plus-sign">
            {isMarked ? (
              title
            ) : (
              <span className="py-3">
                {title} <span className="hub-names">{entries.map(({ name }) => name).join(', ')}</span>
              </span>
            )}
          </summary>
          <h3 className={`mb-3 text-2xl ${isMarked ? 'wide:float-left' : ''}`}>{title}</h3>
          <ul
            className={`border-t border-ink max-desktop:border-ink/25 ${isMarked ? 'gap-x-8 desktop:grid desktop:grid-cols-2 wide:ml-[25%]' : ''}`}
          >
            {entries.map(({ slug, name, path, sentence, clients, mark = slug }) => (
              <li
                key={path}
                className={`group relative border-ink/25 py-3.5 text-stone wide:pr-8 print:py-2 ${isMarked ? 'border-b max-desktop:last:border-b-0 desktop:last:odd:col-span-2 wide:pl-11' : 'not-last:border-b'}`}
              >
                <Link
                  to={path}
                  className={`leads-on mb-0.5 font-title text-xl font-semibold text-ink before:absolute before:inset-0 group-hover:text-emerald wide:-mr-8 ${isMarked ? 'wide:-ml-11' : ''}`}
                >
                  {isMarked ? (
                    <svg className="hub-mark" aria-hidden="true">
                      <use href={`${MARKS}#${mark}`} />
                    </svg>
                  ) : null}
                  {name}
                </Link>{' '}
                {sentence}{' '}
                {clients ? <span className="block font-semibold text-emerald">{clients}</span> : null}
              </li>
            ))}
          </ul>
        </details>
      ))}
      <SampleRibbon
        what={samples}
        className="mt-6 text-stone max-desktop:[&:not([open]~*)]:hidden desktop:mt-0"
      />
    </section>
  );
}
