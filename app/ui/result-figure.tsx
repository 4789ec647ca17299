interface ResultFigureProps {
  /** « 11 min » */
  value: string;
  label: string;
  size: 'small' | 'medium' | 'large';
  className: string;
}

/** In cards side by side. */
const CARD_VALUE = 'tracking-tight text-[min(2.25rem,11vw)] leading-none wide:text-[3rem]';

/** Longer values are set smaller, so that each stays on its line; not in cards. */
const SIZES = {
  small: {
    value: CARD_VALUE,
    long: CARD_VALUE,
    label: 'mt-2 desktop:min-h-(--label)',
  },
  medium: {
    value: 'tracking-tight text-[clamp(min(4rem,18vw),8vw,7rem)] leading-[0.85]',
    long: 'tracking-tighter text-[clamp(min(3rem,13vw),4.6vw,4.25rem)] leading-[0.9]',
    label: 'mt-4 text-lg wide:text-xl',
  },
  large: {
    value: 'tracking-tight text-[clamp(min(4.5rem,20vw),9vw,8rem)] leading-[0.85]',
    long: 'tracking-tighter text-[clamp(min(3.5rem,15vw),6vw,6rem)] leading-[0.9]',
    label: 'mt-4 max-w-sm text-xl',
  },
} as const;

/** Maximum length of a short value (characters). */
const SHORT = 6;

export function ResultFigure({ value, label, size, className }: ResultFigureProps) {
  const style = SIZES[size];
  return (
    <>
      <span
        className={`block font-title font-bold ${value.length > SHORT ? style.long : style.value} ${className}`}
      >
        {value}
      </span>{' '}
      <span className={`block font-semibold text-balance ${style.label}`}>{label}</span>
    </>
  );
}
