import { partList } from 'content-collections';
import type { ReactNode } from 'react';
import { useFounder, useKeyFigures } from '../facts/use-facts.ts';
import { SampleRibbon } from '../ui/sample-tag.tsx';
import { BookingPane } from './booking.tsx';
import { FounderPane } from './founder-pane.tsx';
import { KeyStatsPane } from './key-figures.tsx';

interface WorkingTogetherProps {
  look: keyof typeof LOOKS;
  hasFigures?: boolean;
  hasBooking?: boolean;
  /** The paragraph of the founder’s message that the page shows, from 0; the first if there is no such. */
  founder?: number;
  /** What in `children` was made up for the demonstration. */
  samples?: readonly string[];
  /** Between the figures and the booking. */
  children?: ReactNode;
}

const LOOKS = {
  paper: { band: 'bg-paper', button: 'black-outline' },
  ink: { band: 'on-dark bg-ink text-white', button: 'white-outline' },
  forest: { band: 'on-dark bg-forest text-white', button: 'white-outline' },
} as const;

/**
 * What a page says of the agency, in parts that fill their rows whichever of them there are (`.together` in
 * sections.css), and which of them were made up; nothing without any.
 */
export function WorkingTogether({
  look,
  hasFigures,
  hasBooking,
  founder: paragraph,
  samples = [],
  children,
}: WorkingTogetherProps) {
  const { keyStats, sample } = useKeyFigures();
  const founder = useFounder();
  const figures = hasFigures && keyStats.length > 0;
  const booking = hasBooking && partList.booking;
  const letter = paragraph !== undefined && !founder.hidden;
  if (!figures && !children && !booking && !letter) return null;
  const what = [
    ...(figures && sample ? ['les chiffres'] : []),
    ...samples,
    ...(letter && founder.sample ? [founder.name] : []),
  ];
  const { band, button } = LOOKS[look];
  return (
    <div className={`band ${band}`}>
      <div className="together">
        {figures ? <KeyStatsPane /> : null}
        {children}
        {booking ? <BookingPane color={button} /> : null}
        {letter ? <FounderPane paragraph={paragraph} /> : null}
      </div>
      <SampleRibbon what={what} className="mt-5" />
    </div>
  );
}
