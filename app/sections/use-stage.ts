import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

/** Zoom levels of a picture 1600 px wide: label, and the classes that set its size. */
export const ZOOMS = [
  { name: 'Entier', width: 'max-h-full w-auto max-w-[min(100%,1600px)] object-contain' },
  { name: '100 %', width: 'w-[1600px] max-w-none shrink-0' },
  { name: '150 %', width: 'w-[2400px] max-w-none shrink-0' },
  { name: '200 %', width: 'w-[3200px] max-w-none shrink-0' },
] as const;

/** Zooms and pans a picture in a scroll container; a change of zoom keeps the point at its centre. */
export function useStage() {
  const stage = useRef<HTMLElement>(null);
  const middle = useRef<readonly [x: number, y: number]>([0.5, 0.5]);
  const [zoom, setStep] = useState(0);

  function setZoom(step: number): void {
    const element = stage.current;
    if (element) {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      middle.current = [
        (scrollLeft + clientWidth / 2) / scrollWidth,
        (scrollTop + clientHeight / 2) / scrollHeight,
      ];
    }
    setStep(Math.min(ZOOMS.length - 1, Math.max(0, step)));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the picture got its new size
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const [x, y] = middle.current;
    element.scrollTo({
      left: x * element.scrollWidth - element.clientWidth / 2,
      top: y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }, [zoom]);

  /** Drags the picture with a mouse; touch scrolls natively. */
  const panning = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse' && event.button === 0)
        event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = event.currentTarget;
      if (element.hasPointerCapture(event.pointerId))
        element.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
    },
  };

  return { stage, zoom, setZoom, panning };
}
