import { useEffect, useState } from 'react';
import { isSearchKeyOn, switchSearchKey } from './search-key.ts';

/** Turns the key « / » off for who presses it without meaning it; there once the script is, which listens to the key. */
export function SearchKeySwitch() {
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => setOn(isSearchKeyOn()), []);
  if (isOn === null) return null;
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 text-sm text-mint">
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
