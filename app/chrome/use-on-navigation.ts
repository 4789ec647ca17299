import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation } from 'react-router';

/** Runs `onNavigation` after each change of location (path, query or fragment), not on the first page. */
export function useOnNavigation(onNavigation: (from: Location, to: Location) => void): void {
  const location = useLocation();
  const previous = useRef(location);
  const notify = useEffectEvent(onNavigation);
  useEffect(() => {
    if (previous.current === location) return;
    const from = previous.current;
    previous.current = location;
    notify(from, location);
  }, [location]);
}
