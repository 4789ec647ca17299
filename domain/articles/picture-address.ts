/** Widths (px) in which a picture is kept, up to its own. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;

const PATH = /^(\/assets\/(articles|photos)\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\/)(\d{1,4})\.webp$/;

/**
 * Where pictures stand: those that editors brought are in the database (`articles`), those of `content/pictures/` are
 * files of the build (`photos`).
 */
export type PictureFolder = 'articles' | 'photos';

/** A picture kept in several widths, as its address tells it: no question to the database. */
export interface ArticlePicture {
  isBuilt: boolean;
  hash: string;
  /** Of its largest form (px). */
  width: number;
  height: number;
  /** The `srcset` of its forms of one type. */
  sources(type: 'avif' | 'webp'): string;
}

/** What an address of a picture says; nothing when it is another's. */
export function articlePicture(path: string): ArticlePicture | null {
  const [, folder = '', place, hash = '', width, height] = PATH.exec(path) ?? [];
  if (hash === '') return null;
  return {
    isBuilt: place === 'photos',
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
export function pictureAddress(
  hash: string,
  width: number,
  height: number,
  folder: PictureFolder = 'articles',
): string {
  return `/assets/${folder}/${hash}-${width}x${height}/${width}.webp`;
}

/** Widths of the forms of a picture whose largest is `width` px wide. */
export function pictureWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((each) => each < width), width];
}
