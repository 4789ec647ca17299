import { namesOf } from '../names-of.ts';
import * as rules from './rules.ts';

/** A field as a form shows it. */
export interface FieldSpec {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** Says « (facultatif) » beside the label. */
  optional?: boolean;
  multiline?: boolean;
  lines?: number;
  autoComplete?: string;
  placeholder?: string;
  /** A valid answer, shown as a hint below the field. */
  example?: string;
  /** Maximum length that the server accepts (characters); the count is shown near it. */
  limit?: number;
  /** Shares its line with the next field where there is room. */
  half?: boolean;
}

export type LeadForm = 'devis' | 'contact' | 'estimation';

/** Who may correct a field: its sender (and the agency for them), or the agency alone. */
export type Corrector = 'sender' | 'agency';

/** What visitors say of themselves and of what they need, each in a column of the same name. */
export interface Sender {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  /** No form asks for it: the agency notes it. */
  company: string | null;
}

interface SenderField<Value> {
  rule: rules.Rule<Value>;
  /** The rule in forms, where they accept more than the API. */
  formRule?: rules.Rule<Value>;
  /** Message for a missing or invalid value (specification, section 5). */
  fault: string;
  input: Omit<FieldSpec, 'name' | 'optional'> & (null extends Value ? { optional: true } : unknown);
  /** The forms that ask for it, with what differs there; a `name` of its own is also the API’s. */
  forms: Partial<Record<LeadForm, Partial<FieldSpec & { fault: string }>>>;
  correctedBy?: Corrector;
  /** What stands for an empty one; without it, nothing is shown. */
  empty?: { inMails: string; onScreens: string };
}

const WRONG_NUMBER = 'Numéro invalide.';

/**
 * Everything about a lead’s fields, in their order: forms, mails, search, exports, the person’s file and corrections
 * follow it (docs/architecture.md).
 */
export const SENDER_FIELDS: { readonly [Name in keyof Sender]: SenderField<Sender[Name]> } = {
  name: {
    rule: rules.required(rules.line(rules.MAX_LENGTH.name)),
    fault: 'Le nom est requis.',
    input: { label: 'Nom', autoComplete: 'name', limit: rules.MAX_LENGTH.name, half: true },
    forms: { devis: {}, contact: {}, estimation: {} },
    correctedBy: 'agency',
  },
  email: {
    rule: rules.required(rules.emailAddress),
    fault: 'Adresse e-mail invalide.',
    input: {
      label: 'E-mail',
      type: 'email',
      autoComplete: 'email',
      example: 'camille@entreprise.fr',
      half: true,
    },
    forms: { devis: {}, contact: { fault: 'Adresse email invalide.' }, estimation: {} },
    correctedBy: 'sender',
    empty: { inMails: 'non indiqué', onScreens: 'Pas d’adresse' },
  },
  phone: {
    rule: rules.optional(rules.phoneNumber),
    formRule: rules.optional(rules.typedPhoneNumber),
    fault: 'Numéro de téléphone invalide.',
    input: {
      label: 'Téléphone',
      type: 'tel',
      optional: true,
      autoComplete: 'tel',
      example: '06 12 34 56 78',
    },
    forms: { devis: { fault: WRONG_NUMBER }, contact: {}, estimation: { fault: WRONG_NUMBER } },
    correctedBy: 'sender',
    empty: { inMails: 'non indiqué', onScreens: 'Pas de téléphone' },
  },
  message: {
    rule: rules.required(rules.lines(rules.MAX_LENGTH.message)),
    fault: 'Le message est requis.',
    input: { label: 'Message', multiline: true, limit: rules.MAX_LENGTH.message },
    forms: {
      devis: {
        name: 'project_description',
        label: 'Votre projet',
        lines: 5,
        placeholder: 'Ce que vous voulez construire, pour qui, et pour quand.',
        fault: 'La description du projet est requise.',
      },
      contact: {
        label: 'Votre message',
        placeholder: 'Votre question, et ce qui nous aidera à y répondre.',
      },
      estimation: {
        label: 'Votre besoin',
        lines: 4,
        placeholder: 'En une ou deux phrases : ce qui vous freine, ou ce que vous aimeriez voir exister.',
        fault: 'La description de votre besoin est requise.',
      },
    },
  },
  company: {
    rule: rules.optional(rules.line(rules.MAX_LENGTH.company)),
    fault: 'Nom de société invalide.',
    input: {
      label: 'Société',
      optional: true,
      autoComplete: 'organization',
      limit: rules.MAX_LENGTH.company,
    },
    forms: {},
    correctedBy: 'agency',
  },
};

export const SENDER_NAMES = namesOf(SENDER_FIELDS);

export interface FormField extends FieldSpec {
  column: keyof Sender;
}

export function fieldsOf(form: LeadForm): readonly FormField[] {
  return SENDER_NAMES.flatMap((column) => {
    const { input, forms } = SENDER_FIELDS[column];
    return forms[form] ? [{ column, name: column, ...input, ...forms[form] }] : [];
  });
}

/** Fields as they were sent, by name; absent ones are `undefined`. */
export type Sent = Readonly<Record<string, unknown>>;

/** Messages by name of a field; at most one each. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Reads what was sent with a form, or with the API call of the same kind of lead.
 * @returns the sender, or `null` and what is wrong
 */
export function readSender(
  form: LeadForm,
  sent: Sent,
  by: 'form' | 'api' = 'form',
): { sender: Sender | null; fieldErrors: FieldErrors } {
  const values: Partial<Sender> = {};
  const fieldErrors: Record<string, string> = {};
  for (const column of SENDER_NAMES) {
    const asked = SENDER_FIELDS[column].forms[form];
    const name = asked?.name ?? column;
    const fault = readInto(values, column, asked && sent[name], by, asked?.fault);
    if (fault !== undefined) fieldErrors[name] = fault;
  }
  return { sender: isWhole(values) ? values : null, fieldErrors };
}

/** What a form sends to the API, by the names that both have. */
export function bodyOf(form: LeadForm, sender: Sender): Record<string, string | null> {
  return Object.fromEntries(fieldsOf(form).map(({ name, column }) => [name, sender[column]]));
}

/** Reads a field into `values`; returns what is wrong with it. */
export function readInto<Name extends keyof Sender>(
  values: Partial<Sender>,
  name: Name,
  sent: unknown,
  by: 'form' | 'api',
  ownFault?: string,
): string | undefined {
  const { rule, formRule = rule, fault: usualFault } = SENDER_FIELDS[name];
  const { value, fault } = (by === 'form' ? formRule : rule)(sent, ownFault ?? usualFault);
  values[name] = value;
  return fault;
}

function isWhole(values: Partial<Sender>): values is Sender {
  return SENDER_NAMES.every((name) => values[name] !== undefined);
}
