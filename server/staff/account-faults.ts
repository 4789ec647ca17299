import type { AccountFault } from './accounts.ts';

/** Error messages about accounts. */
export const ACCOUNT_FAULTS: Readonly<Record<AccountFault, string>> = {
  invalid_email: 'Cette adresse e-mail n’est pas valable.',
  unknown: 'Aucun compte actif n’a cette adresse.',
  already_active:
    'Cette personne a déjà une clé d’accès. Pour lui rendre l’accès : un nouveau lien (recover).',
  last_owner: 'C’est le dernier responsable qui peut entrer : invitez-en un autre d’abord.',
};

/** URL of an invitation; its token is in the fragment, which is not sent to servers and not logged. */
export function invitationUrl(publicUrl: URL, token: string): string {
  return new URL(`/connexion/invitation#${token}`, publicUrl).href;
}
