import type { Parts } from './parts.ts';

/** The booking links of `agency.links`, all required while the part « booking » is on (specification, « Booking cards », footer). */
export const BOOKING_LINKS = ['appointment', 'consultation', 'discoveryCall'] as const;

type BookingLinks = Readonly<Record<(typeof BOOKING_LINKS)[number], string>>;

/** Advice for an agency with fewer than three of them; French, without the final full stop. */
export const BOOKING_ADVICE =
  'Le même lien peut servir aux trois ; sans rendez-vous en ligne, écrivez booking: false dans content/parts.yaml';

export function missingBookings(links: BookingLinks, { booking }: Pick<Parts, 'booking'>) {
  return booking ? BOOKING_LINKS.filter((name) => links[name] === '') : [];
}

export function isBookingLink(name: string): boolean {
  return BOOKING_LINKS.some((known) => known === name);
}
