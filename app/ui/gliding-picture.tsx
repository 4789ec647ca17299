import { Component } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useIsStill } from './motion.ts';

/**
 * Lets the picture of a hero glide there from its place on the page before: from the same picture or, where the two are
 * drawn apart, from the drawing of the card that led here. It is the hero's own element that moves: a press, the focus
 * and the scroll are what they are without it, and the first paint waits for nothing.
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

/** What was on the screen before the page that comes, and where on it. */
interface Leaving {
  /** Pictures, by their address. */
  pictures: ReadonlyMap<string | null, DOMRect>;
  /** The drawing of a card that leads to the new page. */
  drawing: DOMRect | undefined;
  /** How far the page was scrolled (px). */
  scrolled: number;
}

/** A class: React shows no hook the page that is about to leave. */
class Glide extends Component<GlideProps> {
  override getSnapshotBeforeUpdate(before: GlideProps): Leaving | null {
    const { page, isWanted } = this.props;
    return isWanted && page !== before.page ? leavingFor(page) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, leaving: Leaving | null): void {
    // A picture that does not come has nothing to glide.
    if (leaving) arrive(leaving).catch(() => {});
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
  return { pictures, drawing: drawings.find((place) => place !== undefined), scrolled: scrollY };
}

function placeOnScreen(element: Element | null | undefined): DOMRect | undefined {
  const place = element?.getBoundingClientRect();
  return place && place.width > 0 && place.bottom > 0 && place.top < innerHeight ? place : undefined;
}

/** How late the picture of a hero may come and glide all the same (ms). */
const LATEST = 300;
/** How long a picture glides where the page stands at its top (ms); elsewhere it comes along with the scroll. */
const GLIDE = 500;

async function arrive({ pictures, drawing, scrolled }: Leaving): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('main > section:first-of-type img');
  const from = picture && (pictures.get(picture.getAttribute('src')) ?? drawing);
  if (!from) return;
  if (!picture.complete) {
    // Or it would be seen in its place before it glides there.
    const hidden = picture.animate({ opacity: [0, 0] }, LATEST);
    await picture.decode();
    if (hidden.playState === 'finished') return;
    hidden.cancel();
    picture.animate({ opacity: [0, 1] }, GLIDE / 2);
  }
  glide(picture, from, scrolled);
}

/** By the middle and the width alone: a picture that is cut otherwise in its two places is not stretched. */
function glide(picture: HTMLElement, from: DOMRect, scrolled: number): void {
  const to = picture.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 + scrolled - (to.y + to.height / 2 + scrollY);
  const there = { transform: 'none' };
  const away = { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` };
  if (scrolled === 0) {
    picture.animate([away, there], { duration: GLIDE, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' });
  } else if ('ScrollTimeline' in window) {
    const gliding = picture.animate([there, away], {
      timeline: new ScrollTimeline({ source: document.documentElement }),
      rangeStart: '0px',
      rangeEnd: `${scrolled}px`,
      fill: 'both',
    });
    addEventListener('scrollend', () => gliding.cancel(), { once: true });
  }
}
