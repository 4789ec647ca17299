import { isDatabaseFault } from './store/database-fault.ts';

/** The errors of the site: code, status and sentence for the visitor. Causes go to the log only. */
const CATALOGUE = {
  malformed_json: [400, 'Le contenu envoyé n’est pas du JSON valide.'],
  malformed_request: [400, 'La requête est mal formée.'],
  invalid_idempotency_key: [400, 'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères imprimables.'],
  cross_site: [
    403,
    'Votre navigateur n’indique pas que ce formulaire vient de notre site : rien n’a été enregistré. Relisez-le, puis envoyez-le de nouveau.',
  ],
  anti_forgery: [403, 'Le jeton de sécurité manque ou n’est plus valable. Rechargez la page puis réessayez.'],
  not_found: [404, 'Cette adresse n’existe pas.'],
  method_not_allowed: [405, 'Cette méthode n’est pas acceptée à cette adresse.'],
  body_too_large: [413, 'La demande dépasse la taille acceptée (64 Kio).'],
  unsupported_media_type: [415, 'Ce type de contenu n’est pas accepté ici.'],
  text_too_complex: [
    422,
    'La mise en forme de ce texte a été arrêtée après deux secondes : raccourcissez-le, ou simplifiez ses tableaux et ses listes.',
  ],
  validation_failed: [422, 'Certains champs sont à corriger.'],
  idempotency_key_reused: [422, 'Cette clé Idempotency-Key a déjà servi pour une autre demande.'],
  rate_limited: [429, 'Trop de demandes en peu de temps. Réessayez dans une minute.'],
  internal: [500, 'Une erreur est survenue de notre côté. Réessayez dans un instant.'],
  unavailable: [503, 'Le service est momentanément indisponible. Réessayez dans un instant.'],
} as const satisfies Record<string, readonly [number, string]>;

type ErrorCode = keyof typeof CATALOGUE;
type ErrorStatus = (typeof CATALOGUE)[ErrorCode][0];

interface AppErrorOptions {
  /** The original error, for the log. */
  cause?: unknown;
  /** Sentence for the visitor, instead of that of the catalogue. */
  message?: string;
  /** Messages by field, for `validation_failed`. */
  fields?: Readonly<Record<string, readonly string[]>>;
  /** Sent as `Retry-After` (s); `PAUSE` for `unavailable` by default. */
  retryAfter?: number;
  /** Cookie for the next attempt, sent as `Set-Cookie`. */
  cookie?: string;
}

/** Seconds after which a request that could not be answered may be sent again. */
export const PAUSE = 30;

/** An error of the catalogue; `toAppError` makes one of anything else that is thrown. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly publicMessage: string;
  readonly fields: AppErrorOptions['fields'];
  readonly retryAfter: number | undefined;
  readonly cookie: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    const [status, sentence] = CATALOGUE[code];
    this.status = status;
    this.publicMessage = options.message ?? sentence;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter ?? (code === 'unavailable' ? PAUSE : undefined);
    this.cookie = options.cookie;
  }
}

/** What to answer to an error: itself if it is of the catalogue, « unavailable » for a database that fails, else « internal ». */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isDatabaseFault(error)
    ? new AppError('unavailable', { cause: error })
    : new AppError('internal', { cause: error });
}
