/** Filled at build by `scripts/last-changes.ts`. */
declare module 'virtual:last-changes' {
  /** Date of the last commit of each content file (ISO 8601), by its path from the root. */
  const lastChanges: Readonly<Record<string, string>>;
  export default lastChanges;
}
