import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { asksForSearch } from '../search/search-key.ts';

/** The search page, with the focus in its field. */
const SEARCH = '/recherche#q';

/** Link to the search: an icon in the header, and the « / » key. */
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
    <Link to={SEARCH} aria-label="Rechercher" className="search-link">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M21 21l-5-5M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15" />
      </svg>
    </Link>
  );
}
