import { articlePicture } from '../../domain/articles/picture-address.ts';

interface PictureProps {
  /** Path under /assets. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Intrinsic size (px), which reserves the space. */
  width: number;
  height: number;
  className?: string | undefined;
  /** `sizes` attribute, for a width far from that of the page's column. */
  sizes?: string | undefined;
  /** True on the first screen, where it comes before scripts; other pictures load lazily. */
  eager?: boolean;
}

/** A picture without layout shift; an article's photograph is served in the width that it needs. */
export function Picture({ src, alt, width, height, className, sizes = SIZES, eager = false }: PictureProps) {
  const own = articlePicture(src);
  const image = (
    <img
      src={src}
      srcSet={own?.sources('webp')}
      sizes={own ? sizes : undefined}
      alt={alt}
      width={own?.width ?? width}
      height={own?.height ?? height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!own) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={own.sources('avif')} sizes={sizes} />
      {image}
    </picture>
  );
}

/** A screen of a product, 1600 × 1000 px. */
export interface ScreenShown {
  src: string;
  alt: string;
  /** Its composition for phones, of the same shape. */
  detail?: string | undefined;
}

interface ScreenTeaserProps extends Pick<PictureProps, 'sizes' | 'eager'> {
  screen: ScreenShown;
  /** Where its detail stands for it, if it has one: on a phone by default. */
  detailMedia?: string;
  className: string;
}

/** A screen of a page, whole or its detail (`.screen-teaser` in sections.css). */
export function ScreenTeaser({
  screen: { src, alt, detail },
  detailMedia = 'screen and (max-width: 800px)',
  className,
  ...rest
}: ScreenTeaserProps) {
  const Frame = detail ? 'picture' : 'div';
  return (
    <Frame className={`screen-teaser ${className}`}>
      {detail ? <source media={detailMedia} srcSet={detail} /> : null}
      <Picture
        src={src}
        alt={alt}
        width={1600}
        height={1000}
        className="size-full object-cover object-left-top"
        {...rest}
      />
    </Frame>
  );
}

interface LogoProps {
  src: string;
  alt: string;
  className: string;
}

/** Logos are dark: forced colors leave them their white ground. */
export const ON_WHITE = 'forced-colors:bg-white forced-colors:forced-color-adjust-none';

export function Logo({ src, alt, className }: LogoProps) {
  return (
    <Picture
      src={src}
      alt={alt}
      width={200}
      height={48}
      sizes="240px"
      className={`${className} ${ON_WHITE}`}
    />
  );
}

/** The page's column. */
const SIZES = '(min-width: 1320px) 1280px, 100vw';

/** `sizes` of a card, two or three to a row. */
export const CARD_SIZES = '(min-width: 1050px) 427px, (min-width: 801px) 50vw, 100vw';

/** `sizes` of a card that takes half of the page's column. */
export const HALF_SIZES = '(min-width: 1320px) 640px, (min-width: 801px) 50vw, 100vw';

/** `sizes` of a picture from the page’s edge on (`.spread` in layout.css). */
export const SPREAD_SIZES = '(min-width: 801px) 60vw, 100vw';
