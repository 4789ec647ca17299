import { ChevronLeft, ChevronRight, type IconNode, X, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { ScreenShown } from '../ui/picture.tsx';

interface ScreenViewerProps {
  screens: readonly ScreenShown[];
  /** Index of the screen shown first. */
  first: number;
  onClose(): void;
}

/** Full-page viewer of a product's screens, with zoom and previous/next, by mouse, touch and keyboard. */
export function ScreenViewer({ screens, first, onClose }: ScreenViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const { stage, zoom, setZoom, panning } = useStage();
  const screen = screens[index];
  const { name: zoomName, width } = ZOOMS[zoom] ?? ZOOMS[0];

  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
  }, [stage]);

  function show(next: number): void {
    if (!screens[next]) return;
    setIndex(next);
    setZoom(0);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // On an enlarged picture the arrow keys scroll.
    const isPanning = zoom > 0 && event.target === stage.current;
    const action = isPanning && event.key.startsWith('Arrow') ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  const actions: Record<string, () => void> = {
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    '+': () => setZoom(zoom + 1),
    '=': () => setZoom(zoom + 1),
    '-': () => setZoom(zoom - 1),
    '0': () => setZoom(0),
    à: () => setZoom(0),
  };

  if (!screen) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="ecran-legende"
      onClose={onClose}
      onKeyDown={handleKey}
      className="screen-viewer on-dark m-0 size-full max-h-none max-w-none flex-col bg-ink text-white open:flex"
    >
      <div className="flex items-center gap-1 p-2 desktop:gap-2 desktop:px-4">
        <p className="mr-auto px-2 tabular-nums" aria-live="polite">
          <span className="sr-only">Écran </span>
          <span>{`${index + 1} sur ${screens.length}`}</span>
        </p>
        <Tool
          label="Éloigner (touche −)"
          icon={ZoomOut}
          isOff={zoom === 0}
          onPress={() => setZoom(zoom - 1)}
        />
        <output className="w-20 text-center text-sm tabular-nums">{zoomName}</output>
        <Tool
          label="Rapprocher (touche +)"
          icon={ZoomIn}
          isOff={zoom === ZOOMS.length - 1}
          onPress={() => setZoom(zoom + 1)}
        />
        <Tool label="Fermer (Échap)" icon={X} onPress={() => dialog.current?.close()} />
      </div>
      <section
        ref={stage}
        {...panning}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for the arrow keys
        tabIndex={0}
        aria-label="Image, à déplacer quand elle est agrandie"
        className={`flex min-h-0 grow overflow-auto focus-visible:-outline-offset-3 ${zoom > 0 ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        <img
          src={screen.src}
          alt={screen.alt}
          width={1600}
          height={1000}
          draggable={false}
          className={`m-auto ${width}`}
        />
      </section>
      <div className="flex items-center gap-2 p-2 desktop:px-4 desktop:py-3">
        <Tool
          label="Écran précédent (flèche gauche)"
          icon={ChevronLeft}
          isOff={index === 0}
          onPress={() => show(index - 1)}
        />
        <p
          id="ecran-legende"
          className="grow text-center text-sm text-balance desktop:text-base"
          aria-live="polite"
        >
          {screen.alt}
        </p>
        <Tool
          label="Écran suivant (flèche droite)"
          icon={ChevronRight}
          isOff={index === screens.length - 1}
          onPress={() => show(index + 1)}
        />
      </div>
    </dialog>
  );
}

interface ToolProps {
  label: string;
  icon: IconNode;
  /** Disabled with `aria-disabled`, which keeps the focus. */
  isOff?: boolean;
  onPress(): void;
}

function Tool({ label, icon, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 shrink-0 place-items-center rounded-pane border border-transparent hover:border-white aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:text-white/40"
    >
      <Icon icon={icon} className="size-6" />
    </button>
  );
}

/** Zoom levels of a picture 1600 px wide: label, and the classes that set its size. */
const ZOOMS = [
  { name: 'Entier', width: 'max-h-full w-auto max-w-[min(100%,1600px)] object-contain' },
  { name: '100 %', width: 'w-[1600px] max-w-none shrink-0' },
  { name: '150 %', width: 'w-[2400px] max-w-none shrink-0' },
  { name: '200 %', width: 'w-[3200px] max-w-none shrink-0' },
] as const;

/** Zooms and pans a picture in a scroll container; a change of zoom keeps the point at its centre. */
function useStage() {
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
