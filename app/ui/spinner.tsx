/** Progress indicator; the control around it has the text. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="size-[1.1em] animate-spin" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.3" />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
