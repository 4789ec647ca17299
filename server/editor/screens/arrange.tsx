interface ArrangeProps {
  /** Value of the button. */
  act: string;
  words: string;
  /** What it is done to, where its words do not say. */
  what?: string;
}

/** A button that adds, moves or removes a part of a page, and saves what is typed. */
export function Arrange({ act, words, what }: ArrangeProps) {
  return (
    <button
      type="submit"
      name="geste"
      value={act}
      className="quiet"
      aria-label={what === undefined ? undefined : `${words} ${what}`}
    >
      {words}
    </button>
  );
}

export interface MovesProps {
  /** How acts name it. */
  name: string;
  index: number;
  count: number;
  /** What buttons call it. */
  what: string;
  canGo: boolean;
  /** Its name above the buttons, where no title says of what they are. */
  label?: string;
}

/** The buttons of one of several parts. */
export function Moves({ name, index, count, what, canGo, label }: MovesProps) {
  return (
    <div className="acts">
      {label === undefined ? null : <span className="small">{label}</span>}
      {index > 0 ? <Arrange act={`monter:${name}`} words="Monter" what={what} /> : null}
      {index < count - 1 ? <Arrange act={`descendre:${name}`} words="Descendre" what={what} /> : null}
      {canGo ? <Arrange act={`retirer:${name}`} words="Retirer" what={what} /> : null}
    </div>
  );
}
