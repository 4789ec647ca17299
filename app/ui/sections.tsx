import { Children, Component, createRef, type ReactNode, Suspense } from 'react';

/** The sections of a page. React hydrates each in tasks of its own, a pressed one first; a fault stays in its section. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) =>
    section ? (
      <ContainFault>
        <Suspense>{section}</Suspense>
      </ContainFault>
    ) : null,
  );
}

/**
 * An error boundary that keeps what was on the screen. If a component in it throws, in an effect too, a copy of its
 * elements takes their place, with all that was typed: links and forms in it work as without JavaScript, and the rest
 * of the page goes on. What throws before it was ever shown is left out. React logs the fault.
 */
class ContainFault extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly live = createRef<HTMLDivElement>();
  private copies: Node[] | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** The same function at each rendering, so that React calls it once and the copy keeps the focus. */
  private readonly showCopies = (element: HTMLElement | null): void => {
    element?.replaceChildren(...(this.copies ?? []));
  };

  override render() {
    if (!this.state.hasFailed)
      return (
        <div key="live" ref={this.live} className="contents">
          {this.props.children}
        </div>
      );
    // The elements are still there: React removes them once this has been rendered.
    this.copies ??= Array.from(this.live.current?.cloneNode(true).childNodes ?? []);
    return this.copies.length > 0 ? <div key="copy" ref={this.showCopies} className="contents" /> : null;
  }
}
