import { arrangedList, type Changes, orderOf } from '../../entries/changes.ts';
import { typedValue } from '../../entries/changes-from.ts';
import type { Field } from '../../entries/field.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { Options } from '../../staff/screens/options.tsx';

interface PageFieldProps {
  field: Field;
  /** Of the page in the staff area. */
  path: string;
  change: Changes[string] | undefined;
  fault: string | undefined;
}

const ROWS = { text: 3, lines: 5, markdown: 8 } as const;
/** Of the text of a page. */
const PAGE_ROWS = 24;

export function PageField({ field, path, change, fault }: PageFieldProps) {
  const { name, label, kind, most, least, slots, isRequired, help } = field;
  const id = anchorOf(name);
  const hints = [
    help,
    kind === 'lines' ? 'Un par ligne.' : null,
    kind === 'flag' ? 'Oui ou non.' : null,
    kind === 'markdown'
      ? 'En Markdown : ### pour un titre, - pour une liste, [texte](/contact) pour un lien.'
      : null,
    least !== undefined && most !== undefined && kind !== 'lines'
      ? `De ${least} à ${most} caractères.`
      : null,
    kind === 'lines' && most !== undefined ? `${least ?? 1} au moins, ${most} au plus.` : null,
    slots.length > 0 ? `Peut contenir ${slots.map((slot) => `{${slot}}`).join(', ')}.` : null,
    isRequired ? null : 'Facultatif.',
    name === 'meta.title' ? '60 caractères au plus, noms remplis.' : null,
    name === 'meta.description' ? 'De 120 à 160 caractères, noms remplis.' : null,
  ].filter((hint) => typeof hint === 'string');
  const isMoved = change !== undefined && typedValue(change.base) !== typedValue(field.value);
  const shared = {
    id,
    name,
    'aria-describedby': `${id}-aide`,
    'aria-invalid': fault === undefined ? undefined : true,
    'data-field': '',
    lang: 'fr',
    spellCheck: true,
    defaultValue: typedValue(change?.value ?? field.value),
  };
  if (kind === 'id') return <Control field={field} path={path} shared={shared} />;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control field={field} path={path} shared={shared} />
      <div id={`${id}-aide`} className="small">
        {hints.length > 0 ? <p>{hints.join(' ')}</p> : null}
        {fault === undefined ? null : <p className="fact-fault">{fault}</p>}
        {isMoved ? (
          <p className="fact-fault">
            Une mise à jour du site dit maintenant : « {typedValue(field.value)} ». Gardez votre texte, ou
            copiez celui-ci.
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface ControlProps {
  field: Field;
  /** Of the page in the staff area. */
  path: string;
  /** Attributes that every control has. */
  shared: { id: string; name: string; defaultValue: string };
}

function Control({ field: { name, kind, choices = [] }, path, shared }: ControlProps) {
  switch (kind) {
    case 'choice':
      return (
        <select {...shared}>
          <Options of={choices} />
        </select>
      );
    case 'picture':
      return <PictureField path={path} shared={shared} />;
    case 'order':
      return null;
    case 'id':
      return <input type="hidden" {...shared} />;
    case 'line':
    case 'number':
    case 'flag':
    case 'date':
      return (
        <input
          autoComplete="off"
          type={kind === 'date' ? 'date' : undefined}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          {...shared}
        />
      );
    case 'text':
    case 'lines':
    case 'markdown':
      return <textarea rows={name === 'content' ? PAGE_ROWS : ROWS[kind]} {...shared} />;
  }
}

/** The address of an uploaded picture, and what uploads one: with the script alone, or else with the whole form. */
function PictureField({ path, shared }: Pick<ControlProps, 'path' | 'shared'>) {
  return (
    <div className="picture-field" data-picture-field>
      <input autoComplete="off" {...shared} />
      <label className="button quiet">
        Choisir une image
        <input type="file" name={`fichier.${shared.name}`} accept="image/*" data-picture-file />
      </label>
      <button
        type="submit"
        className="quiet"
        formAction={`${path}/images?champ=${shared.name}`}
        formEncType="multipart/form-data"
        data-picture-send
      >
        Envoyer l’image
      </button>
      <p className="small" role="status" data-picture-state />
    </div>
  );
}

/** The field of a fault: its own, or the one that holds it. */
export function fieldOf({ field }: FieldIssue, fields: readonly Field[]): Field | undefined {
  return fields.find(
    ({ name }) =>
      field === name ||
      orderOf(field) === name ||
      field.startsWith(`${name}.`) ||
      field.startsWith(`${name} (`) ||
      // A part that is missing stands at its first field.
      name.startsWith(`${field}.`),
  );
}

export function anchorOf(name: string): string {
  return `champ-${(arrangedList(name) ?? name).replaceAll('.', '-')}`;
}
