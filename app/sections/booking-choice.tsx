import { bookingCopy, claimRegister } from 'content-collections';
import { ArrowUpRight } from 'lucide';
import { fillElements, fillText } from '../../content/sentence.ts';
import { useAgency } from '../facts/use-agency.ts';
import { Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';

const { consultation, discoveryCall } = claimRegister.promises;

/**
 * The free consultation and, for advanced projects, the discovery call (specification, « Booking cards »).
 */
export function BookingChoice({ size }: { size?: 'medium' | 'large' }) {
  const { links } = useAgency();
  return (
    <>
      <p>{fillText(bookingCopy.consultation, { slotsPerMonth: consultation.slotsPerMonth })}</p>
      <div className="mt-5">
        <Button
          routerLink={links.consultation}
          size={size}
          label={bookingCopy.action}
          icon={<Icon icon={ArrowUpRight} className="size-5" />}
          iconPosition="right"
        />
      </div>
      <p className="mt-5 text-stone">
        {fillElements(bookingCopy.discoveryCall.text, {
          duration: discoveryCall.duration,
          link: (
            <ExternalLink
              href={links.discoveryCall}
              className="font-semibold text-ink underline decoration-1 underline-offset-4 hover:text-emerald"
            >
              {bookingCopy.discoveryCall.link}
            </ExternalLink>
          ),
        })}
      </p>
    </>
  );
}
