const PLURAL = new Intl.PluralRules('fr');

/** « 0 demande », « 1 demande », « 2 demandes ». */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count} ${PLURAL.select(count) === 'one' ? one : more}`;
}
