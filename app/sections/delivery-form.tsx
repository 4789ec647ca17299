import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../ui/button.tsx';

interface DeliveryFormProps {
  projects: readonly { id: string; offer: string }[];
  /** Current values; absent on a page that is cached for everybody. */
  chosen?: { project: string; start: string; earliest: string; latest: string };
  /** Of the button; white on a dark ground. */
  color?: 'green' | 'white';
  /** Other choices. */
  children?: ReactNode;
}

const CONTROL =
  'block min-h-12 w-full rounded-pane border border-stone/80 bg-white px-4 py-2.5 text-base text-ink';

/** Kind of project and start date, for the calculator of /delais (a GET form). */
export function DeliveryForm({ projects, chosen, color = 'green', children }: DeliveryFormProps) {
  const id = useId();
  return (
    <Form
      method="get"
      action="/delais#calendrier"
      className={`not-printed grid grid-cols-1 items-end gap-x-4 gap-y-5 ${color === 'white' ? 'desktop:grid-cols-[1fr_auto] desktop:*:first:col-span-full' : 'desktop:grid-cols-[5fr_3fr_auto]'}`}
    >
      <div>
        <label htmlFor={`${id}-projet`} className="mb-1.5 block font-semibold">
          Votre projet
        </label>
        <select
          id={`${id}-projet`}
          name="projet"
          defaultValue={chosen?.project}
          className={`${CONTROL} text-ellipsis max-desktop:px-3 max-desktop:tracking-tight`}
        >
          {projects.map(({ id: project, offer }) => (
            <option key={project} value={project}>
              {offer}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-debut`} className="mb-1.5 block font-semibold">
          Démarrage
        </label>
        <input
          id={`${id}-debut`}
          name="debut"
          type="date"
          defaultValue={chosen?.start}
          min={chosen?.earliest}
          max={chosen?.latest}
          className={CONTROL}
        />
      </div>
      {children}
      <Button isRealButton type="submit" color={color} label="Calculer la date" fullWidth />
    </Form>
  );
}
