/** Widths (px) in which a picture of an article is kept, up to its own. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;

const PATH = /^(\/assets\/articles\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\/)(\d{1,4})\.webp$/;

/** A picture that an editor brought, as its address tells it: no question to the database. */
export interface ArticlePicture {
  hash: string;
  /** Of its largest form (px). */
  width: number;
  height: number;
  /** The `srcset` of its forms of one type. */
  sources(type: 'avif' | 'webp'): string;
}

/** What an address of a picture says; nothing when it is another's. */
export function articlePicture(path: string): ArticlePicture | null {
  const [, folder = '', hash = '', width, height] = PATH.exec(path) ?? [];
  if (hash === '') return null;
  return {
    hash,
    width: Number(width),
    height: Number(height),
    sources: (type) =>
      pictureWidths(Number(width))
        .map((each) => `${folder}${each}.${type} ${each}w`)
        .join(', '),
  };
}

/** Address of the largest form of a picture. */
export function pictureAddress(hash: string, width: number, height: number): string {
  return `/assets/articles/${hash}-${width}x${height}/${width}.webp`;
}

/** Widths of the forms of a picture whose largest is `width` px wide. */
export function pictureWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((each) => each < width), width];
}
