import { diffLines, diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';

/** Lines of context around a change. */
const AROUND = 2;
/** Longest passage that is compared by words (UTF-16 units). */
const LONGEST_PASSAGE = 20_000;

/** The diff of two texts, with some context. */
export function TextDiff({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className="small">Le texte est le même.</p>;
  const parts = diffLines(
    before.endsWith('\n') ? before : `${before}\n`,
    after.endsWith('\n') ? after : `${after}\n`,
  );
  const shown: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (!part) continue;
    if (part.removed && next?.added && part.value.length + next.value.length < LONGEST_PASSAGE) {
      shown.push(<Words key={index} before={part.value} after={next.value} />);
      index += 1;
    } else if (part.removed) shown.push(<del key={index}>{part.value}</del>);
    else if (part.added) shown.push(<ins key={index}>{part.value}</ins>);
    else
      shown.push(
        <Same key={index} text={part.value} isFirst={index === 0} isLast={index === parts.length - 1} />,
      );
  }
  return <div className="diff">{shown}</div>;
}

function Words({ before, after }: { before: string; after: string }) {
  return (
    <>
      {diffWordsWithSpace(before, after).map((part, index) =>
        part.removed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
          <del key={index}>{part.value}</del>
        ) : part.added ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
          <ins key={index}>{part.value}</ins>
        ) : (
          part.value
        ),
      )}
    </>
  );
}

function Same({ text, isFirst, isLast }: { text: string; isFirst: boolean; isLast: boolean }) {
  const lines = text.split('\n').slice(0, -1);
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  if (lines.length <= head + tail + 1) return text;
  const left = lines.length - head - tail;
  return (
    <>
      {lines.slice(0, head).map((line) => `${line}\n`)}
      <span className="diff-gap">… {left} lignes identiques …</span>
      {tail > 0 ? lines.slice(-tail).map((line) => `${line}\n`) : null}
    </>
  );
}
