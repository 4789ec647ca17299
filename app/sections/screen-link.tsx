import { Expand } from 'lucide-react';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { Picture } from '../ui/picture.tsx';
import type { ScreenShown, ScreenViewerProps } from './screen-viewer.tsx';

interface ScreenLinkProps {
  /** Every screen of the product, among which the viewer goes on. */
  screens: readonly ScreenShown[];
  /** Which of them this is. */
  index: number;
  eager?: boolean;
}

const loadViewer = () => import('./screen-viewer.tsx');

/** A screen that opens large over the page; without its script it leads to the drawing itself. */
export function ScreenLink({ screens, index, eager = false }: ScreenLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [Viewer, setViewer] = useState<ComponentType<ScreenViewerProps>>();
  const screen = screens[index];
  if (!screen) return null;
  const { src, alt } = screen;

  async function open(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isForBrowser) return;
    event.preventDefault();
    try {
      const { ScreenViewer } = await loadViewer();
      setViewer(() => ScreenViewer);
    } catch {
      // The site was deployed meanwhile, or the network is gone: the drawing may still be had.
      location.assign(src);
    }
  }

  function close(): void {
    setViewer(undefined);
    link.current?.focus({ preventScroll: true });
  }

  /** Has the viewer at hand by the time of the press. */
  function prepare(): void {
    loadViewer().catch(() => {});
  }

  return (
    <>
      <a
        ref={link}
        href={src}
        aria-label={`Voir en grand : ${alt}`}
        className="group relative block cursor-zoom-in"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Picture
          src={src}
          alt={alt}
          width={1600}
          height={1000}
          eager={eager}
          className="aspect-16/10 w-full border border-ink object-cover"
        />
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-pane bg-ink text-white transition-colors duration-200 group-hover:bg-lime group-hover:text-ink">
          <Expand className="size-5" aria-hidden="true" />
        </span>
      </a>
      {Viewer ? <Viewer screens={screens} first={index} onClose={close} /> : null}
    </>
  );
}
