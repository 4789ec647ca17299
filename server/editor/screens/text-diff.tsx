import type { ComparedPart } from '../../texts/compare-texts.ts';

interface TextDiffProps {
  /** `null`: too different to be compared. */
  parts: readonly ComparedPart[] | null;
  before: string;
  after: string;
}

/** The difference of two texts, or both of them if they cannot be compared. */
export function TextDiff({ parts, before, after }: TextDiffProps) {
  if (before === after) return <p className="small">Le texte est le même.</p>;
  if (!parts)
    return (
      <>
        <p>Ces deux textes sont trop différents pour être comparés ligne à ligne : les voici entiers.</p>
        <div className="diff-pair">
          <h3>Avant</h3>
          <div className="diff">{before}</div>
          <h3>Après</h3>
          <div className="diff">{after}</div>
        </div>
      </>
    );
  return (
    <div className="diff">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it never changes
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: ComparedPart }) {
  switch (part.kind) {
    case 'gap':
      return <span className="diff-gap">… {part.lines} lignes identiques …</span>;
    case 'removed':
      return <del>{part.text}</del>;
    case 'added':
      return <ins>{part.text}</ins>;
    case 'same':
      return part.text;
  }
}
