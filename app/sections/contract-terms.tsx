import { proofCopy } from 'content-collections';
import { Link } from 'react-router';
import { CheckList } from '../ui/check-list.tsx';
import { Picture } from '../ui/picture.tsx';
import { SampleTag } from '../ui/sample-tag.tsx';
import { Unfold } from '../ui/unfold.tsx';

/** What the contract says, in short, and who is on the team (`content/commitments.yaml`). */
export interface Terms {
  sample: boolean;
  terms?: readonly string[] | undefined;
  isBrief?: boolean;
  team?: { photo: string; photoAlt: string; caption: string } | undefined;
}

/** What is sure before signing, or faces of the team, beside a form; on a phone only what is not brief, below it. */
export function ContractTerms({ sample, terms = [], isBrief, team }: Terms) {
  if (team) {
    return (
      <div className={`max-desktop:hidden ${BESIDE}`}>
        <Team {...team} sample={sample} />
      </div>
    );
  }
  if (terms.length === 0) return null;
  const List = isBrief ? BriefTerms : WholeTerms;
  return <List terms={terms} sample={sample} />;
}

interface TermListProps {
  terms: readonly string[];
  sample: boolean;
}

const BESIDE = 'max-w-lg desktop:col-span-5 desktop:mt-6 desktop:max-w-md';
const LIST = 'mt-2 max-wide:text-sm desktop:mt-3';

function BriefTerms({ terms, sample }: TermListProps) {
  return (
    <div className={`max-desktop:hidden ${BESIDE}`}>
      <TermsLink sample={sample} />
      <CheckList items={terms} className={LIST} />
    </div>
  );
}

/** A phone unfolds them. */
function WholeTerms({ terms, sample }: TermListProps) {
  return (
    <div className={`grid grid-cols-[1fr_auto] items-center ${BESIDE}`}>
      <TermsLink sample={sample} />
      <Unfold of="avant-de-signer" />
      <div className="unfolded col-span-2">
        <CheckList items={terms} className={LIST} />
      </div>
    </div>
  );
}

/** Leads to the answers about contracts. */
function TermsLink({ sample }: { sample: boolean }) {
  return (
    <p id="avant-de-signer" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to="/#questions"
        className="inline-block py-1 font-semibold underline decoration-1 underline-offset-4 hover:text-(--accent)"
      >
        {proofCopy.questions.commitments}
      </Link>
      {sample ? <SampleTag /> : null}
    </p>
  );
}

export function Team({
  photo,
  photoAlt,
  caption,
  sample = false,
}: NonNullable<Terms['team']> & { sample?: boolean }) {
  return (
    <figure>
      <Picture
        src={photo}
        alt={photoAlt}
        width={1200}
        height={470}
        sizes="(min-width: 801px) 50vw, 100vw"
        className="aspect-[120/47] w-full border border-ink object-cover"
      />
      <figcaption className="mt-2 text-sm text-mint">
        {caption} {sample ? <SampleTag /> : null}
      </figcaption>
    </figure>
  );
}
