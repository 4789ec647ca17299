import { Fragment } from 'react';
import { momentInParis } from '../domain/dates.ts';
import type { Sender } from '../domain/leads/sender-fields.ts';
import { shownFields } from '../domain/leads/shown-fields.ts';
import { MailLayout, MailLink, withLineBreaks } from './layout.tsx';

export interface MailedAddition {
  id: string;
  text: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

export interface VisitorActProps extends Sender {
  act: 'completed' | 'corrected' | 'withdrawn';
  reference: string;
  additions: readonly MailedAddition[];
  /** URL of the lead’s page. */
  page: string;
}

const SUBJECTS = {
  completed: 'Précision du visiteur',
  corrected: 'Coordonnées corrigées',
  withdrawn: 'Demande retirée',
} as const;

/** Subject of the mail to the agency about what a visitor did with their lead. */
export function visitorActSubject({ act, reference, name }: VisitorActProps): string {
  return `${SUBJECTS[act]} : ${reference}, ${name}`;
}

/** Mail to the agency: the visitor completed, corrected or withdrew a lead, shown in its current state. */
export function VisitorAct(done: VisitorActProps) {
  const { act, reference, name, additions, page } = done;
  const who = <bdi>{name}</bdi>;
  return (
    <MailLayout preview={visitorActSubject(done)}>
      {act === 'withdrawn' ? (
        <p>
          {who} a retiré la demande <strong>{reference}</strong>. Aucune réponse n’est plus attendue.
        </p>
      ) : (
        <p>
          {who} a {act === 'completed' ? 'complété' : 'corrigé les coordonnées de'} la demande{' '}
          <strong>{reference}</strong>.
        </p>
      )}
      {act === 'completed' ? <Additions additions={additions} /> : null}
      {act === 'withdrawn' ? null : (
        <p>
          <SenderLines sender={done} />
        </p>
      )}
      <p>
        <MailLink href={page}>Ouvrir {reference}</MailLink>
      </p>
      {act === 'withdrawn' ? null : (
        <p>Répondez à ce message : votre réponse part directement au visiteur.</p>
      )}
    </MailLayout>
  );
}

/** One line for each of some fields, by default all but name and message. */
export function SenderLines({
  sender,
  names,
}: {
  sender: Partial<Sender>;
  names?: readonly (keyof Sender)[];
}) {
  return <Lines lines={shownFields(sender, 'inMails', names)} />;
}

/** Lines of a label and a text; `<bdi>` isolates right-to-left text. */
export function Lines({ lines }: { lines: readonly { label: string; text: string }[] }) {
  return lines.map(({ label, text }, index) => (
    <Fragment key={label}>
      {index > 0 ? <br /> : null}
      {`${label} : `}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}

/** The visitor’s additions, oldest first. */
export function Additions({ additions }: Pick<VisitorActProps, 'additions'>) {
  return additions.map(({ id, text, created_at }) => (
    <p key={id}>
      <strong>Ajouté le {momentInParis(created_at)} :</strong>
      <br />
      <bdi>{withLineBreaks(text)}</bdi>
    </p>
  ));
}

interface ErasedProps {
  reference: string;
  /** ISO 8601, UTC. */
  at: string;
}

export function erasedSubject({ reference }: ErasedProps): string {
  return `Demande effacée par son auteur : ${reference}`;
}

/** Mail to the agency about a lead erased by its sender. Contains only its reference. */
export function Erased(erased: ErasedProps) {
  return (
    <MailLayout preview={erasedSubject(erased)}>
      <p>
        L’auteur de la demande <strong>{erased.reference}</strong> l’a effacée le {momentInParis(erased.at)},
        avec tout ce que le site en gardait. Aucune réponse n’est plus attendue.
      </p>
      <p>Effacez aussi de votre messagerie les e-mails qui portent cette référence.</p>
    </MailLayout>
  );
}
