import { bookingCopy, claimRegister, partList } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { Pane } from '../ui/pane.tsx';
import { BookingChoice } from './booking-choice.tsx';

/** The free consultation, as a pane of `WorkingTogether`. */
export function BookingPane({ className }: { className: string }) {
  if (!partList.booking) return null;
  return (
    <Pane labelledBy="rendez-vous" className={className}>
      <h2 id="rendez-vous" className="text-2xl">
        {fillText(bookingCopy.title, { duration: claimRegister.promises.consultation.duration })}
      </h2>
      <div className="mt-4">
        <BookingChoice />
      </div>
    </Pane>
  );
}
