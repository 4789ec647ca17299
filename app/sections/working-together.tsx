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
  /** The founder beside all the rest. */
  paper: { band: 'bg-paper', parts: 'together-tall', button: 'black-outline' },
  /** Below a review, on its ground: the steps beside what is shorter. */
  ink: { band: 'on-dark goes-on bg-ink text-white', parts: 'together-ruled', button: 'white-outline' },
  /** The figures, small, beside the way. */
  forest: { band: 'on-dark bg-forest text-white', parts: 'together-way', button: 'white-outline' },
  /** Below a review, on its ground: one sheet. */
  mint: { band: 'goes-on bg-mint', parts: 'together-sheet', button: 'black-outline' },
} as const;

/**
 * What a page says of the agency, in parts that fill their rows whichever of them there are (`agency.css`),
 * and which of them were made up; nothing without any.
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
  const { band, parts, button } = LOOKS[look];
  return (
    <div className={`band ${band}`}>
      <div className={`together ${parts}`}>
        {figures ? <KeyStatsPane /> : null}
        {children}
        {booking ? <BookingPane color={button} /> : null}
        {letter ? <FounderPane paragraph={paragraph} /> : null}
      </div>
      <SampleRibbon
        what={what}
        className="mt-5 desktop:mt-8 desktop:border-t desktop:border-current/25 desktop:pt-3"
      />
    </div>
  );
}
