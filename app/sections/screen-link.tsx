import { Expand } from 'lucide';
import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { type ScreenShown, ScreenTeaser } from '../ui/picture.tsx';
import { ScreenViewer } from './screen-viewer.tsx';

interface ScreenLinkProps {
  /** All screens of the product; the viewer browses them. */
  screens: readonly ScreenShown[];
  index: number;
  eager?: boolean;
}

/** A screen that opens in the viewer; without JavaScript, a link to the image. */
export function ScreenLink({ screens, index, eager = false }: ScreenLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const screen = screens[index];
  if (!screen) return null;
  const { src, alt } = screen;

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isForBrowser) return;
    event.preventDefault();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    link.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a
        ref={link}
        href={src}
        aria-label={`Voir en grand : ${alt}`}
        className="group relative block cursor-zoom-in"
        onClick={open}
      >
        <ScreenTeaser screen={screen} eager={eager} className="border border-ink" />
        {/* On a phone, where it would hide a part of the screen, under it. */}
        <span className="not-printed right-3 bottom-3 flex min-h-11 items-center gap-2 text-ink transition-colors duration-200 desktop:absolute desktop:rounded-pane desktop:border desktop:border-ink desktop:bg-white desktop:px-3 desktop:group-hover:bg-lime">
          <Icon icon={Expand} className="size-5" />
          <span className="text-sm font-semibold underline underline-offset-4 desktop:hidden">
            Voir en grand
          </span>
        </span>
      </a>
      {isOpen ? <ScreenViewer screens={screens} first={index} onClose={close} /> : null}
    </>
  );
}
