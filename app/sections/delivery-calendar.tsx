import { deliveryCopy } from 'content-collections';
import { CalendarPlus } from 'lucide';
import { fillText } from '../../content/sentence.ts';
import { DAY_NAMES } from '../../domain/day-names.ts';
import type { DeliveryCalendar, Pane, WeekOfPanes } from '../delivery/delivery-calendar.ts';
import type { Price } from '../estimate/price.ts';
import { useAgency } from '../facts/use-agency.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTools } from '../ui/page-tools.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Section } from '../ui/section.tsx';
import { PriceLine } from './price-line.tsx';

type CalendarSectionProps = Pick<DeliveryCalendar, 'project' | 'note'> & {
  /** Of the project. */
  price: Price | null;
  plan: NonNullable<DeliveryCalendar['plan']>;
};

export function DeliveryCalendarSection({ project, price, note, plan }: CalendarSectionProps) {
  const { milestones, online, query, start, tried, weeks, workingDays } = plan;
  return (
    // Keyed, as most of its texts are another calendar’s.
    <Section key={query} tone="ink" labelledBy="calendrier">
      <div className="grid gap-10 wide:grid-cols-[7fr_5fr] wide:gap-x-12 wide:gap-y-14">
        <div className="calculator-result wide:col-start-2">
          <div className="calculator-pane max-wide:contents wide:p-[clamp(1.5rem,2.5vw,2.25rem)]">
            <h2 id="calendrier" className="mb-6 text-balance">
              <span className="block text-xl font-semibold tracking-normal text-mint">
                {fillText(deliveryCopy.calendar.title, { offer: project.offer })}
              </span>
              <span className="mt-3 block text-[min(2.5rem,9.4vw)] leading-none text-lime desktop:text-hero wide:text-[clamp(2rem,3.1vw,3rem)]">
                {fillText(deliveryCopy.calendar.online, { online })}
              </span>
            </h2>
            <PriceLine price={price} className="mb-6 text-mint" />
            <DeliveryWindow
              caption={fillText(deliveryCopy.calendar.caption, { offer: project.offer, start, online })}
              weeks={weeks}
            />
          </div>
          <div className="not-printed mt-8">
            <Button
              routerLink={`/obtenir-un-devis${query}`}
              color="white"
              size="large"
              label={deliveryCopy.calendar.action}
            />
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
              <a
                href={`/delais/calendrier.ics${query}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-4 hover:text-lime"
              >
                <Icon icon={CalendarPlus} className="size-5" />
                Dans mon agenda (.ics)
              </a>
              <PageTools query={query} />
            </div>
          </div>
        </div>
        <div className="wide:row-start-1">
          <p className="max-w-2xl text-lg text-mint">
            {fillText(deliveryCopy.calendar.lead, { start, delay: project.text, workingDays })} {tried}
          </p>
          {note ? (
            <p role="status" className="mt-4 max-w-2xl border-l-4 border-lime py-1 pl-4">
              {note}
            </p>
          ) : null}
        </div>
        <ol className="border-mint/30 max-wide:border-t wide:col-span-full wide:grid wide:grid-cols-3 wide:gap-x-12 wide:gap-y-8">
          {milestones.map(({ step, title, when, day, date, outcome, yours, isSample }) => (
            <li key={title} className="flex gap-5 border-mint/30 py-5 max-wide:border-b wide:border-t">
              <span className="week-mark" aria-hidden="true">
                {step}
              </span>
              <div className="min-w-0 grow only-desktop:grid only-desktop:grid-cols-[3fr_4fr] only-desktop:grid-rows-[auto_1fr] only-desktop:gap-x-6">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 font-semibold text-lime">
                  {when}{' '}
                  <time dateTime={date} className="mr-2 desktop:whitespace-nowrap">
                    {day}
                  </time>{' '}
                  {isSample && !price?.isSample ? <SampleTag /> : null}
                </p>
                <div className="mt-2 text-mint only-desktop:col-start-2 only-desktop:row-[1/span_2] only-desktop:mt-0">
                  <p>{outcome}</p>
                  <p className="mt-1 text-sm">{fillText(deliveryCopy.calendar.yours, { task: yours })}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** How the calendar is calculated, and how reliable it is. */
export function DeliveryMethod() {
  return (
    <Section tone="paper" labelledBy="methode">
      <h2 id="methode" className="max-w-3xl heading">
        {deliveryCopy.method.title}
      </h2>
      <ul className="mt-8 grid gap-8 desktop:grid-cols-3 desktop:gap-10">
        {[deliveryCopy.method.days, deliveryCopy.method.shifts, deliveryCopy.method.reach].map(
          ({ title, text }) => (
            <li key={title} className="border-t-2 border-ink pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-stone">{text}</p>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

interface DeliveryWindowProps {
  /** Caption of the table, for screen readers. */
  caption: string;
  weeks: readonly WeekOfPanes[];
}

/** Calendar of a project as a table, one row a week; the panes get lighter towards the launch day. */
function DeliveryWindow({ caption, weeks }: DeliveryWindowProps) {
  const { days } = useAgency().hours;
  const columns = [...days].sort((a, b) => a - b).map((day) => DAY_NAMES[day - 1] ?? '');
  return (
    <table className="week-window">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((day) => (
            <th key={day} scope="col">
              <abbr title={day}>{day.slice(0, 3)}.</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ label, panes }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {panes.map((pane) => (
              <td key={pane.date} className={`week-pane week-pane-${stateOf(pane)}`}>
                <span aria-hidden="true">{pane.dayOfMonth}</span>
                <span className="sr-only">{pane.spoken}</span>
                {pane.isEnd ? (
                  <span className="week-mark" aria-hidden="true">{`${pane.step + 1}`}</span>
                ) : null}
                {pane.note === 'essai' ? <span className="week-mark" aria-hidden="true" /> : null}
                {pane.note ? (
                  <span className="week-note" aria-hidden="true">
                    {pane.note}
                  </span>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateOf({ state, step }: Pane): string {
  return state === 'step' ? String(step + 1) : state;
}
