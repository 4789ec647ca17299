import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** How long the page must be still before the element comes back (ms). */
const REST_MS = 200;
/** Distance that it keeps from content (px). */
const MARGIN_PX = 12;

/**
 * Hides a fixed element (`data-in-the-way`) while the page moves, over a hero, near a form or the footer, and
 * where it would cover text or a control. It is rendered hidden; from the first check on, only this hook sets
 * the attribute, in the scroll event itself.
 */
export function useSteppingAside(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other content
  useEffect(() => {
    let timer: number | undefined;

    function look(): void {
      if (ref.current) ref.current.dataset.inTheWay = String(isOnSomething(ref.current));
    }

    function stepAside(): void {
      if (ref.current) ref.current.dataset.inTheWay = 'true';
      clearTimeout(timer);
      timer = window.setTimeout(look, REST_MS);
    }

    stepAside();
    // A question opens, a picture loads.
    const growth = new ResizeObserver(stepAside);
    growth.observe(document.body);
    addEventListener('scroll', stepAside, { passive: true });
    addEventListener('resize', stepAside);
    return () => {
      clearTimeout(timer);
      growth.disconnect();
      removeEventListener('scroll', stepAside);
      removeEventListener('resize', stepAside);
    };
  }, [ref, key]);
}

function isOnSomething(element: HTMLElement): boolean {
  const place = placeOf(element);
  const isNear = (other: Element) => {
    const { top, bottom } = other.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  };
  return (
    isOverHero(place) ||
    [...document.querySelectorAll('main form, footer')].some(isNear) ||
    isOnControl(element, place) ||
    isOnText(element, place)
  );
}

function placeOf(element: HTMLElement): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x - MARGIN_PX, y - MARGIN_PX, width + 2 * MARGIN_PX, height + 2 * MARGIN_PX);
}

/** The first section or, if it is the only one, its title. */
function isOverHero(place: DOMRect): boolean {
  const title = document.querySelector('main h1');
  const section = title?.closest('section');
  if (section?.nextElementSibling?.matches('section, div')) {
    return section.getBoundingClientRect().bottom > place.top;
  }
  return title !== null && title.getBoundingClientRect().bottom > 0;
}

function isOnControl(element: HTMLElement, place: DOMRect): boolean {
  const controls = document.querySelectorAll('main :is(a, button, summary, input)');
  return [...controls].some((control) => control !== element && meet(control.getBoundingClientRect(), place));
}

function isOnText(element: HTMLElement, place: DOMRect): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!parentElement || element.contains(parentElement) || !text.textContent?.trim()) continue;
    if (!meet(parentElement.getBoundingClientRect(), place)) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((line) => meet(line, place))) return true;
  }
  return false;
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
