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
  /** True for what the first screen shows; others wait until they are near. */
  eager?: boolean;
}

/** A picture that shifts nothing when it arrives; one that an editor brought comes in the width that its place needs. */
export function Picture({ src, alt, width, height, className, eager = false }: PictureProps) {
  const own = articlePicture(src);
  const image = (
    <img
      src={src}
      srcSet={own?.sources('webp')}
      sizes={own ? SIZES : undefined}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  if (!own) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={own.sources('avif')} sizes={SIZES} />
      {image}
    </picture>
  );
}

/** Of every place of a post's picture: the page's column, or half of it. */
const SIZES = '(min-width: 1320px) 1280px, 100vw';
