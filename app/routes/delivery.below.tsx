import type { DeliveryCalendar } from '../delivery/delivery-calendar.ts';
import { DeliveryCalendarSection } from '../sections/delivery-calendar.tsx';
import { DeliveryMethod } from '../sections/delivery-method.tsx';

/** The delivery calculator below its form. */
export default function DeliverySections(calendar: DeliveryCalendar) {
  return (
    <>
      <DeliveryCalendarSection {...calendar} />
      <DeliveryMethod />
    </>
  );
}
