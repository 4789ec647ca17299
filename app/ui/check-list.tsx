import { Check, Minus } from 'lucide';
import { Icon } from './icon.tsx';

interface CheckListProps {
  items: readonly string[];
  /** A tick for what applies, a dash for what does not. */
  sign?: 'check' | 'minus';
  className?: string;
}

/** A list of short lines, each with its sign. */
export function CheckList({ items, sign = 'check', className = '' }: CheckListProps) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon icon={sign === 'check' ? Check : Minus} className="mt-0.5 size-5 shrink-0 text-(--accent)" />
          {item}
        </li>
      ))}
    </ul>
  );
}
