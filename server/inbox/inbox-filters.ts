import { inParis } from '../../domain/dates.ts';
import { leadKind } from '../../domain/leads/lead.ts';
import type { InboxQuery } from '../leads/lead-list.ts';
import { listHref, pageIn } from '../staff/screens/pagination.tsx';
import { STAGE_WORDS, stageOf } from './screens/stage-words.ts';

/** Longest search text (UTF-16 units); the rest is ignored. */
const LONGEST_SEARCH = 100;

/** Periods of the filter, by length in days up to today. */
export const PERIODS = { 1: 'aujourd’hui', 7: 'depuis 7 jours', 30: 'depuis 30 jours', 365: 'depuis un an' };

export interface InboxFilters {
  query: InboxQuery;
  page: number;
  /** The same as query parameters; invalid values are empty. */
  texts: { q: string; etape: string; type: string; qui: string; periode: string };
}

export function readFilters(search: URLSearchParams, viewer: string, now: Temporal.Instant): InboxFilters {
  const q = (search.get('q') ?? '').slice(0, LONGEST_SEARCH).trim();
  const stage = stageOf(search.get('etape') ?? undefined);
  const kind = leadKind(search.get('type'));
  const who = search.get('qui') ?? '';
  const takenBy = takerOf(who, viewer);
  const days = Object.keys(PERIODS).find((known) => known === search.get('periode'));
  const today = inParis(now).startOfDay();
  return {
    query: {
      search: q,
      stage,
      kind,
      takenBy,
      since: days === undefined ? undefined : today.subtract({ days: Number(days) - 1 }).toInstant(),
    },
    page: pageIn(search),
    texts: {
      q,
      etape: stage === undefined ? '' : STAGE_WORDS[stage].slug,
      type: kind ?? '',
      qui: takenBy === undefined ? '' : who,
      periode: days ?? '',
    },
  };
}

function takerOf(who: string, viewer: string): string | null | undefined {
  if (who === 'moi') return viewer;
  if (who === 'personne') return null;
  return /^[0-9a-f-]{36}$/.test(who) ? who : undefined;
}

/** URL of the inbox with some filters changed. */
export function inboxHref(
  texts: InboxFilters['texts'],
  changes: Partial<InboxFilters['texts']> & { page?: number } = {},
  path = '/equipe',
): string {
  return listHref(path, { ...texts, ...changes });
}
