import { ArrowRight } from 'lucide';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { HubEntry } from './hub-entry.ts';

/** Name, sentence and link of the lit pane of a hub. */
export function HubSaying({ entry: { name, path, sentence, way } }: { entry: HubEntry }) {
  return (
    <div className="hub-saying">
      <div aria-live="polite">
        <p className="font-title text-3xl font-semibold text-lime wide:text-4xl">{name}</p>
        <p className="mt-3 max-w-2xl text-lg wide:text-xl">{sentence}</p>
      </div>
      <Link to={path} className="hub-way group">
        {way}
        <Icon
          icon={ArrowRight}
          className="size-5 transition-transform duration-300 group-hover:translate-x-1"
        />
      </Link>
    </div>
  );
}
