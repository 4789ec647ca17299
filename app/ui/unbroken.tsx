/** A short word with a hyphen in it: « serait-ce », « pourra-t-il », « vingt-sept ». */
const COMPOUND = /(?:^|[^\p{L}-])(\p{L}{1,9}-(?:t-)?\p{L}{1,6})(?![\p{L}-])/u;

/** A large title in which no line breaks at the hyphen of a short word. */
export function Unbroken({ text }: { text: string }) {
  const found = COMPOUND.exec(text);
  if (!found) return text;
  const [match, compound = ''] = found;
  const end = found.index + match.length;
  return (
    <>
      {text.slice(0, end - compound.length)}
      {/* Except on narrow screens and with enlarged text, where lines hold only a few words. */}
      <span className="min-[22rem]:whitespace-nowrap">{compound}</span>
      <Unbroken text={text.slice(end)} />
    </>
  );
}
