const UNKNOWN_AUTHORITY =
  'son certificat TLS vient d’une autorité inconnue, que sslrootcert=/chemin/ca.crt fait connaître';
const SILENT = 'le serveur ne répond pas : adresse, port et pare-feu';

/** Causes by the code of PostgreSQL (SQLSTATE), of the system, of TLS, or of SQLite. */
const CAUSES: Readonly<Record<string, string>> = {
  '28P01': 'le serveur refuse l’utilisateur ou son mot de passe',
  '28000': 'le serveur n’admet pas cet utilisateur d’ici, ou pas sans TLS (pg_hba.conf)',
  '3D000': 'cette base n’existe pas sur le serveur : createdb',
  '42501': 'l’utilisateur n’a pas les droits de mettre à jour la base : qu’elle lui appartienne',
  '25006': 'la base est en lecture seule, comme sur un serveur de secours',
  '53100': 'le disque du serveur est plein',
  '53300': 'le serveur n’a plus de connexion libre (max_connections)',
  '55P03': 'une autre opération tient ce que celle-ci attend',
  '57014': 'l’opération a dépassé le temps permis',
  '57P01': 'le serveur s’arrête',
  '57P03': 'le serveur démarre ou s’arrête',
  ENOTFOUND: 'l’hôte est inconnu',
  EAI_AGAIN: 'l’hôte est inconnu, ou le DNS ne répond pas',
  ECONNRESET: SILENT,
  ECONNREFUSED: 'rien n’écoute à cette adresse et à ce port',
  ETIMEDOUT: SILENT,
  EHOSTUNREACH: SILENT,
  ENETUNREACH: SILENT,
  EACCES: 'l’utilisateur du site n’a pas accès à ce chemin',
  EROFS: 'ce chemin est en lecture seule',
  ENOSPC: 'le disque est plein',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: 'son certificat TLS a expiré',
  ERR_TLS_CERT_ALTNAME_INVALID: 'son certificat TLS est au nom d’un autre hôte',
  'SQLite 5': 'un autre processus tient le fichier',
  'SQLite 8': 'le fichier est en lecture seule',
  'SQLite 11': 'le fichier est abîmé : restaurez une copie',
  'SQLite 13': 'le disque est plein',
  'SQLite 14': 'ce chemin n’est pas un fichier que le site peut ouvrir',
  'SQLite 26': 'le fichier n’est pas une base SQLite',
};

/** Causes that have no code of their own, by what their message says. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/does not support SSL/, 'le serveur ne connaît pas TLS, que demande sslmode'],
  [/password must be a (non-empty )?string/, 'le serveur demande un mot de passe, que l’adresse n’a pas'],
  [/previously executed migration/, 'une version plus récente du site l’a mise à jour'],
  [/connection timeout|terminated unexpectedly|timeout exceeded|does not answer/, SILENT],
];

/**
 * Why a database cannot be opened or migrated: the end of a French sentence for the operator. Without a known cause, the
 * error's own message.
 */
export function databaseFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = knownCause(error);
  if (known) return known;
  if (error.cause !== undefined) return `${error.message}, ${databaseFault(error.cause)}`;
  return error.message;
}

/** Whether an error is one of the database’s state, which passes, rather than one of the query. */
export function isDatabaseFault(error: unknown): boolean {
  return error instanceof Error && (knownCause(error) !== undefined || isDatabaseFault(error.cause));
}

function knownCause(error: Error): string | undefined {
  return CAUSES[codeOf(error)] ?? MESSAGES.find(([message]) => message.test(error.message))?.[1];
}

/** SQLite’s primary result code (https://www.sqlite.org/rescode.html), the low byte of the extended one. */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  return error.errcode & 0xff;
}

function codeOf(error: Error): string {
  const code = sqliteCode(error);
  if (code !== undefined) return `SQLite ${code}`;
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
