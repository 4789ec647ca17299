import { momentInParis } from '../dates.ts';
import { PAGE_KINDS, type PageKind } from './page-kind.ts';

/** The campaign parameters that are kept; click identifiers are not among them. */
export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Where a lead came from, each in a column of the same name; `null` where it is not known. */
export interface LeadOrigin extends Record<(typeof CAMPAIGN_NAMES)[number], string | null> {
  /** Path of the page of its form. */
  page: string | null;
  /** Kind of the page before that one. */
  page_before: PageKind | null;
  /** Path of the first page of the visit that is known. */
  arrival_page: string | null;
  /** ISO 8601, UTC. */
  arrived_at: string | null;
  /** Domain of the site whose link was followed. */
  referrer: string | null;
}

/** A lead of which nothing is known, such as one that no request has sent. */
export const NO_ORIGIN: LeadOrigin = {
  page: null,
  page_before: null,
  arrival_page: null,
  arrived_at: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
};

/** The columns, in order. */
export const ORIGIN_NAMES = [
  'page',
  'page_before',
  'arrival_page',
  'arrived_at',
  'referrer',
  ...CAMPAIGN_NAMES,
] as const satisfies readonly (keyof LeadOrigin)[];

/** Stands for what is not known. */
const UNKNOWN = 'inconnue';

/** The name of a lead’s source: that of its campaign, or the site that led to ours; `null` if neither is known. */
export function sourceOf({
  utm_source,
  referrer,
}: Pick<LeadOrigin, 'utm_source' | 'referrer'>): string | null {
  return utm_source?.toLowerCase() ?? referrer;
}

export interface OriginLine {
  label: string;
  text: string;
  /** Whether the text is the path of a page of the site. */
  isPath?: true;
}

/** Where a lead came from, in lines; only the source is said where it is not known. */
export function originLines(origin: LeadOrigin): OriginLine[] {
  const { page, page_before, arrival_page, arrived_at } = origin;
  const line = (label: string, text: string | null): OriginLine[] => (text === null ? [] : [{ label, text }]);
  const path = (label: string, text: string | null): OriginLine[] =>
    text === null ? [] : [{ label, text, isPath: true }];
  return [
    ...line('Source', sourceOf(origin) ?? UNKNOWN),
    ...line('Site', origin.utm_source === null ? null : origin.referrer),
    ...line('Support', origin.utm_medium),
    ...line('Campagne', origin.utm_campaign),
    ...line('Mots-clés', origin.utm_term),
    ...line('Variante', origin.utm_content),
    ...path('Première page', arrival_page),
    ...line('Arrivée', arrived_at === null ? null : momentInParis(arrived_at)),
    ...line('Avant le formulaire', page_before === null ? null : PAGE_KINDS[page_before]),
    ...path('Formulaire', page),
  ];
}
