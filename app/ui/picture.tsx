import { articlePicture } from '../../domain/articles/picture-address.ts';

interface PictureProps {
  /** Path under /assets. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Intrinsic size (px), which reserves the space. */
  width: number;
  height: number;
  className?: string;
  /** `sizes` attribute, for a width far from that of the page's column. */
  sizes?: string;
  /** True on the first screen; other pictures load lazily. */
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

/** The page's column. */
const SIZES = '(min-width: 1320px) 1280px, 100vw';

/** `sizes` of a card, two or three to a row. */
export const CARD_SIZES = '(min-width: 1050px) 427px, (min-width: 801px) 50vw, 100vw';

/** `sizes` of a card that takes half of the page's column. */
export const HALF_SIZES = '(min-width: 1320px) 640px, (min-width: 801px) 50vw, 100vw';
