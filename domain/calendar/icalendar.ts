export interface CalendarEvent {
  /** Stable identifier: a calendar program replaces the event of the same `uid`. */
  uid: string;
  summary: string;
  description: string;
  from: Temporal.Instant;
  to: Temporal.Instant;
}

interface Calendar {
  /** PRODID, such as « -//Verrière//Calendrier//FR ». */
  productId: string;
  name: string;
  writtenAt: Temporal.Instant;
  events: readonly CalendarEvent[];
}

/** Longest line in octets, without its line break (RFC 5545, section 3.1). */
const LINE = 75;

/** Writes an iCalendar file (RFC 5545): times in UTC, events that do not show as busy. */
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

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n');
}

/** Folds a long line (RFC 5545, section 3.1) without splitting a UTF-8 sequence. */
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
