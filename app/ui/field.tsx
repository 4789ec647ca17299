/** One field of a form, as its form describes it. */
export interface FieldSpec {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** Says « (facultatif) » beside the label. */
  optional?: boolean;
  multiline?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** What a right answer looks like: shown in the empty field, and beside its error. */
  example?: string;
  /** Shares its line with the next field where there is room. */
  half?: boolean;
}

interface FieldProps {
  spec: FieldSpec;
  id: string;
  defaultValue: string | undefined;
  error: string | undefined;
  /** The field to fill next: it blinks. */
  isNext: boolean;
}

const CONTROL =
  'block w-full rounded-pane border bg-white px-4 py-3 text-base text-ink placeholder:text-stone/85 aria-invalid:border-alert data-next:animate-field-blink data-next:not-aria-invalid:border-emerald border-stone/80';

/** A labelled input or text area with its error. */
export function Field({ spec, id, defaultValue, error, isNext }: FieldProps) {
  const {
    name,
    label,
    type = 'text',
    optional = false,
    multiline = false,
    autoComplete,
    example,
    placeholder = example,
    half = false,
  } = spec;
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    defaultValue,
    placeholder,
    autoComplete,
    className: CONTROL,
    'aria-required': !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    'data-next': isNext || undefined,
  } as const;

  return (
    <div className={half ? '' : 'desktop:col-span-2'}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-stone"> (facultatif)</span> : null}
      </label>
      {multiline ? <textarea {...control} rows={6} /> : <input {...control} type={type} />}
      {error ? (
        <p id={errorId} className="mt-1.5 flex gap-2 text-[0.95rem] font-medium text-alert">
          <span aria-hidden="true">▲</span>
          <span>
            {error}
            {example ? <span className="font-normal text-ink"> Exemple : {example}</span> : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
