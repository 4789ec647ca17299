import type { Sundial as Dial } from '../../domain/working-hours/sundial.ts';

/** Centre of the half disc, and the inner and outer radius of its panes. */
const CENTRE = { x: 120, y: 122 };
const INNER = 44;
const OUTER = 112;

/**
 * A time of the agency's working day on a glass sundial: one pane an hour from opening to closing, lit up to
 * that time, and its shadow. The text beside it gives the time in words.
 */
export default function Sundial({ opens, closes, at }: Dial) {
  const point = (radius: number, hour: number) => {
    const angle = Math.PI * (1 - (hour - opens) / (closes - opens));
    const [x, y] = [CENTRE.x + radius * Math.cos(angle), CENTRE.y - radius * Math.sin(angle)];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const sector = (from: number, to: number) =>
    `M${point(INNER, from)}L${point(OUTER, from)}A${OUTER},${OUTER},0,0,1,${point(OUTER, to)}L${point(INNER, to)}A${INNER},${INNER},0,0,0,${point(INNER, from)}Z`;
  const hours = Array.from({ length: Math.ceil(closes - opens) }, (_, index) => opens + index);
  return (
    // Commas: the build would take « 240 146 » for one number and put a no-break space into it.
    <svg viewBox="0,0,240,146" className="sundial w-full" aria-hidden="true" focusable="false">
      {hours.map((from) => {
        const to = Math.min(from + 1, closes);
        const isLast = from < at ? at <= to : at === opens && from === opens;
        const light = isLast ? 'sundial-now' : to <= at ? 'sundial-lit' : 'sundial-dark';
        return <path key={from} d={sector(from, to)} className={light} />;
      })}
      <path d={`M8 ${CENTRE.y}H232`} className="sundial-sill" />
      <path d={`M${point(18, at)}L${point(OUTER + 6, at)}`} className="sundial-shadow" />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="6" className="sundial-now" />
      <text x="8" y="141">
        {hourInWords(opens)}
      </text>
      <text x="232" y="141" textAnchor="end">
        {hourInWords(closes)}
      </text>
    </svg>
  );
}

function hourInWords(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour)}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
}
