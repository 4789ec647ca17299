import type { ReactNode } from 'react';
import { useAgency } from '../facts/use-agency.ts';
import { Button } from '../ui/button.tsx';

/** Where a link leads that opens no lead, whatever the reason. */
export function NoSuchLead() {
  const { phone } = useAgency();
  return (
    <End title="Ce lien ne mène à aucune demande">
      <p className="mt-6 text-xl text-mint">
        Elle a pu être effacée, ou l’adresse n’est pas entière. Copiez-la telle qu’elle est dans notre e-mail
        de confirmation, ou appelez-nous au{' '}
        <a href={`tel:${phone.international}`} className="whitespace-nowrap underline">
          {phone.display}
        </a>{' '}
        avec votre référence.
      </p>
    </End>
  );
}

/** Where the visitor arrives who erased a lead. */
export function LeadErased() {
  return (
    <End title="C’est effacé">
      <p className="mt-6 text-xl text-mint">
        Ce que vous aviez envoyé n’est plus sur ce site, et le lien qui vous y menait ne mène plus à rien.
        Notre équipe sait qu’une demande a été effacée, et n’en a gardé ici que la référence.
      </p>
    </End>
  );
}

function End({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="on-dark panes grid min-h-[70svh] content-center bg-ink pt-header text-white">
      <div className="column py-content">
        <div className="max-w-2xl">
          <h1 className="text-4xl desktop:text-6xl">{title}</h1>
          {children}
          <div className="mt-10 flex flex-wrap gap-3">
            <Button routerLink="/" color="white" label="Retour à l’accueil" />
            <Button routerLink="/contact" color="white-outline" label="Nous écrire" />
          </div>
        </div>
      </div>
    </section>
  );
}
