import { Children, Component, type ReactNode, Suspense } from 'react';

/**
 * The sections of a page. React hydrates each in tasks of its own, a pressed one first; one that throws in the browser
 * leaves its place empty and the others as they are.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => (
    <FaultBoundary>
      <Suspense>{section}</Suspense>
    </FaultBoundary>
  ));
}

/** Shows nothing in place of children that threw; React logs the error. */
export class FaultBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
