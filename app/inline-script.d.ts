/** A module as the text of a script (`scripts/vite-plugins.ts`). */
declare module '*?script' {
  const text: string;
  export default text;
}
