import {
  deliveryCopy,
  deliveryTimeList,
  schedule as division,
  estimateList,
  workflow,
} from 'content-collections';
import type { Facts } from '../../content/facts.ts';
import { fillText } from '../../content/sentence.ts';
import { dateInParis, dayBeside, dayInWords, shortDay } from '../../domain/dates.ts';
import {
  deliverySchedule,
  latestStart,
  readStart,
  type Schedule,
  type StartAnswer,
  weeksOf,
} from '../../domain/delivery/schedule.ts';
import type { WorkingWeek } from '../../domain/working-hours/working-days.ts';
import { calendarQuery, LOCAL_HOLIDAYS } from './calendar-query.ts';

/** Project when none is chosen: its calendar fills a whole window. */
const DEFAULT_PROJECT = 'application-web-et-saas';

/** What the query of /delais asks for. */
interface AskedDelivery {
  /** The default one when none is asked for, or an unknown one. */
  project: (typeof deliveryTimeList)['deliveryTimes'][number];
  isKnown: boolean;
  /** Whether the holidays of Alsace-Moselle count too. */
  isLocal: boolean;
  week: WorkingWeek;
  answer: StartAnswer;
  /** `null` when the project is unknown or the start too far ahead. */
  schedule: Schedule | null;
}

/** Data of /delais; dates are in words, or in ISO 8601 for fields and programs. */
export interface DeliveryCalendar {
  project: { id: string; offer: string; text: string };
  /** Value and bounds of the date field, and the choice of holidays. */
  field: { start: string; earliest: string; latest: string; isLocal: boolean };
  /** Whether the project asked for is in the list. */
  isKnown: boolean;
  /** Why the calendar does not start as asked. */
  note: string | null;
  /** `null` when the project is unknown or the start too far ahead. */
  plan: DeliveryPlan | null;
}

/** A calendar from its start to the day of going online. */
interface DeliveryPlan {
  start: string;
  online: string;
  workingDays: number;
  weeks: readonly WeekOfPanes[];
  milestones: readonly Milestone[];
  /** When a version can be tried, in a sentence. */
  tried: string | null;
  /** Query of this calendar, with its start. */
  query: string;
}

/** A step of the collaboration in the calendar, or the version that can be tried during one. */
interface Milestone {
  step: number | null;
  title: string;
  /** What its day is: the last of a step, that of a version, or the first of the follow-up. */
  when: 'Jusqu’au' | 'Le' | 'À partir du';
  day: string;
  /** ISO 8601. */
  date: string;
  outcome: string;
  yours: string;
  isSample: boolean;
}

type DatedMilestone = Milestone & { at: Temporal.PlainDate };

export interface WeekOfPanes {
  /** Its first day, abbreviated: « 30 nov. ». */
  label: string;
  panes: readonly Pane[];
}

/** One day of the calendar. */
export interface Pane {
  /** ISO 8601. */
  date: string;
  dayOfMonth: number;
  state: 'idle' | 'off' | 'step' | 'online';
  /** What happens that day, in a word. */
  note: 'férié' | 'fermé' | 'essai' | null;
  /** Index of the step, if any. */
  step: number;
  isEnd: boolean;
  /** Text for screen readers. */
  spoken: string;
}

/** Reads the query of the calculator, and says what in it is unknown. */
export function askedDelivery(
  search: URLSearchParams,
  now: Temporal.Instant,
  { agency: { hours } }: Facts,
): AskedDelivery {
  const { deliveryTimes } = deliveryTimeList;
  const byId = (id: string) => deliveryTimes.find((entry) => entry.id === id);
  const usual = byId(DEFAULT_PROJECT) ?? deliveryTimes[0];
  const asked = search.get('projet') || null;
  const found = asked === null ? usual : byId(asked);
  const project = found ?? usual;
  if (!project) throw new Error('content/claims.yaml names no delivery time');
  const isLocal = search.has(LOCAL_HOLIDAYS);
  const week = { ...hours, alsaceMoselle: isLocal || hours.alsaceMoselle };
  const answer = readStart(search.get('debut') ?? '', dateInParis(now), week);
  const isKnown = found !== undefined;
  const schedule =
    answer.kind === 'far' || !isKnown
      ? null
      : deliverySchedule(
          {
            start: answer.start,
            calendarDays: project.days,
            shares: division.steps.map(({ share }) => share),
            // What is sold by the day is at work from the first one on.
            firstVersionShare: estimateList.kinds.some(({ id }) => id === project.id)
              ? division.firstVersion?.share
              : undefined,
          },
          week,
        );
  return { project, isKnown, isLocal, week, answer, schedule };
}

/** Data of /delais for a query. */
export function deliveryCalendar(
  search: URLSearchParams,
  now: Temporal.Instant,
  facts: Facts,
): DeliveryCalendar {
  const { project, isKnown, isLocal, week, answer, schedule } = askedDelivery(search, now, facts);
  const { id, offer, text } = project;
  const latest = latestStart(dateInParis(now));
  return {
    project: { id, offer, text },
    field: {
      start: String(answer.kind === 'far' ? latest : answer.start),
      earliest: String(dateInParis(now)),
      latest: String(latest),
      isLocal,
    },
    isKnown,
    note: isKnown ? noteOn(answer) : deliveryCopy.notes.unknown,
    plan: schedule && planOf(schedule, week, calendarQuery(id, String(schedule.start), isLocal)),
  };
}

/** The steps of a calendar, the follow-up included, and before the end of the last one the version to try. */
export function milestonesOf(schedule: Schedule): DatedMilestone[] {
  const days = [...schedule.stepEnds, schedule.followUp];
  const words = [...division.steps, division.followUp];
  const steps = workflow.collaboration.flatMap(({ title }, index): DatedMilestone[] => {
    const [at, word] = [days[index], words[index]];
    if (!at || !word) return [];
    const when = index === division.steps.length ? 'À partir du' : 'Jusqu’au';
    return [{ step: index + 1, title, when, ...dated(at), ...told(word), isSample: false }];
  });
  return steps.toSpliced(division.steps.length - 1, 0, ...firstVersionOf(schedule));
}

function firstVersionOf({ firstVersion: at }: Schedule): DatedMilestone[] {
  const { firstVersion: words } = division;
  if (!at || !words) return [];
  const title = deliveryCopy.calendar.firstVersion;
  return [{ step: null, title, when: 'Le', ...dated(at), ...told(words), isSample: words.sample }];
}

function dated(at: Temporal.PlainDate) {
  return { at, day: dayInWords(at), date: String(at) };
}

function told({ outcome, yours }: { outcome: string; yours: string }) {
  return { outcome, yours };
}

/** « Une version d’essai est prête le jeudi 9 avril 2026, à 70 % du délai. » */
function triedOn({ firstVersion }: Schedule): string | null {
  const { share } = division.firstVersion ?? {};
  if (!firstVersion || !share) return null;
  return fillText(deliveryCopy.calendar.tried, { day: dayInWords(firstVersion), share });
}

function planOf(schedule: Schedule, week: WorkingWeek, query: string): DeliveryPlan {
  return {
    start: dayInWords(schedule.start),
    online: dayInWords(schedule.online),
    workingDays: schedule.workingDays,
    weeks: weeksOf(schedule, week).map((panes) => ({
      label: panes[0] ? shortDay(panes[0].day) : '',
      panes: panes.map(({ day, step, holiday, isClosed, isEnd, isFirstVersion, isOnline }) => {
        const title = workflow.collaboration[step ?? 0]?.title ?? '';
        const isWorked = step !== undefined;
        const inStep = isFirstVersion ? `${title}, ${deliveryCopy.calendar.firstVersion}` : title;
        const off = holiday ? 'férié' : isClosed ? 'fermé' : null;
        const what = off
          ? `${off}${holiday ? `, ${holiday}` : ''}`
          : isOnline
            ? 'en ligne'
            : isWorked
              ? inStep
              : '';
        return {
          date: String(day),
          dayOfMonth: day.day,
          state: off ? 'off' : isOnline ? 'online' : isWorked ? 'step' : 'idle',
          note: off ?? (isFirstVersion ? 'essai' : null),
          step: step ?? 0,
          isEnd,
          spoken: what ? `${dayInWords(day)} : ${what}` : dayInWords(day),
        };
      }),
    })),
    tried: triedOn(schedule),
    // The title above says the year.
    milestones: milestonesOf(schedule).map(({ at, ...milestone }) => ({
      ...milestone,
      day: dayBeside(schedule.online, at),
    })),
    query,
  };
}

function noteOn(answer: StartAnswer): string | null {
  switch (answer.kind) {
    case 'as-asked':
      return null;
    case 'unasked':
      return deliveryCopy.notes.unasked;
    case 'unreadable':
      return deliveryCopy.notes.unreadable;
    case 'past':
      return fillText(deliveryCopy.notes.past, {
        asked: dayInWords(answer.asked),
        start: dayInWords(answer.start),
      });
    case 'closed':
      return closedNote(dayInWords(answer.asked), dayInWords(answer.start), answer.holiday);
    case 'far':
      return fillText(deliveryCopy.notes.far, { latest: dayInWords(answer.latest) });
  }
}

function closedNote(asked: string, start: string, holiday: string | undefined): string {
  return holiday
    ? fillText(deliveryCopy.notes.holiday, { asked, holiday, start })
    : fillText(deliveryCopy.notes.closed, { asked, start });
}
