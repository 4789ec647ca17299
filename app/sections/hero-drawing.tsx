import { Picture } from '../ui/picture.tsx';

export interface HeroDrawingProps {
  /** 1200 × 1080 px, dark at its left edge. */
  src: string;
  /** Alternative text; empty for a decorative picture. */
  alt?: string;
  fit: keyof typeof FITS;
}

const FITS = {
  /** Above the cards: the drawing goes down to its edge. */
  service: { box: 'hero-picture-whole', crop: 'w-[118%] -ml-[18%] object-[85%_50%]' },
  /** The same; an emblem above the floor keeps its top on a phone. */
  technology: {
    box: 'hero-picture-whole min-[75rem]:right-auto min-[75rem]:left-0 min-[75rem]:row-auto min-[75rem]:aspect-18/25 min-[75rem]:max-h-[calc(100%-var(--header-height))] min-[75rem]:w-[42%] min-[75rem]:after:-scale-x-100',
    crop: 'w-[118%] -ml-[18%] object-[85%_25%] min-[75rem]:object-[75%_25%]',
  },
  /** Behind the cards too: what stands on the floor, from its foot to its top. */
  city: {
    box: 'hero-picture-hall min-[75rem]:row-[auto/2] min-[75rem]:aspect-video min-[75rem]:w-auto min-[100rem]:aspect-2/1',
    crop: 'w-[110%] -ml-[10%] object-[80%_30%] tablet:object-[75%_50%] min-[75rem]:object-[75%_34%]',
  },
  /** The same; the bench in front keeps its legs on a phone. */
  cases: { box: 'hero-picture-hall', crop: 'w-[110%] -ml-[10%] object-[80%_64%] tablet:object-[75%_50%]' },
};

/** The drawing of a hero, in the place that `.hero` gives it; on a phone the view of it that its master has for one. */
export function HeroDrawing({ src, alt = '', fit }: HeroDrawingProps) {
  const { box, crop } = FITS[fit];
  return (
    <picture
      className={`hero-picture not-printed absolute inset-0 -z-20 tablet:top-header tablet:left-auto ${box}`}
    >
      {src.endsWith('.svg') ? <source media="(max-width: 43.99em)" srcSet={`${src}#telephone`} /> : null}
      <Picture
        src={src}
        alt={alt}
        width={1200}
        height={1080}
        eager
        // On a phone without its dark edge, which other screens have their text on.
        className={`h-full max-w-none object-cover tablet:ml-0 tablet:w-full ${crop}`}
      />
    </picture>
  );
}
