/** The package brings no types: what is used of it. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** What is kept of each axis of a variable font: one value, or a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features kept, by their tags. */
    keepFeatures: string[];
    /** Entries of the name table kept besides the family's and the style's. */
    preserveNameIds: number[];
  }
  /** A font with the characters of `text` alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
