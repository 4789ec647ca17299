/** A text and its heading. */
interface HeadedPart {
  title: string;
  text: string;
}

/** Splits Markdown at its `###` headings. */
export function headedParts(markdown: string): { before: string; parts: HeadedPart[] } {
  const [before = '', ...rest] = `\n${markdown}`.split(/\n###[ \t]+/);
  return {
    before: before.trim(),
    parts: rest.map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    }),
  };
}
