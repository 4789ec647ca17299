/** Marks content made up for the demonstration. */
export function SampleTag() {
  return (
    <span className="inline-block border border-current px-2 py-0.5 text-xs font-semibold tracking-wide uppercase">
      Exemple
    </span>
  );
}
