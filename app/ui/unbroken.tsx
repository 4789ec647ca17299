/** A short word with a hyphen in it: « serait-ce », « pourra-t-il », « vingt-sept ». */
const COMPOUND = /(?<![\p{L}-])\p{L}{1,9}-(?:t-)?\p{L}{1,6}(?![\p{L}-])/u;

/** A text set large, whose lines do not end at the hyphen of a short word: browsers break at any. */
export function Unbroken({ text }: { text: string }) {
  const found = COMPOUND.exec(text);
  if (!found) return text;
  const [compound] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {/* Not where a line holds a few words only: a narrow screen, or a reader's larger text. */}
      <span className="min-[22rem]:whitespace-nowrap">{compound}</span>
      <Unbroken text={text.slice(found.index + compound.length)} />
    </>
  );
}
