import { trackingCopy } from 'content-collections';
import type { ReactNode } from 'react';
import { fillElements } from '../../content/sentence.ts';
import { useAgency } from '../facts/use-agency.ts';
import { Button } from '../ui/button.tsx';

const { unknown, erased } = trackingCopy;

/** Shown for a tracking link that opens no lead, whatever the reason. */
export function NoSuchLead() {
  const { phone } = useAgency();
  const call = (
    <a href={`tel:${phone.international}`} className="whitespace-nowrap underline">
      {phone.display}
    </a>
  );
  return <End title={unknown.title}>{fillElements(unknown.text, { phone: call })}</End>;
}

/** Shown after a lead is erased. */
export function LeadErased() {
  return <End title={erased.title}>{erased.text}</End>;
}

function End({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="on-dark panes grid min-h-[70svh] content-center bg-ink pt-header text-white">
      <div className="column py-content">
        <div className="max-w-2xl">
          <h1 className="text-4xl desktop:text-6xl">{title}</h1>
          <p className="mt-6 text-xl text-mint">{children}</p>
          <div className="mt-10 flex flex-wrap gap-3">
            <Button routerLink="/" color="white" label="Retour à l’accueil" />
            <Button routerLink="/contact" color="white-outline" label="Nous écrire" />
          </div>
        </div>
      </div>
    </section>
  );
}
