import { proofCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { withinSentence } from '../../domain/within-sentence.ts';
import { useFounder } from '../facts/use-facts.ts';
import { Pane } from '../ui/box.tsx';
import { Picture } from '../ui/picture.tsx';
import { Unfold } from '../ui/unfold.tsx';

/** A paragraph of the founder’s message as a letter, which a phone unfolds, in `WorkingTogether`. */
export function FounderPane({ paragraph }: { paragraph: number }) {
  const { heading, message, name, title, photo, photoAlt } = useFounder();
  return (
    <Pane labelledBy="mot-de-la-direction" className="letter">
      <Picture
        src={photo}
        alt={photoAlt ?? fillText(proofCopy.founder.photoAlt, { name })}
        width={800}
        height={1000}
        sizes="(min-width: 1050px) 30vw, 80px"
      />
      <div>
        <h2 id="mot-de-la-direction" className="leading-[1.2] font-semibold tracking-normal text-(--accent)">
          {heading}
        </h2>
        <p>{`${name}, ${withinSentence(title)}`}</p>
      </div>
      <Unfold of="mot-de-la-direction" />
      <blockquote className="unfolded">{message[paragraph] ?? message[0]}</blockquote>
    </Pane>
  );
}
