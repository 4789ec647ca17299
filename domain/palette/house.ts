/**
 * The colours that the site was drawn in, by name: the styles, the mails, the programs of `artwork/` and what the server
 * draws take them from here. An agency's own palette is made from them (`palette.ts`).
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
  /** Text of second rank on light grounds. */
  stone: '#4B5A52',
  /** Rules, and grounds of what cannot be used. */
  line: '#D9DCD5',
  /** Words of second rank in code, on ink. */
  haze: '#9FC4B2',
  /** Panes that the light has not reached yet. */
  'pane-night': '#14422F',
  'pane-dusk': '#1A4636',
  'pane-dawn': '#165C45',
  /** A line that is chosen. */
  'row-chosen': '#E8F9F0',
  /** Signs of Markdown in the editor. */
  sign: '#6B7A72',
  /** What an author added to an article, and took out of it: green and red whatever the agency's colours are. */
  'added-ground': '#D6F5E3',
  'added-ink': '#064A31',
  'removed-ground': '#FBE3E1',
  /** Said of errors alone, apart from every brand's red (`alert.ts`). */
  alert: '#A3251B',
  'alert-deep': '#7D1A12',
  'alert-ground': '#FBECEB',
};

/** Name of a colour of the palette: `--color-<name>` in the styles. */
export type ColourName = keyof typeof HOUSE;

/** A colour for each name, as `#RRGGBB`. */
export type Palette = Readonly<Record<ColourName, string>>;
