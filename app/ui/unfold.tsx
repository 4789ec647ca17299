/** What unfolds the element after it, of class `unfolded`, on a phone (sections.css). @param of id of what it is named after */
export function Unfold({ of }: { of: string }) {
  return (
    <details className="unfold desktop:hidden">
      <summary aria-labelledby={of} className="plus-sign flex min-h-11 min-w-11 items-center justify-end" />
    </details>
  );
}
