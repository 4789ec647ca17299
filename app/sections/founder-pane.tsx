import { proofCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { useFounder } from '../facts/use-facts.ts';
import { Pane } from '../ui/box.tsx';
import { Picture } from '../ui/picture.tsx';

/** The first paragraph of the founder's message, as a pane of `WorkingTogether`. */
export function FounderPane({ className }: { className: string }) {
  const founder = useFounder();
  if (founder.hidden) return null;
  const { heading, message, name, title, photo, photoAlt } = founder;
  return (
    <Pane labelledBy="mot-de-la-direction" tone="paper" className={className}>
      <h2 id="mot-de-la-direction" className="text-lg font-semibold tracking-normal text-emerald">
        {heading}
      </h2>
      <blockquote className="mt-3">{message[0]}</blockquote>
      <div className="mt-auto flex items-center gap-4 pt-6">
        <Picture
          src={photo}
          alt={photoAlt ?? fillText(proofCopy.founder.photoAlt, { name })}
          width={800}
          height={1000}
          sizes="64px"
          className="aspect-square w-16 shrink-0 object-cover object-top"
        />
        <p className="text-stone">
          <strong className="block font-title text-lg leading-tight text-ink">{name}</strong> {title}
        </p>
      </div>
    </Pane>
  );
}
