/* What TypeScript’s library does not have yet. */

interface Navigator {
  /** https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** Whether the page was loaded ahead, and nobody sees it yet. */
  readonly prerendering?: boolean;
}

interface PerformanceNavigationTiming {
  /** When a page that was loaded ahead was shown (ms). */
  readonly activationStart?: number;
}

/** https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface PerformanceObserverInit {
  /** Shortest duration of an event (ms); https://www.w3.org/TR/event-timing/ */
  durationThreshold?: number;
}
