/** Size of a picture in units of the drawing, and the height at which it is shown. */
export interface Frame {
  width: number;
  height: number;
  shownHeight: number;
}

/** Beside a headline, on ink. */
export const HERO: Frame = { width: 640, height: 576, shownHeight: 1080 };
/** Beside a text, upright. */
export const TALL: Frame = { width: 500, height: 600, shownHeight: 1200 };
/** Beside a text, lying. */
export const WIDE: Frame = { width: 640, height: 480, shownHeight: 900 };
