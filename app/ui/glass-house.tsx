/** Lit from the beginning. */
const GABLE = 'M4 40L26 14L48 40z';
/** The four panes in the order that they are set: front, two of the long wall, roof. */
const PANES = [
  'M4 78V40H48V78z',
  'M48 40L86 36V74L48 78z',
  'M86 36L124 32V70L86 74z',
  'M26 14L102 6L124 32L48 40z',
];
const BARS =
  'M15 27V78M26 14V78M37 27V78M4 59H48L124 51M67 38V76M105 34V72M45 12L67 38M64 10L86 36M83 8L105 34M37 27L113 19';
const FRAME = 'M4 78V40L26 14L48 40V78zM4 40H48L124 32L102 6L26 14M48 78L124 70V32M86 36V74';
const GROUND = 'M0 80H48L124 72L132 76L66 86H10z';

interface GlassHouseProps {
  /** The fields in order, four at least; more share the panes. */
  fields: readonly boolean[];
  isLit: boolean;
  className?: string;
}

/** A small glass house, decorative: under its lit gable a pane is set with each field that is filled; all are lit when the form is sent. */
export function GlassHouse({ fields, isLit, className = '' }: GlassHouseProps) {
  const isSet = (pane: number) =>
    fields.every((isFilled, at) => isFilled || Math.floor((at * PANES.length) / fields.length) !== pane);
  return (
    <svg
      viewBox="0,4,132,83"
      data-lit={isLit || undefined}
      className={`glass-house ${className}`}
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={GROUND} />
      <path d={GABLE} />
      {PANES.map((shape, index) => (
        <path key={shape} d={shape} data-pane={index} data-set={isSet(index) || undefined} />
      ))}
      <path d={BARS} />
      <path d={FRAME} />
    </svg>
  );
}
