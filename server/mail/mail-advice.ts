import { constants } from 'node:os';
import { errorFacts, isPolicy } from './mail-errors.ts';
import type { MailDestination } from './transport.ts';

/** What Node and OpenSSL say of a certificate that no known authority vouches for. */
const UNTRUSTED: readonly string[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_UNTRUSTED',
];
/** Which setting to check after a mail could not be sent, and why (French). */
export function mailAdvice(error: unknown, { kind }: Pick<MailDestination, 'kind'>): string {
  if (kind === 'folder') return 'MAIL_DIR : ce dossier ne peut être écrit.';
  const { code, originalCode = '', command, responseCode } = errorFacts(error);
  if (UNTRUSTED.includes(originalCode))
    return 'SMTP_URL : le certificat du serveur est auto-signé, ou d’une autorité inconnue. Nommez le fichier PEM de ce certificat, ou de son autorité, dans NODE_EXTRA_CA_CERTS, puis redémarrez ; sur la même machine, « ?ignoreTLS=true » à la fin se passe de chiffrement.';
  if (originalCode === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'SMTP_URL : le certificat du serveur est à un autre nom. Mettez ce nom à la place de l’hôte, ou « ?tls.servername=NOM » à la fin.';
  if (originalCode === 'CERT_HAS_EXPIRED' || originalCode === 'CERT_NOT_YET_VALID')
    return 'SMTP_URL : le certificat du serveur a expiré, ou n’est pas encore valable. À renouveler là-bas, si l’horloge de cette machine est juste.';
  if (originalCode === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return 'SMTP_URL : ce port ne parle pas TLS dès la connexion. Écrivez smtp:// au lieu de smtps:// (STARTTLS).';
  if (code === 'EDNS') return 'SMTP_URL : aucun serveur ne porte ce nom.';
  // What is no error of the system is one of TLS, such as versions that the other side no longer speaks.
  if (originalCode !== '' && !Object.hasOwn(constants.errno, originalCode))
    return `SMTP_URL : le serveur et le site ne s’entendent pas sur le chiffrement (${originalCode}).`;
  if (responseCode === 421)
    return 'SMTP_URL : le serveur ferme la porte pour l’instant (trop de connexions, ou arrêt). Le site attend, puis réessaie d’un seul e-mail.';
  if (code === 'EAUTH' || responseCode === 530 || (command !== 'DATA' && isPolicy(error)))
    return 'SMTP_URL : le serveur n’accepte pas cet identifiant et ce mot de passe, ou il en demande.';
  if (code === 'ETLS')
    return 'SMTP_URL : pas de connexion chiffrée (serveur sans STARTTLS). Le port 465 demande smtps:// ; « ?requireTLS=false » à la fin accepte un mot de passe en clair.';
  if (command === 'MAIL FROM') return 'MAIL_FROM : le serveur refuse cet expéditeur.';
  if (command === 'RCPT TO') return 'LEADS_TO, ou l’adresse donnée : le serveur refuse ce destinataire.';
  if (command === 'DATA')
    return 'MAIL_FROM : le serveur refuse le message lui-même, souvent pour son expéditeur.';
  return 'SMTP_URL : le serveur ne répond pas à cette adresse et à ce port, ou pas à temps (nom, port, pare-feu ; le port 465 demande smtps://).';
}
