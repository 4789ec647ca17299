interface CheckListProps {
  items: readonly string[];
  /** A tick for what applies, a dash for what does not. */
  sign?: 'check' | 'minus';
  className?: string;
}

/** A list of short lines, each with its sign (`styles/sections.css`). */
export function CheckList({ items, sign = 'check', className = '' }: CheckListProps) {
  return (
    <ul className={`signs ${sign === 'minus' ? 'signs-minus' : ''} grid gap-2 desktop:gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
