import type { Pane, WeekOfPanes } from '../delivery/delivery-calendar.ts';
import { useAgency } from '../facts/use-agency.ts';

/** Names of the days of the week, Monday first. */
const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

interface DeliveryWindowProps {
  /** Caption of the table, for screen readers. */
  caption: string;
  weeks: readonly WeekOfPanes[];
}

/** Calendar of a project as a table, one row a week; the panes get lighter towards the launch day. */
export function DeliveryWindow({ caption, weeks }: DeliveryWindowProps) {
  const { days } = useAgency().hours;
  const columns = [...days].sort((a, b) => a - b).map((day) => DAYS[day - 1] ?? '');
  return (
    <table className="week-window">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((day) => (
            <th key={day} scope="col">
              <abbr title={day}>{day.slice(0, 3)}.</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ label, panes }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {panes.map((pane) => (
              <td key={pane.date} className={`week-pane week-pane-${stateOf(pane)}`}>
                <time dateTime={pane.date}>
                  <span aria-hidden="true">{pane.dayOfMonth}</span>
                  <span className="sr-only">{pane.spoken}</span>
                </time>
                {pane.isEnd ? (
                  <span className="week-mark" aria-hidden="true">{`${pane.step + 1}`}</span>
                ) : null}
                {pane.state === 'holiday' ? (
                  <span className="week-holiday" aria-hidden="true">
                    férié
                  </span>
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateOf({ state, step }: Pane): string {
  return state === 'step' ? String(step + 1) : state;
}
