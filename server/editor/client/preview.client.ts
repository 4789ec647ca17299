import { patch } from '../../staff/screens/patch.client.ts';
import { sendJson } from '../../staff/screens/send-json.client.ts';
import type { Fields } from './autosave.client.ts';

/** Debounce of previews (ms). */
const REST = 120;

/** Of a page; answers about texts that stand in none but one leave out the others. */
const PARTS = ['.site-header', 'main', '.site-footer'];

interface PreviewParts {
  /** URL of the article. */
  path: string;
  /** `null` if the text has no page of its own. */
  frame: HTMLIFrameElement | null;
  read(): Fields;
  /** Container of the list of faults. */
  faults: HTMLElement;
  /** Called with the other parts of each answer, once the page shows it. */
  onAnswer(answer: Record<string, unknown>): void;
}

/** Updates the preview after changes, and keeps its scroll position. */
export function createPreview({ path, frame, read, faults, onAnswer }: PreviewParts) {
  let timer = 0;
  let asked = 0;

  function changed(): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => void renew(), REST);
  }

  async function renew(): Promise<void> {
    asked += 1;
    const turn = asked;
    try {
      const answer = await sendJson(`${path}/apercu`, { fields: read() }, AbortSignal.timeout(10_000));
      if (!answer.ok) return;
      const { main, faults: list, ...others } = await answer.json();
      // A newer request is under way.
      if (turn !== asked) return;
      if (typeof main === 'string') show(main);
      if (typeof list === 'string') showFaults(list);
      onAnswer(others);
    } catch {
      // Autosave reports that the site does not respond.
    }
  }

  function show(html: string): void {
    const page = frame?.contentDocument;
    if (!page) return;
    const next = new DOMParser().parseFromString(html, 'text/html');
    const top = page.scrollingElement?.scrollTop ?? 0;
    // A menu that is open stays open.
    next.querySelector('.burger')?.toggleAttribute('open', page.querySelector('.burger[open]') !== null);
    for (const part of PARTS) {
      const [old, body] = [page.querySelector(part), next.querySelector(part)];
      if (old && body) patch(old, body);
    }
    if (page.scrollingElement) page.scrollingElement.scrollTop = top;
  }

  /** @param list trusted HTML from our server */
  function showFaults(list: string): void {
    const next = new DOMParser().parseFromString(list, 'text/html').querySelector('[data-faults]');
    if (!next || next.innerHTML === faults.innerHTML) return;
    const isOpen = faults.querySelector('details')?.open ?? false;
    faults.replaceChildren(...next.childNodes);
    const details = faults.querySelector('details');
    if (details) details.open = isOpen;
  }

  // Links in the preview do nothing, except fragments.
  frame?.addEventListener('load', () => {
    frame.contentDocument?.addEventListener('click', (event) => {
      const link = event.composedPath().find(isLink);
      if (!link?.getAttribute('href')?.startsWith('#')) event.preventDefault();
    });
  });
  return { changed, renew };
}

/** `instanceof` fails across frames, which have their own classes. */
function isLink(node: EventTarget): node is HTMLAnchorElement {
  return 'tagName' in node && node.tagName === 'A';
}
