import { proofCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';
import { useFounder } from '../facts/use-facts.ts';
import { Pane } from '../ui/box.tsx';
import { Picture } from '../ui/picture.tsx';
import { Unfold } from '../ui/unfold.tsx';

/** The founder in one line, and the first paragraph of their message, which a phone unfolds, as a pane of `WorkingTogether`. */
export function FounderPane() {
  const founder = useFounder();
  if (founder.hidden) return null;
  const { heading, message, name, title, photo, photoAlt } = founder;
  return (
    <Pane
      labelledBy="mot-de-la-direction"
      className="foldable desktop:grid! desktop:grid-cols-[auto_1fr] desktop:content-start desktop:gap-x-5"
    >
      <div className="flex items-center gap-4 desktop:contents">
        <Picture
          src={photo}
          alt={photoAlt ?? fillText(proofCopy.founder.photoAlt, { name })}
          width={800}
          height={1000}
          sizes="128px"
          className="aspect-square w-16 shrink-0 object-cover object-top desktop:w-24 only-desktop:w-20 wide:row-span-2"
        />
        <div className="desktop:flex desktop:flex-wrap desktop:items-baseline desktop:gap-x-4 only-desktop:content-center">
          <h2
            id="mot-de-la-direction"
            className="leading-[1.2] font-semibold tracking-normal text-(--accent) wide:text-lg"
          >
            {heading}
          </h2>
          <p>{`${name}, ${title}`}</p>
        </div>
      </div>
      <Unfold of="mot-de-la-direction" />
      <blockquote className="unfolded col-span-2 mt-3 wide:col-span-1 wide:col-start-2 wide:mt-1">
        {message[0]}
      </blockquote>
    </Pane>
  );
}
