import { Section } from '../ui/section.tsx';

const POINTS = [
  {
    title: 'Les jours comptés',
    text: 'Le délai annoncé pour ce type de projet est ramené en jours ouvrés. Les week-ends et les jours fériés communs à toute la France sont sautés, même en mai.',
  },
  {
    title: 'Les causes de décalage',
    text: 'Une validation qui attend décale la suite d’autant de jours. Un périmètre qui grandit change le calendrier, donc le devis.',
  },
  {
    title: 'La portée de cette date',
    text: 'Vous lisez une simulation. Le calendrier qui nous engage figure dans le devis signé, avec votre date de démarrage.',
  },
];

/** How the calendar is worked out, and what it is worth. */
export function DeliveryMethod() {
  return (
    <Section tone="paper" labelledBy="methode">
      <h2 id="methode" className="max-w-3xl text-3xl desktop:text-4xl">
        Comment la date est calculée
      </h2>
      <ul className="mt-8 grid gap-8 desktop:grid-cols-3 desktop:gap-10">
        {POINTS.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
