import type { Parts } from './parts.ts';

/** Where visitors book: nothing without the part « booking », all three with it (specification, « Booking cards », footer). */
export const BOOKING_LINKS = ['appointment', 'consultation', 'discoveryCall'] as const;

type BookingLinks = Readonly<Record<(typeof BOOKING_LINKS)[number], string>>;

/** What an agency may do that has not three of them; French, without its last point. */
export const BOOKING_ADVICE =
  'Le même lien peut servir aux trois ; sans rendez-vous en ligne, écrivez booking: false dans content/parts.yaml';

/** The links that the site needs and has not. */
export function missingBookings(links: BookingLinks, { booking }: Pick<Parts, 'booking'>) {
  return booking ? BOOKING_LINKS.filter((name) => links[name] === '') : [];
}

/** Whether a field of `agency.links` is one of them. */
export function isBookingLink(name: string): boolean {
  return BOOKING_LINKS.some((known) => known === name);
}
