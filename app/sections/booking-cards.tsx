import { bookingCopy, claimRegister, partList } from 'content-collections';
import { fillElements } from '../../content/sentence.ts';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';
import { BookingChoice } from './booking-choice.tsx';

/** The free consultation, as a separate section. */
export function BookingCards() {
  if (!partList.booking) return null;
  return (
    <Section tone="paper" labelledBy="rendez-vous">
      <Reveal className="glazed grid gap-px border border-ink bg-ink desktop:grid-cols-12">
        <h2
          id="rendez-vous"
          className="on-dark flex min-w-0 flex-col justify-end bg-emerald p-7 text-2xl text-white desktop:col-span-7 desktop:p-8 desktop:text-4xl wide:p-12"
        >
          {fillElements(bookingCopy.title, {
            duration: (
              <span className="text-[min(4rem,11vw)] leading-none desktop:text-[min(6.5rem,7.5vw)]">
                {claimRegister.promises.consultation.duration}
              </span>
            ),
          })}
        </h2>
        <div className="bg-white p-7 text-lg desktop:col-span-5 desktop:p-8 wide:p-12">
          <BookingChoice size="large" />
        </div>
      </Reveal>
    </Section>
  );
}
