import { agency, look } from 'content-collections';

/** The agency's own wordmark, or its name with a glass roof, which is hidden when it does not fit. */
export function BrandMark() {
  const { face, drawing } = look.wordmark;
  if (drawing) return <img src={drawing} alt={agency.brand} height={32} className="h-8 w-auto" />;
  // A long name takes two lines on a phone, of the height of one.
  return (
    <span
      className={`inline-flex h-[max(32px,1.25em)] flex-row-reverse flex-wrap items-center justify-end gap-x-3 overflow-hidden ${face === 'title' ? 'font-title' : 'font-text'} ${agency.brand.length > 17 ? 'text-xs wide:text-base' : 'text-[clamp(1rem,6.5vw,1.25rem)]'} leading-tight font-semibold tracking-tight`}
    >
      {/* As high as the roof, so that a wrapped roof is clipped entirely. */}
      <span className="flex h-full items-center">{agency.brand}</span>
      <Roof />
    </span>
  );
}

/** The glass roof, in the colour of the text, with one pane lit. */
export function Roof() {
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      <path
        d="M2 13 16 3l14 10v16H2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M16 3v26M2 13h28M9 8v21M23 8v21M2 21h28" stroke="currentColor" strokeWidth="1.4" />
      <path className="fill-lime" d="M16.8 13.8h5.4v6.4h-5.4z" />
    </svg>
  );
}
