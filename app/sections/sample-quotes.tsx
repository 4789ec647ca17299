import { estimateCopy } from 'content-collections';
import { daysInWords, eurosInWords } from '../../domain/estimate/wording.ts';
import type { EstimatePage } from '../estimate/estimate-page.ts';
import { Button } from '../ui/button.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';

export function SampleQuotes({ quotes, dayRate }: Pick<EstimatePage, 'quotes' | 'dayRate'>) {
  return (
    <Section tone="ink" labelledBy="exemples">
      <div className="not-printed">
        <h2 id="exemples" className="heading max-w-3xl">
          {estimateCopy.samples.title}
        </h2>
        <p className="mt-5 max-w-2xl text-lg text-mint">
          {estimateCopy.samples.lead} <SampleTag />
        </p>
        <div className="mt-12 grid gap-8 wide:grid-cols-3 wide:gap-y-0">
          {quotes.map(({ kind, kindName, title, situation, lines, usual }) => {
            const total = lines.reduce((sum, { days }) => sum + days, 0);
            const all = { least: total, most: total };
            return (
              <article
                key={kind}
                className="on-light flex flex-col border border-ink bg-paper p-6 text-ink shadow-slab-small desktop:p-8 wide:row-span-4 wide:grid wide:grid-rows-subgrid"
              >
                <p className="text-sm text-stone">{kindName}</p>
                <h3 className="mt-3 text-2xl">{title}</h3>
                <p className="mt-2 text-stone">{situation}</p>
                <dl className="mt-6 flex grow flex-col">
                  {lines.map(({ label, days, note }) => (
                    <div
                      key={label}
                      className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-ink/20 py-3"
                    >
                      <dt className="font-semibold">{label}</dt>
                      <dd className="text-right whitespace-nowrap tabular-nums">
                        {daysInWords({ least: days, most: days })}
                      </dd>
                      <dd className="col-span-2 mt-1 border-l-2 border-emerald pl-3 text-sm text-stone">
                        {note}
                      </dd>
                    </div>
                  ))}
                  <div className="mt-auto grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t-2 border-ink pt-4">
                    <dt className="font-semibold">
                      {daysInWords(all)} à {eurosInWords({ least: 1, most: 1 }, dayRate)} HT
                    </dt>
                    <dd className="font-title text-2xl font-bold whitespace-nowrap">
                      {eurosInWords(all, dayRate)} <span className="text-base">HT</span>
                    </dd>
                    <dd className="order-first col-span-2 mb-2 text-sm text-stone wide:min-h-[3lh]">
                      {usual}
                    </dd>
                  </div>
                </dl>
              </article>
            );
          })}
        </div>
        <div className="mt-12">
          <Button
            routerLink="/obtenir-un-devis"
            color="white"
            size="large"
            label={estimateCopy.samples.action}
          />
        </div>
      </div>
    </Section>
  );
}
