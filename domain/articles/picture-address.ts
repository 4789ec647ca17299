/** Widths (px) stored for each picture, as far as they are below its own. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;

/**
 * Greatest height of a stored picture (px). Its address has room for four digits; AVIF takes 400 MB for one of 1600 × 3200,
 * 900 MB for one three times as high.
 */
export const MAX_PICTURE_HEIGHT = 3200;

const PATH = /^(\/assets\/(articles|photos)\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})\/)(\d{1,4})\.webp$/;

/** `articles`: uploaded by editors, in the database. `photos`: of `content/pictures/`, files of the build. */
export type PictureFolder = 'articles' | 'photos';

/** A picture stored in several widths, read from its URL path without a query to the database. */
export interface ArticlePicture {
  isBuilt: boolean;
  hash: string;
  /** Of the largest width (px). */
  width: number;
  height: number;
  /** `srcset` of all widths in one format. */
  sources(type: 'avif' | 'webp'): string;
}

/** Parses the URL path of a picture; `null` if it is another kind of path. */
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

/** URL path of a picture in its largest width. */
export function pictureAddress(
  hash: string,
  width: number,
  height: number,
  folder: PictureFolder = 'articles',
): string {
  return `/assets/${folder}/${hash}-${width}x${height}/${width}.webp`;
}

/** Widths (px) stored for a picture `width` px wide. */
export function pictureWidths(width: number): number[] {
  return [...PICTURE_WIDTHS.filter((each) => each < width), width];
}
