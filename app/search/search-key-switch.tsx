import { useEffect, useState } from 'react';
import { isSearchKeyOn, SEARCH_KEY_OFF } from './search-key.ts';

/** Turns the « / » key off. Rendered after hydration, since the key needs JavaScript. */
export function SearchKeySwitch() {
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => setOn(isSearchKeyOn()), []);
  if (isOn === null) return null;
  return (
    <label className="not-printed inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm text-mint">
      <input
        type="checkbox"
        checked={isOn}
        className="size-4.5 accent-lime"
        onChange={({ currentTarget }) => {
          switchSearchKey(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      Ouvrir la recherche avec la touche /
    </label>
  );
}

function switchSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SEARCH_KEY_OFF);
    else localStorage.setItem(SEARCH_KEY_OFF, 'oui');
  } catch (_error) {
    // Site data is blocked: the key stays on.
  }
}
