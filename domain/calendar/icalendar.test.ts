import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEvent, icalendar } from './icalendar.ts';

fc.configureGlobal({ seed: 20_261_124 });

const at = (text: string) => Temporal.Instant.from(text);
const EVENT: CalendarEvent = {
  uid: 'site-vitrine-2026-12-01-1@exemple.fr',
  summary: 'Mise en ligne',
  description: 'Suite.',
  from: at('2026-12-11T08:00:00Z'),
  to: at('2026-12-11T17:00:00Z'),
};
const written = (event: Partial<CalendarEvent>) =>
  icalendar({
    productId: '-//Agence//Calendrier//FR',
    name: 'Site vitrine',
    writtenAt: at('2026-11-24T06:30:12.345Z'),
    events: [{ ...EVENT, ...event }],
  });
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

it('writes times in UTC, and the required properties', () => {
  const lines = written({}).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agence//Calendrier//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Site vitrine',
    'BEGIN:VEVENT',
    'UID:site-vitrine-2026-12-01-1@exemple.fr',
    'DTSTAMP:20261124T063012Z',
    'DTSTART:20261211T080000Z',
    'DTEND:20261211T170000Z',
    'SUMMARY:Mise en ligne',
    'DESCRIPTION:Suite.',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('escapes separators and line breaks', () => {
  expect(written({ summary: 'Un, deux ; trois \\ quatre\r\nATTENDEE:x' })).toContain(
    'SUMMARY:Un\\, deux \\; trois \\\\ quatre\\nATTENDEE:x\r\n',
  );
});

it('folds lines at 75 octets, without splitting a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const calendar = written({ description: text });
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const value = /^DESCRIPTION:(.*)$/mu.exec(unfolded(calendar))?.[1]?.replace(/\r$/, '') ?? '';
      const read = value.replaceAll(/\\([\\;,n])/g, (_escape, sign: string) => (sign === 'n' ? '\n' : sign));
      expect(read).toBe(text.replaceAll(/\r\n?/g, '\n'));
    }),
    { numRuns: 200 },
  );
});
