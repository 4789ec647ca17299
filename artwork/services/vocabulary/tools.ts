/*
 * Outlines of a workshop's tools and of a shop's goods. Tools hang from 0, 0 (the nail); goods stand on 0, 0 (the
 * middle of their foot). All are some 60 to 130 units high.
 */

/** Tools that hang on a board. */
export const TOOLS = {
  square: 'M0 0V118H84ZM16 46L52 102H16Z',
  hammer: 'M-6 34V128H7V34ZM-32 4H18C29 4 37 12 40 28H22V34H-32Z',
  wrench: 'M-9 122V44C-26 36-31 16-22 0L-9 18H9L22 0C31 16 26 36 9 44V122A9 9 0 0 1-9 122Z',
  compass: 'M-5 0H5V14A11 11 0 0 1 10 28L32 126L12 56L0 40L-12 56L-32 126L-10 28A11 11 0 0 1-5 14Z',
  brush: 'M-6 0H6L8 70H-8ZM-17 74H17V92L14 124H-14L-17 92Z',
  key: 'M0 0A22 22 0 0 1 7 43V122H-7V112H-20V101H-7V90H-16V79H-7V43A22 22 0 0 1 0 0ZM0 13A9 9 0 0 0 0 31A9 9 0 0 0 0 13Z',
} as const;

/** Goods on a shelf. */
export const GOODS = {
  bottle: 'M-6-66H6V-46C17-40 18-32 18-24V0H-18V-24C-18-32-17-40-6-46Z',
  vase: 'M-12-62H12L8-50C26-38 24-12 12 0H-12C-24-12-26-38-8-50Z',
  lamp: 'M-16-62H16L28-30H-28ZM-3-28H3V-6H18V0H-18V-6H-3Z',
  bag: 'M-26-40H26L22 0H-22ZM-14-40C-14-66 14-66 14-40H8C8-58-8-58-8-40Z',
  cup: 'M-22-36H18V-28H24C34-28 34-8 22-8H17C15-4 12 0 8 0H-12C-18-4-22-10-22-36ZM18-22V-14H22C26-14 26-22 22-22Z',
  dress: 'M-12-70H-6C-3-62 3-62 6-70H12L10-46L26 0H-26L-10-46Z',
  book: 'M-24-56H20V0H-24ZM24-56H28V0H24Z',
  shoe: 'M-30-34H-12C-6-24 4-20 18-18C28-16 32-10 32 0H-30Z',
  plant: 'M-12-24H12L9 0H-9ZM-2-24C-26-30-30-48-26-60C-10-54-4-44-1-34C0-52 8-64 24-68C26-50 18-34 2-24Z',
} as const;

export type Goods = keyof typeof GOODS;
