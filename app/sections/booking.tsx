import { bookingCopy, claimRegister, partList } from 'content-collections';
import { ArrowUpRight } from 'lucide';
import type { ComponentProps } from 'react';
import { fillElements, fillText } from '../../content/sentence.ts';
import { useAgency } from '../facts/use-agency.ts';
import { Pane } from '../ui/box.tsx';
import { Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

/** The free consultation, as a separate section. */
export function BookingCards({ isJoined = false }: { isJoined?: boolean }) {
  if (!partList.booking) return null;
  return (
    <Section tone="paper" labelledBy="rendez-vous" isJoined={isJoined}>
      <Reveal className="glazed grid gap-px border border-ink bg-ink wide:grid-cols-[7fr_5fr]">
        <h2
          id="rendez-vous"
          className="on-dark flex min-w-0 flex-col justify-end bg-emerald p-5 text-2xl text-white desktop:p-8 wide:p-12 wide:text-4xl"
        >
          {fillElements(bookingCopy.title, {
            duration: (
              <span className="text-[min(4rem,11vw)] leading-none desktop:text-[min(6.5rem,6.5vw)] wide:text-[min(6.5rem,7.5vw)]">
                {claimRegister.promises.consultation.duration}
              </span>
            ),
          })}
        </h2>
        <div className="bg-white p-5 desktop:p-8 desktop:text-lg wide:p-12">
          <BookingChoice />
        </div>
      </Reveal>
    </Section>
  );
}

/** The free consultation, as a pane of `WorkingTogether`. */
export function BookingPane({ color }: { color: ButtonColor }) {
  return (
    <Pane labelledBy="rendez-vous">
      <h2 id="rendez-vous" className="mb-3 text-xl desktop:text-3xl">
        {fillText(bookingCopy.title, { duration: claimRegister.promises.consultation.duration })}
      </h2>
      <BookingChoice color={color} isQuiet />
    </Pane>
  );
}

type ButtonColor = NonNullable<ComponentProps<typeof Button>['color']>;

/** Leads to where the free consultation is booked. */
export function BookingButton({
  path,
  color,
  isQuiet = false,
}: {
  path: string;
  color: ButtonColor;
  isQuiet?: boolean;
}) {
  return (
    <Button
      routerLink={path}
      color={color}
      size={isQuiet ? 'medium' : 'large'}
      fullWidth={isQuiet}
      label={bookingCopy.action}
      icon={<Icon icon={ArrowUpRight} className="size-5" />}
      iconPosition="right"
    />
  );
}

const { consultation, discoveryCall } = claimRegister.promises;

/**
 * The free consultation and, for advanced projects, the discovery call (specification, « Booking cards »).
 * @param isQuiet beside a button that matters more
 */
function BookingChoice({
  color = 'black-outline',
  isQuiet = false,
}: {
  color?: ButtonColor;
  isQuiet?: boolean;
}) {
  const { links } = useAgency();
  return (
    <>
      <p className={isQuiet ? 'max-desktop:hidden' : ''}>
        {fillText(bookingCopy.consultation, { slotsPerMonth: consultation.slotsPerMonth })}
      </p>
      <div className={isQuiet ? 'desktop:mt-4 desktop:w-fit' : 'mt-5'}>
        <BookingButton path={links.consultation} color={color} isQuiet={isQuiet} />
      </div>
      <p className={isQuiet ? 'mt-2' : 'mt-5 text-stone'}>
        {fillElements(bookingCopy.discoveryCall.text, {
          duration: discoveryCall.duration,
          link: (
            <ExternalLink
              href={links.discoveryCall}
              className="font-semibold underline decoration-1 underline-offset-4 hover:text-(--accent)"
            >
              {bookingCopy.discoveryCall.link}
            </ExternalLink>
          ),
        })}
      </p>
    </>
  );
}
