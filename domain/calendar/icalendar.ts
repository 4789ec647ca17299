/** An appointment, as a calendar program takes it. */
export interface CalendarEvent {
  /** The same for the same event, however often it is fetched: a program then replaces it. */
  uid: string;
  summary: string;
  description: string;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

interface Calendar {
  /** Who wrote it: « -//Verrière//Calendrier//FR ». */
  productId: string;
  name: string;
  /** When it was written. */
  writtenAt: Temporal.Instant;
  events: readonly CalendarEvent[];
}

/** Most octets of a line, its end left out (RFC 5545, section 3.1). */
const LINE = 75;

/** A calendar as iCalendar text (RFC 5545): times in UTC, nothing that blocks the day of who takes it in. */
export function icalendar({ productId, name, writtenAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escaped(event.uid)}`,
      `DTSTAMP:${inUtc(writtenAt)}`,
      `DTSTART:${inUtc(event.from)}`,
      `DTEND:${inUtc(event.to)}`,
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261201T080000Z` */
function inUtc(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

/** Text as the value of a property (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');
}

/** A long line goes on in the next after a space; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
