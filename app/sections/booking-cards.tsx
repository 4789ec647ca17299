import { agency, claimRegister } from 'content-collections';
import { ArrowUpRight } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Reveal } from '../ui/reveal.tsx';
import { Section } from '../ui/section.tsx';

const { consultation, discoveryCall } = claimRegister.promises;
const externalIcon = <ArrowUpRight className="size-5" aria-hidden="true" />;

/** Two ways to talk before any project: a free consultation, a discovery call (specification, « Booking cards »). */
export function BookingCards() {
  return (
    <Section tone="paper" labelledBy="rendez-vous">
      <h2 id="rendez-vous" className="max-w-3xl text-4xl desktop:text-5xl wide:text-6xl">
        Parlons-en d’abord, cela ne coûte rien
      </h2>
      <div className="mt-12 grid wide:grid-cols-12">
        <Reveal className="on-dark relative z-10 bg-emerald p-7 text-white desktop:p-12 wide:col-span-7">
          <p className="font-title text-[min(4rem,11vw)] font-bold tracking-tight desktop:text-[min(3.75rem,7.5vw)] wide:text-[min(4.5rem,7vw)]">
            {consultation.duration}
          </p>
          <h3 className="mt-6 text-2xl desktop:text-3xl">Une séance de consulting IT offerte</h3>
          <p className="mt-4 max-w-xl text-lg">
            Une question d’architecture, de sécurité, d’outil ou de méthode : un expert vous répond en direct.{' '}
            {consultation.slotsPerMonth} créneaux par mois, attribués dans l’ordre des réservations.
          </p>
          <div className="mt-8">
            <Button
              routerLink={agency.links.consultation}
              color="white"
              label="Réserver ma séance offerte"
              icon={externalIcon}
              iconPosition="right"
            />
          </div>
        </Reveal>
        <Reveal className="border border-ink bg-white p-7 desktop:p-12 wide:col-span-5 wide:col-start-8 wide:mt-16 wide:-ml-10 wide:pl-20">
          <p className="font-title text-4xl font-bold tracking-tight text-emerald">
            {discoveryCall.duration}
          </p>
          <h3 className="mt-5 text-2xl">Un appel découverte</h3>
          <p className="mt-4 text-stone">
            Vous nous présentez votre projet, nous vous disons comment nous le prendrions, et si nous sommes
            les bons pour le faire.
          </p>
          <div className="mt-8">
            <Button
              routerLink={agency.links.discoveryCall}
              color="black-outline"
              label="Choisir un créneau"
              icon={externalIcon}
              iconPosition="right"
            />
          </div>
        </Reveal>
      </div>
    </Section>
  );
}
