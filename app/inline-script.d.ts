/** A module as the text of a script (`scripts/inline-script.ts`). */
declare module '*?script' {
  const text: string;
  export default text;
}
