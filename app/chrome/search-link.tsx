import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { asksForSearch } from '../search/search-key.ts';

/** The search page, with the focus in its field. */
const SEARCH = '/recherche#q';

/** The way to the search: an icon of the header, and the key « / ». */
export function SearchLink() {
  const navigate = useNavigate();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      void navigate(SEARCH);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [navigate]);
  return (
    <Link
      to={SEARCH}
      aria-label="Rechercher"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-pane ml-auto hover:text-lime wide:order-last wide:-mr-2 wide:ml-0"
    >
      <Search className="size-5" aria-hidden="true" />
    </Link>
  );
}
