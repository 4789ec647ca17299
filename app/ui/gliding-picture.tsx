import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useIsStill } from './motion.ts';

/**
 * After a navigation, animates the hero's picture from the place on the previous page where the same picture was or,
 * if the hero has another one, where the drawing of the followed card was (FLIP). The element itself moves, unlike in
 * a view transition: presses, focus, scrolling and the new page's first paint are unaffected (docs/performance.md).
 * The rest of the page fades in around it.
 */
export default function GlidingPicture() {
  const { pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const isStill = useIsStill();
  return <Glide page={pathname} isWanted={!isReturn && !isStill && hash === ''} />;
}

interface GlideProps {
  page: string;
  isWanted: boolean;
}

/** Where pictures were on the screen before the navigation. */
interface Leaving {
  /** By `src`. */
  pictures: ReadonlyMap<string | null, DOMRect>;
  /** The drawing of a card that links to the new page. */
  drawing: DOMRect | undefined;
}

/** A class, since no hook runs before the DOM changes (`getSnapshotBeforeUpdate`). */
class Glide extends Component<GlideProps> {
  override getSnapshotBeforeUpdate(before: GlideProps): Leaving | null {
    const { page, isWanted } = this.props;
    return isWanted && page !== before.page ? leavingFor(page) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, leaving: Leaving | null): void {
    if (leaving) void arrive(leaving);
  }

  override render() {
    return null;
  }
}

function leavingFor(page: string): Leaving {
  const pictures = new Map<string | null, DOMRect>();
  for (const picture of document.querySelectorAll('main img')) {
    const place = placeOnScreen(picture);
    if (place) pictures.set(picture.getAttribute('src'), place);
  }
  const drawings = Array.from(document.querySelectorAll(`main a[href="${CSS.escape(page)}"]`), (link) =>
    placeOnScreen(link.closest('.france') ?? link.closest('li')?.querySelector('img, .wall-pane > svg')),
  );
  return { pictures, drawing: drawings.find((place) => place !== undefined) };
}

function placeOnScreen(element: Element | null | undefined): DOMRect | undefined {
  const place = element?.getBoundingClientRect();
  return place && place.width > 0 && place.bottom > 0 && place.top < innerHeight ? place : undefined;
}

/** How long to wait for the hero's picture; later it appears without animation (ms). */
const LATEST = 300;
/** Duration where the page is at its top (ms); elsewhere the scroll to the top drives the animation. */
const GLIDE = 500;

/** Holds the picture in its old place until the scroll drives it (ms). */
const FIRST_FRAMES = 50;

async function arrive({ pictures, drawing }: Leaving): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('main > section:first-of-type img');
  const from = picture && (pictures.get(picture.getAttribute('src')) ?? drawing);
  if (!from) return;
  fadeInAround(picture);
  if (!picture.complete) {
    // Not shown in its final place before the animation begins.
    const hidden = picture.animate({ opacity: [0, 0] }, LATEST);
    const isLoaded = await picture.decode().then(
      () => true,
      () => false,
    );
    if (!isLoaded || hidden.playState === 'finished') return;
    hidden.cancel();
    picture.animate({ opacity: [0, 1] }, GLIDE / 2);
  }
  glide(picture, from);
}

/** Fades in all but the picture, which would otherwise pass over the text of the new page. */
function fadeInAround(picture: Element): void {
  // What fades would cover it: opacity makes a stacking context.
  picture.closest('main > section')?.animate({ zIndex: [1, 1] }, GLIDE);
  let part = picture;
  while (part.parentElement && part.tagName !== 'MAIN') {
    for (const other of part.parentElement.children)
      if (other !== part && !other.matches('.quote-widget'))
        other.animate([{ opacity: 0, offset: 0 }], GLIDE);
    part = part.parentElement;
  }
}

/** Aligns the middles and scales by width alone, so that a picture cropped differently is not distorted. */
function glide(picture: HTMLElement, from: DOMRect): void {
  const to = picture.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const there = { transform: 'none' };
  const away = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` };
  if (scrollY === 0) {
    picture.animate([away, there], { duration: GLIDE, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' });
  } else if ('ScrollTimeline' in window) {
    // A scroll timeline takes effect in the second frame only.
    picture.animate([away, away], FIRST_FRAMES);
    const gliding = picture.animate([there, away], {
      timeline: new ScrollTimeline({ source: document.documentElement }),
      rangeStart: '0px',
      rangeEnd: `${scrollY}px`,
      fill: 'both',
    });
    addEventListener('scrollend', () => gliding.cancel(), { once: true });
  }
}
