import { deliveryCopy } from 'content-collections';
import { Section } from '../ui/section.tsx';

const { method } = deliveryCopy;

/** How the calendar is calculated, and how reliable it is. */
export function DeliveryMethod() {
  return (
    <Section tone="paper" labelledBy="methode">
      <h2 id="methode" className="max-w-3xl text-3xl desktop:text-4xl">
        {method.title}
      </h2>
      <ul className="mt-8 grid gap-8 desktop:grid-cols-3 desktop:gap-10">
        {[method.days, method.shifts, method.reach].map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
