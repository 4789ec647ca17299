import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PageCopy } from '../../content/schema/copy/copy-file.ts';
import { QuoteWidget } from '../chrome/quote-widget.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { listedPageMeta } from '../seo/page-meta.ts';
import { itemList } from '../seo/structured-data.ts';
import { Icon } from '../ui/icon.tsx';
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
  groups: readonly HubGroup[];
  /** At its end. */
  closing: { title: string; action: string };
  /** Its window of panes. */
  children: ReactNode;
}

/** A page that leads to all pages of a kind: a window whose panes light up, then each page in words. */
export function Hub({ columns, title, lead, groups, closing, children }: HubProps) {
  return (
    <Sections>
      <section className={`${columns} on-dark panes bleed bg-ink text-white`}>
        <div className="hub-head">
          <h1 className="text-4xl desktop:text-5xl wide:text-hero">{title}</h1>
          <p className="mt-5 max-w-xl text-lg text-mint wide:text-xl">{lead}</p>
        </div>
        {children}
      </section>
      <Directory groups={groups} />
      <CallToAction title={closing.title} label={closing.action} link="/obtenir-un-devis" />
      <QuoteWidget />
    </Sections>
  );
}

/** Metadata of a hub, with the list of its pages. */
export function hubMeta(copy: PageCopy['meta'], groups: readonly HubGroup[] = []) {
  const links = groups.flatMap(({ entries }) => entries);
  return [...listedPageMeta(copy, { count: links.length }), { 'script:ld+json': itemList(links) }];
}

/** Name, sentence and link of the lit pane of a hub. */
export function HubSaying({ entry: { name, path, sentence, way } }: { entry: HubEntry }) {
  return (
    <div className="hub-saying">
      <div aria-live="polite">
        <p className="font-title text-3xl font-semibold text-lime wide:text-4xl">{name}</p>
        <p className="mt-3 max-w-2xl text-lg wide:text-xl">{sentence}</p>
      </div>
      <Link to={path} className="hub-way group">
        {way}
        <Icon
          icon={ArrowRight}
          className="size-5 transition-transform duration-300 group-hover:translate-x-1"
        />
      </Link>
    </div>
  );
}

/** Every page of a hub with a one-sentence description, by group: folded on phones (`styles/hubs.css`). */
function Directory({ groups }: { groups: readonly HubGroup[] }) {
  return (
    <div className="column grid py-12 desktop:gap-20 desktop:py-28">
      {groups.map(({ title, entries }) => (
        // A grid of its own: a title would stay on the screen to the end of all groups.
        <details key={title} className="hub-group">
          <summary className="plus-sign">{title}</summary>
          <h2 className="text-2xl desktop:sticky desktop:top-28 desktop:self-start">{title}</h2>
          <ul className="border-t border-ink max-desktop:border-ink/25">
            {entries.map(({ name, path, sentence }) => (
              <li
                key={path}
                className="group relative grid gap-x-8 gap-y-1 border-ink/25 py-5 not-last:border-b print:py-2 desktop:border-b wide:grid-cols-[1fr_2fr]"
              >
                <Link
                  to={path}
                  className="font-title text-2xl font-semibold after:absolute after:inset-0 group-hover:text-emerald"
                >
                  {name}
                </Link>
                <p className="max-w-xl text-stone">{sentence}</p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
