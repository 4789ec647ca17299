import type { ReactNode } from 'react';

interface SearchFormProps {
  action: string;
  search: string;
  /** What is searched. */
  placeholder: string;
  /** What a search keeps of the list. */
  children?: ReactNode;
}

/** Searches a list of the staff area, at its head. */
export function SearchForm({ action, search, placeholder, children }: SearchFormProps) {
  return (
    <search>
      <form className="filters" method="get" action={action}>
        {children}
        <label className="search">
          <span className="hidden-text">Chercher</span>
          <input type="search" name="q" defaultValue={search} placeholder={placeholder} />
        </label>
        <button type="submit" className="quiet">
          Chercher
        </button>
      </form>
    </search>
  );
}
