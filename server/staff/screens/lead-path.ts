/** Address of a lead's page; the site's addresses are in small letters. */
export function leadPath(reference: string): string {
  return `/equipe/demandes/${reference.toLowerCase()}`;
}
