import type { FieldSpec } from '../../ui/field.tsx';

/** E-mail field of every lead form. */
export const EMAIL_FIELD = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autoComplete: 'email',
  example: 'camille@entreprise.fr',
} as const satisfies FieldSpec;

/** Telephone field of every lead form. */
export const PHONE_FIELD = {
  name: 'phone',
  label: 'Téléphone',
  optional: true,
  type: 'tel',
  autoComplete: 'tel',
  example: '06 12 34 56 78',
} as const satisfies FieldSpec;
