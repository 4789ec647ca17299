const LAST_PAGE = 10_000;

/** The `page` parameter; 1 if absent or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** URL of a page of a list, with what it is filtered by. */
export function listHref(
  path: string,
  { page = 1, ...filters }: { page?: number; [filter: string]: string | number | undefined },
): string {
  const filled = Object.entries({ ...filters, page: page > 1 ? page : '' }).flatMap(([name, value = '']) =>
    value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}

interface PaginationProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Links to the previous and next page; nothing if there is only one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          Page précédente
        </a>
      ) : null}
      <span>
        Page {page} sur {Math.max(pages, 1)}
      </span>
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next">
          Page suivante
        </a>
      ) : null}
    </nav>
  );
}
