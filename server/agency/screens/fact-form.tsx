import type { ReactNode } from 'react';
import { DAY_NAMES } from '../../../domain/day-names.ts';
import type { FactField } from '../fact-fields.ts';
import type { FactFaults } from '../read-change.ts';
import { inputNames, type Typed } from '../typed-fields.ts';
import { type FactChoices, FactFieldInput } from './fact-field.tsx';

/** Sent by the form of a new entry in place of an id. */
export const NEW_ENTRY = '+';

export interface RefusedFacts {
  /** Id of the list entry; `''` for a new one, `null` for the section itself. */
  entry: string | null;
  typed: Typed;
  faults: FactFaults;
  /** The present values, in a conflict. */
  standing?: Typed | undefined;
}

interface FactFormProps {
  /** URL of the section: `/equipe/agence/avis`. */
  action: string;
  prefix: string;
  /** Revision of the section when the page was rendered. */
  revision: number;
  /** Id of the list entry; `''` for a new one. */
  entry?: string;
  fields: readonly FactField[];
  typed: Typed;
  refused?: RefusedFacts | undefined;
  choices: FactChoices;
  submit: string;
  /** Fields of list entries only, such as the position. */
  children?: ReactNode;
  /** Label of the button that removes the entry. */
  remove?: string;
}

/** A form of `/equipe/agence`; works without JavaScript. */
export function FactForm(props: FactFormProps) {
  const { action, prefix, revision, entry, fields, refused, choices, submit, remove } = props;
  const typed = refused?.typed ?? props.typed;
  const hasPicture = fields.some(({ kind }) => kind === 'picture');
  return (
    <form
      method="post"
      action={action}
      className="facts-form"
      {...(hasPicture ? { encType: 'multipart/form-data' } : {})}
    >
      <input type="hidden" name="revision" value={revision} />
      {entry === undefined ? null : (
        <input type="hidden" name="element" value={entry === '' ? NEW_ENTRY : entry} />
      )}
      {refused ? <Refusal refused={refused} /> : null}
      {fields.map((field) => (
        <FactFieldInput
          key={field.name}
          field={field}
          prefix={prefix}
          typed={typed}
          fault={refused?.faults[field.name]}
          standing={standingOf(field, refused, choices)}
          choices={choices}
        />
      ))}
      {props.children}
      <div className="line">
        <button type="submit" name="geste" value="enregistrer">
          {submit}
        </button>
        {remove ? (
          <button type="submit" name="geste" value="retirer" className="quiet" formNoValidate>
            {remove}
          </button>
        ) : null}
      </div>
    </form>
  );
}

function Refusal({ refused: { faults, standing } }: { refused: RefusedFacts }) {
  const own = faults[''];
  const count = Object.keys(faults).length;
  return (
    // biome-ignore lint/a11y/noAutofocus: brings the answer to a form far down the page into view
    <p role="alert" tabIndex={-1} autoFocus>
      {own ??
        (count === 1
          ? 'Un champ est à corriger ; rien n’est encore enregistré.'
          : `${count} champs sont à corriger ; rien n’est encore enregistré.`)}
      {standing ? ' Relisez, puis enregistrez pour mettre le vôtre à la place.' : ''}
    </p>
  );
}

/** The other person’s value of a field, if it differs from the typed one. */
function standingOf(
  field: FactField,
  refused: RefusedFacts | undefined,
  { reviews }: FactChoices,
): string | undefined {
  const { standing, typed } = refused ?? {};
  if (!standing || !typed) return undefined;
  const names = inputNames(field);
  if (names.every((name) => same(standing[name], typed[name]))) return undefined;
  if (field.kind === 'flag') return standing[field.name] === 'on' ? 'coché' : 'pas coché';
  if (field.kind === 'review' || field.kind === 'pair') {
    const chosen = names.flatMap((name) => reviews.find(({ id }) => id === standing[name])?.label ?? []);
    return chosen.join(' ; ');
  }
  if (field.kind !== 'days') return standing[field.name] ?? '';
  return names.flatMap((name, index) => (standing[name] === 'on' ? [DAY_NAMES[index]] : [])).join(', ');
}

function same(one = '', other = ''): boolean {
  return one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}
