import { DAY_NAMES } from '../../../domain/day-names.ts';
import { Options } from '../../staff/screens/options.tsx';
import type { FactField } from '../fact-fields.ts';
import { inputNames, type Typed } from '../typed-fields.ts';

/** The suggestions of company and picture fields. */
export interface FactChoices {
  /** Names of the partners. */
  companies: readonly string[];
  logos: readonly string[];
  portraits: readonly string[];
  reviews: readonly { id: string; label: string }[];
}

interface FactFieldProps {
  field: FactField;
  /** Makes element ids unique across the forms of the page. */
  prefix: string;
  typed: Typed;
  fault?: string | undefined;
  /** The present value, if somebody else changed it meanwhile. */
  standing?: string | undefined;
  choices: FactChoices;
}

const INPUT_TYPES: Partial<Record<FactField['kind'], string>> = {
  email: 'email',
  time: 'time',
  date: 'date',
};
const ROWS: Partial<Record<FactField['kind'], number>> = {
  figures: 4,
  paragraphs: 8,
  html: 6,
  words: 5,
  dayHours: 2,
  closures: 3,
  terms: 12,
};

/** A field with its label, hint, error, and the other person’s value in a conflict. */
export function FactFieldInput(props: FactFieldProps) {
  const { field, prefix, fault, standing } = props;
  const id = `${prefix}-${field.name.replaceAll('.', '-')}`;
  if (field.kind === 'days') return <Days {...props} id={id} />;
  if (field.kind === 'pair') return <ReviewPair {...props} id={id} />;
  const notes = [
    ...(field.hint ? [`${id}-aide`] : []),
    ...(fault ? [`${id}-faute`] : []),
    ...(standing === undefined ? [] : [`${id}-en-place`]),
  ];
  return (
    <div className={`fact-${field.kind}`}>
      <label htmlFor={id}>{field.label}</label>
      <Control {...props} id={id} describedBy={notes.join(' ') || undefined} />
      {field.hint ? (
        <p className="small" id={`${id}-aide`}>
          {field.hint}
        </p>
      ) : null}
      <Notes id={id} fault={fault} standing={standing} />
    </div>
  );
}

interface ControlProps extends FactFieldProps {
  id: string;
  describedBy?: string | undefined;
}

function Control({ field: { name, kind }, id, typed, fault, choices, describedBy }: ControlProps) {
  const common = {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': fault ? true : undefined,
  };
  const text = typed[name] ?? '';
  if (kind === 'flag') return <input {...common} type="checkbox" defaultChecked={text === 'on'} />;
  if (ROWS[kind]) return <textarea {...common} rows={ROWS[kind]} defaultValue={text} />;
  if (kind === 'picture')
    return (
      <PictureChoice
        common={common}
        chosen={text}
        pictures={name === 'logo' ? choices.logos : choices.portraits}
      />
    );
  if (kind === 'review')
    return (
      <ReviewChoice common={common} chosen={text} reviews={choices.reviews} none="Le premier de la liste" />
    );
  return (
    <input
      {...common}
      type={INPUT_TYPES[kind] ?? 'text'}
      inputMode={kind === 'url' ? 'url' : undefined}
      list={kind === 'company' ? 'entreprises' : undefined}
      autoComplete="off"
      defaultValue={text}
    />
  );
}

interface PictureChoiceProps {
  common: { id: string; name: string };
  chosen: string;
  pictures: readonly string[];
}

function PictureChoice({ common, chosen, pictures }: PictureChoiceProps) {
  const known = [...new Set([chosen, ...pictures])].filter((path) => path !== '');
  return (
    <div className="fact-choice">
      {chosen === '' ? null : <img src={chosen} alt="" />}
      <div>
        <select {...common} defaultValue={chosen}>
          {chosen === '' ? <option value="">Choisir</option> : null}
          <Options of={known.map((path) => [path, pictureName(path)])} />
        </select>
        <label htmlFor={`${common.id}-fichier`} className="small">
          Ou une autre image (JPEG, PNG, WebP, AVIF ou GIF ; d’une animation, la première image)
        </label>
        <input
          id={`${common.id}-fichier`}
          type="file"
          name="fichier"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        />
      </div>
    </div>
  );
}

function pictureName(path: string): string {
  const [, name = path] = /^\/assets\/(?:partners|founder)\/(.+)\.\w+$/.exec(path) ?? [];
  return name.startsWith('/assets/articles/')
    ? `image ajoutée, ${name.slice(17, 25)}`
    : name.replaceAll('-', ' ');
}

interface ReviewChoiceProps {
  common: object;
  chosen: string;
  reviews: FactChoices['reviews'];
  /** Label of the empty choice. */
  none: string;
}

function ReviewChoice({ common, chosen, reviews, none }: ReviewChoiceProps) {
  return (
    <select {...common} defaultValue={reviews.some(({ id }) => id === chosen) ? chosen : ''}>
      <option value="">{none}</option>
      <Options of={reviews.map(({ id, label }) => [id, label])} />
    </select>
  );
}

function ReviewPair({ field, id, typed, fault, standing, choices }: FactFieldProps & { id: string }) {
  return (
    <fieldset className="fact-pair" aria-describedby={fault ? `${id}-faute` : undefined}>
      <legend>{field.label}</legend>
      {inputNames(field).map((name, index) => (
        <ReviewChoice
          key={name}
          common={{
            name,
            'aria-label': index === 0 ? 'Premier avis' : 'Second avis',
            'aria-invalid': fault ? true : undefined,
          }}
          chosen={typed[name] ?? ''}
          reviews={choices.reviews}
          none={index === 0 ? 'Les deux premiers de la liste' : 'Aucun autre'}
        />
      ))}
      <Notes id={id} fault={fault} standing={standing} />
    </fieldset>
  );
}

function Days({ field, id, typed, fault, standing }: FactFieldProps & { id: string }) {
  return (
    <fieldset className="fact-days" aria-describedby={fault ? `${id}-faute` : undefined}>
      <legend>{field.label}</legend>
      {field.hint ? <p className="small">{field.hint}</p> : null}
      {DAY_NAMES.map((day, index) => {
        const name = `${field.name}.${index + 1}`;
        return (
          <label key={day}>
            <input type="checkbox" name={name} defaultChecked={typed[name] === 'on'} /> {day}
          </label>
        );
      })}
      <Notes id={id} fault={fault} standing={standing} />
    </fieldset>
  );
}

function Notes({
  id,
  fault,
  standing,
}: {
  id: string;
  fault: string | undefined;
  standing: string | undefined;
}) {
  return (
    <>
      {fault ? (
        <p className="fact-fault" id={`${id}-faute`}>
          {fault}
        </p>
      ) : null}
      {standing === undefined ? null : (
        <p className="fact-standing" id={`${id}-en-place`}>
          En place maintenant : {standing === '' ? 'rien' : `« ${standing} »`}
        </p>
      )}
    </>
  );
}
