import { Expand } from 'lucide';
import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ScreenPicture } from '../ui/picture.tsx';
import { type ScreenShown, ScreenViewer } from './screen-viewer.tsx';

interface ScreenLinkProps {
  /** All screens of the product; the viewer browses them. */
  screens: readonly ScreenShown[];
  /** Index of this screen. */
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
        <ScreenPicture
          screen={screen}
          eager={eager}
          className="aspect-16/10 w-full border border-ink object-cover"
        />
        <Icon
          icon={Expand}
          className="not-printed absolute right-3 bottom-3 size-11 rounded-pane bg-ink p-3 text-white transition-colors duration-200 group-hover:bg-lime group-hover:text-ink"
        />
      </a>
      {isOpen ? <ScreenViewer screens={screens} first={index} onClose={close} /> : null}
    </>
  );
}
