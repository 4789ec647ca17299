/** Whether the page on screen was loaded in this way (Navigation Timing). */
export function wasLoadedBy(way: NavigationTimingType): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === way;
}
