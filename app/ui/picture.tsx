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

/** A picture that shifts nothing when it arrives. */
export function Picture({ src, alt, width, height, className, eager = false }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
