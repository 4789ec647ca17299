/**
 * Which page of the list of posts an address asks for; 0 when what it asks for can be none.
 * @param search query of the address
 */
export function listPage(search: URLSearchParams): number {
  const asked = search.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 0;
}
