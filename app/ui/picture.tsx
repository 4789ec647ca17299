import { articlePicture } from '../../domain/articles/picture-address.ts';

interface PictureProps {
  /** Path under /assets. */
  src: string;
  /** What the picture tells; empty when it only decorates. */
  alt: string;
  /** Size of the drawing (px), which reserves its place. */
  width: number;
  height: number;
  className?: string;
  /** What width of the screen it takes (`sizes`), where that is far from the page's column. */
  sizes?: string;
  /** True for what the first screen shows; others wait until they are near. */
  eager?: boolean;
}

/** A picture that shifts nothing when it arrives; a photograph comes in the width that its place needs. */
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
