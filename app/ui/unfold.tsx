/** What unfolds the element after it, of class `unfolded`, on a phone (sections.css). @param of id of what it is named after */
export function Unfold({ of }: { of: string }) {
  return (
    <details className="unfold desktop:hidden">
      <summary aria-labelledby={of} className="plus-sign flex min-h-11 min-w-11 items-center justify-end" />
    </details>
  );
}

/** The same after the excerpt of a text. */
export function ReadOn({ className = '' }: { className?: string }) {
  return (
    <details className={`unfold mt-1 desktop:hidden ${className}`}>
      <summary className="plus-sign border-y border-ink py-3">Lire la suite</summary>
    </details>
  );
}
