import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExternalLink } from './external-link.tsx';
import { PREFETCH } from './prefetch.ts';

/** Props of the shared button, named as in the specification (section 2, « Shared button »). */
interface ButtonProps {
  label?: string;
  icon?: ReactNode;
  iconPosition?: 'left' | 'right';
  color?: keyof typeof COLORS;
  /** Type of a real button; without effect on a link. */
  type?: 'button' | 'submit' | 'reset';
  fullWidth?: boolean;
  disabled?: boolean;
  size?: keyof typeof SIZES;
  /** Shows a spinner and disables the button (`aria-disabled`). */
  loading?: boolean;
  /** Path of the link, or the full URL of another site, which opens in a new tab. */
  routerLink?: string;
  /** Fragment of the link, on this page or on `routerLink`. */
  fragment?: string;
  /** A `<button>` rather than a link. */
  isRealButton?: boolean;
  /** Has `aria-disabled`, but keeps its colour and takes clicks: the form then explains what is missing. */
  isWaiting?: boolean;
  /** Id of what explains the button's state. */
  describedBy?: string | undefined;
}

const BASE =
  'glint relative inline-flex items-center justify-center gap-2.5 overflow-hidden rounded-pane border text-center text-balance font-semibold leading-tight transition-colors duration-200 [&>svg]:shrink-0 aria-disabled:cursor-not-allowed aria-disabled:border-stone aria-disabled:bg-line aria-disabled:text-stone data-waiting:cursor-pointer data-waiting:border-emerald data-waiting:bg-emerald data-waiting:text-white forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]';

const COLORS = {
  green: 'border-emerald bg-emerald text-white hover:border-emerald-deep hover:bg-emerald-deep',
  white: 'border-white bg-white text-ink hover:border-mint hover:bg-mint',
  black: 'border-black bg-black text-white hover:border-forest hover:bg-forest',
  'white-outline': 'border-white bg-transparent text-white hover:bg-white hover:text-ink',
  'black-outline': 'border-black bg-transparent text-black hover:bg-black hover:text-white',
};

const SIZES = {
  small: 'min-h-10 px-4 py-2 text-sm',
  medium: 'min-h-12 px-6 py-2.5 text-base',
  large: 'min-h-14 px-4 py-3.5 text-base tablet:px-7 wide:text-lg',
};

/** The site's button: a link unless `isRealButton`. */
export function Button({
  label = 'Cliquez ici',
  icon,
  iconPosition = 'left',
  color = 'green',
  type = 'button',
  fullWidth = false,
  disabled = false,
  size = 'medium',
  loading = false,
  routerLink,
  fragment,
  isRealButton = false,
  isWaiting = false,
  describedBy,
}: ButtonProps) {
  const className = `${BASE} ${COLORS[color]} ${SIZES[size]} ${fullWidth ? 'w-full' : ''}`;
  const shownIcon = loading ? <Spinner /> : icon;
  const content = (
    <>
      {iconPosition === 'left' ? shownIcon : null}
      {/* Beside the spinner that comes and goes, in an element: translators replace text nodes. */}
      {isRealButton ? <span>{label}</span> : label}
      {iconPosition === 'right' ? shownIcon : null}
    </>
  );

  if (isRealButton) {
    // aria-disabled while loading keeps the focus where it is.
    return (
      <button
        type={type}
        className={className}
        disabled={disabled}
        aria-disabled={disabled || loading || isWaiting}
        aria-describedby={describedBy}
        data-waiting={isWaiting && !loading ? '' : undefined}
        aria-busy={loading}
      >
        {content}
      </button>
    );
  }
  if (disabled || loading) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: HTML disables a link by leaving out its href
      <a className={className} role="link" aria-disabled="true" aria-busy={loading}>
        {content}
      </a>
    );
  }
  if (routerLink?.startsWith('https://')) {
    return (
      <ExternalLink href={routerLink} className={className}>
        {content}
      </ExternalLink>
    );
  }
  return (
    <Link
      to={`${routerLink ?? ''}${fragment ? `#${fragment}` : ''}`}
      className={className}
      prefetch={PREFETCH}
    >
      {content}
    </Link>
  );
}

/** Progress indicator; the control around it has the text. */
function Spinner() {
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
