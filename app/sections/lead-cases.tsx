import { caseListCopy } from 'content-collections';
import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { fillText } from '../../content/sentence.ts';
import { type CaseEntry, samplesAmong } from '../case-studies/case-summary.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo, ScreenPicture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { ResultFigure } from '../ui/result-figure.tsx';
import { SampleRibbon } from '../ui/sample-tag.tsx';

/** The featured cases: each a screen at full width, with its key figure across the picture's edge. */
export function LeadCases({ entries }: { entries: readonly CaseEntry[] }) {
  return (
    <section aria-labelledby="a-la-une" className="bg-paper">
      <h2 id="a-la-une" className="sr-only">
        {[caseListCopy.leads.titleOfOne, caseListCopy.leads.titleOfTwo][entries.length - 1] ??
          caseListCopy.leads.title}
      </h2>
      <SampleRibbon what={samplesAmong(entries)} className="column pt-6 text-stone" />
      <ul className="column grid gap-20 pt-10 pb-16 desktop:gap-32 desktop:pt-12 desktop:pb-28">
        {entries.map((entry, index) => (
          <li key={entry.slug} id={entry.slug}>
            <LeadCase entry={entry} isMirrored={index % 2 === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeadCase({ entry, isMirrored }: { entry: CaseEntry; isMirrored: boolean }) {
  const { slug, path, title, topic, description, client, madeFor, figure, image } = entry;
  const titleId = `${slug}-titre`;
  return (
    <article aria-labelledby={titleId} className="group relative grid grid-cols-1 wrap-anywhere">
      <ScreenPicture screen={image} className="aspect-16/10 w-full border border-ink object-cover" />
      <div
        className={`on-dark grid bg-ink text-white desktop:-mt-28 desktop:w-[88%] desktop:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] wide:-mt-36 ${isMirrored ? 'desktop:ml-auto' : ''}`}
      >
        <div className="flex flex-col items-start gap-6 bg-emerald p-6 desktop:p-10">
          <p>
            <ResultFigure {...figure} size="medium" className="text-lime" />
          </p>
          <Logo
            src={client.logo}
            alt=""
            className="w-auto object-contain object-left mt-auto box-content h-8 max-w-44 bg-white px-4 py-3"
          />
        </div>
        <div className="p-6 desktop:p-10">
          <p className="text-mint">{fillText(caseListCopy.leads.topic, { topic, client: madeFor })}</p>
          <h3 id={titleId} className="mt-3 text-3xl wide:text-4xl">
            <Link
              to={path}
              prefetch={PREFETCH}
              className="after:absolute after:inset-0 hover:text-lime focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-emerald"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-4 max-w-lg text-mint">{description}</p>
          <p
            className="mt-5 inline-flex items-center gap-2 font-semibold group-hover:text-lime"
            aria-hidden="true"
          >
            {caseListCopy.leads.action}
            <Icon
              icon={ArrowRight}
              className="size-5 transition-transform duration-200 group-hover:translate-x-1"
            />
          </p>
        </div>
      </div>
    </article>
  );
}
