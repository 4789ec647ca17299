/**
 * The default palette, by name. The styles, the mails, the pictures of `artwork/` and the server’s drawings
 * take their colours from here; an agency’s own palette is derived from it (`palette.ts`).
 */
export const HOUSE = {
  ink: '#0C1F17',
  forest: '#12372A',
  emerald: '#0F7B55',
  'emerald-deep': '#0A6446',
  mint: '#BFF0D6',
  lime: '#D9F65A',
  paper: '#F6F5EF',
  white: '#FFFFFF',
  black: '#0A0D0B',
  /** Secondary text on light grounds. */
  stone: '#4B5A52',
  /** Rules, and grounds of disabled controls. */
  line: '#D9DCD5',
  /** Secondary text in code, on ink. */
  haze: '#9FC4B2',
  /** Panes not lit yet. */
  'pane-night': '#14422F',
  'pane-dusk': '#1A4636',
  'pane-dawn': '#165C45',
  /** A selected row. */
  'row-chosen': '#E8F9F0',
  /** Markdown marks in the editor. */
  sign: '#6B7A72',
  /** Added and removed text in the comparison of an article’s versions: green and red in every palette. */
  'added-ground': '#D6F5E3',
  'added-ink': '#064A31',
  'removed-ground': '#FBE3E1',
  /** What is on time or done; stays green where the brand is of a colour of warnings (`palette.ts`). */
  good: '#0F7B55',
  'good-deep': '#0A6446',
  /** Errors; another hue where the brand is red itself (`palette.ts`). */
  alert: '#A3251B',
  'alert-deep': '#7D1A12',
  'alert-ground': '#FBECEB',
};

/** Name of a colour of the palette: `--color-<name>` in the styles. */
export type ColourName = keyof typeof HOUSE;

/** A colour for each name, as `#RRGGBB`. */
export type Palette = Readonly<Record<ColourName, string>>;
