import { errorFacts, isPolicy } from '../mail/mail-errors.ts';
import type { MailDestination } from '../mail/transport.ts';

/** Which setting to check after a mail could not be sent, and why (French). */
export function mailAdvice(error: unknown, { kind }: MailDestination): string {
  if (kind === 'folder') return 'MAIL_DIR : ce dossier ne peut être écrit.';
  const { code, command, responseCode } = errorFacts(error);
  if (code === 'EAUTH' || responseCode === 530 || (command !== 'DATA' && isPolicy(error)))
    return 'SMTP_URL : le serveur n’accepte pas cet identifiant et ce mot de passe, ou il en demande.';
  if (code === 'ETLS')
    return 'SMTP_URL : pas de connexion chiffrée (certificat invalide, ou serveur sans STARTTLS). Le port 465 demande smtps:// ; « ?requireTLS=false » à la fin accepte un mot de passe en clair.';
  if (code === 'EDNS') return 'SMTP_URL : aucun serveur ne porte ce nom.';
  if (command === 'MAIL FROM') return 'MAIL_FROM : le serveur refuse cet expéditeur.';
  if (command === 'RCPT TO') return 'LEADS_TO, ou l’adresse donnée : le serveur refuse ce destinataire.';
  if (command === 'DATA')
    return 'MAIL_FROM : le serveur refuse le message lui-même, souvent pour son expéditeur.';
  return 'SMTP_URL : le serveur ne répond pas à cette adresse et à ce port, ou pas à temps (nom, port, pare-feu ; le port 465 demande smtps://).';
}
