import { useAgency } from '../facts/use-agency.ts';

export function PhoneLink({ className = 'whitespace-nowrap underline' }: { className?: string }) {
  const { phone } = useAgency();
  return (
    <a href={`tel:${phone.international}`} className={className}>
      {phone.display}
    </a>
  );
}

export function MailboxLink({ className = 'underline' }: { className?: string }) {
  const { general } = useAgency().mailboxes;
  return (
    <a href={`mailto:${general}`} className={className}>
      {general}
    </a>
  );
}
