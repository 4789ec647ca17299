import type { StandardSchemaV1 } from '@standard-schema/spec';
import * as v from 'valibot';

/** Wraps a schema so that its messages are French and an unknown field is answered with the allowed ones. */
export function inFrench<Schema extends v.GenericSchema>(
  schema: Schema,
): StandardSchemaV1<v.InferInput<Schema>, v.InferOutput<Schema>> {
  return {
    '~standard': {
      vendor: 'valibot',
      version: 1,
      validate(value) {
        const result = v.safeParse(schema, value, { message: frenchMessage });
        if (result.success) return { value: result.output };
        return {
          issues: result.issues.map((issue) => {
            const path = issue.path?.map(({ key }) => String(key)) ?? [];
            const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
            const fields = isUnknown ? fieldsAt(schema, path.slice(0, -1)) : [];
            const allowed = fields.length > 0 ? ` ; sont permis : ${fields.join(', ')}` : '';
            return { message: issue.message + allowed, path };
          }),
        };
      },
    },
  };
}

/** Names of the schema’s fields at `path`, through lists. */
export function fieldsAt(schema: unknown, path: readonly string[]): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('wrapped' in schema) return fieldsAt(schema.wrapped, path);
  if ('item' in schema) return fieldsAt(schema.item, path.slice(1));
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return [];
  const [field, ...rest] = path;
  const entries = new Map<string, unknown>(Object.entries(schema.entries));
  return field === undefined ? [...entries.keys()] : fieldsAt(entries.get(field), rest);
}

/** French message for an issue without its own: what is expected, and what was found. */
export function frenchMessage({
  type,
  expected,
  input,
  requirement,
}: Pick<v.BaseIssue<unknown>, 'type' | 'expected' | 'input' | 'requirement'>): string {
  switch (type) {
    case 'strict_object':
      if (expected === 'never') return 'ce champ est inconnu ici';
      return expected === 'Object' ? `des champs sont attendus, pas ${nameOf(input)}` : 'ce champ manque';
    case 'string':
      return isMapping(input)
        ? 'un texte est attendu, pas des champs ; s’il contient « : », mettez-le entre guillemets'
        : `un texte est attendu, pas ${nameOf(input)}`;
    case 'number':
      return `un nombre est attendu, pas ${nameOf(input)}`;
    case 'boolean':
      return `true ou false est attendu, pas ${nameOf(input)}`;
    case 'array':
      return `une liste est attendue, pas ${nameOf(input)}`;
    case 'integer':
      return `un nombre entier est attendu, pas ${input}`;
    case 'min_value':
      return `${input} est trop petit, au moins ${requirement} est attendu`;
    case 'max_value':
      return `${input} est trop grand, au plus ${requirement} est attendu`;
    case 'min_length':
      return `il en faut au moins ${requirement}`;
    case 'non_empty':
      return 'c’est vide';
    case 'starts_with':
      return `le texte doit commencer par « ${requirement} »`;
    default:
      return `cette valeur n’est pas permise (${expected ?? type})`;
  }
}

function isMapping(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function nameOf(input: unknown): string {
  if (input === null || input === undefined) return 'rien';
  if (Array.isArray(input)) return 'une liste';
  switch (typeof input) {
    case 'string':
      return `le texte « ${input.length > 40 ? `${input.slice(0, 39)}…` : input} »`;
    case 'number':
      return `le nombre ${input} (entre guillemets, c’est un texte)`;
    case 'boolean':
      return String(input);
    default:
      return 'des champs';
  }
}
