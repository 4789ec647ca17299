import { Expand } from 'lucide-react';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { Picture } from '../ui/picture.tsx';
import type { ScreenShown, ScreenViewerProps } from './screen-viewer.tsx';

interface ScreenLinkProps {
  /** All screens of the product; the viewer browses them. */
  screens: readonly ScreenShown[];
  /** Index of this screen. */
  index: number;
  eager?: boolean;
}

const loadViewer = () => import('./screen-viewer.tsx');

/** A screen that opens in the viewer; without JavaScript, a link to the image. */
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
      // The chunk is gone after a deployment, or the network is down: open the image instead.
      location.assign(src);
    }
  }

  function close(): void {
    setViewer(undefined);
    link.current?.focus({ preventScroll: true });
  }

  /** Loads the viewer before the click. */
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
        <Expand
          className="not-printed absolute right-3 bottom-3 size-11 rounded-pane bg-ink p-3 text-white transition-colors duration-200 group-hover:bg-lime group-hover:text-ink"
          aria-hidden="true"
        />
      </a>
      {Viewer ? <Viewer screens={screens} first={index} onClose={close} /> : null}
    </>
  );
}
