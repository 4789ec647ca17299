/** Path of a lead's page; paths are in lower case. */
export function leadPath(reference: string): string {
  return `/equipe/demandes/${reference.toLowerCase()}`;
}
