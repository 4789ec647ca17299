/** Reads the number of a page of the blog from the query; 0 if it is not a valid number. */
export function listPage(search: URLSearchParams): number {
  const asked = search.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 0;
}
