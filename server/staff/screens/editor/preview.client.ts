import type { Fields } from './autosave.client.ts';

/** Rest after the last key before the page is made again (ms). */
const REST = 120;

interface PreviewParts {
  /** Address of the article. */
  path: string;
  frame: HTMLIFrameElement;
  read(): Fields;
  /** Holds the list of what is to be put right. */
  faults: HTMLElement;
  /** Told the address of the glass that stands for the picture. */
  onGlass(address: string): void;
}

/** Keeps the page beside the text in step with it, where the reader of it stands. */
export function createPreview({ path, frame, read, faults, onGlass }: PreviewParts) {
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
      const answer = await fetch(`${path}/apercu`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ fields: read() }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) return;
      const { main, faults: list, glass } = await answer.json();
      // What was typed since is already on its way.
      if (turn !== asked || typeof main !== 'string') return;
      show(main);
      if (typeof list === 'string') showFaults(list);
      if (typeof glass === 'string') onGlass(glass);
    } catch {
      // The state of saving says that the site does not answer.
    }
  }

  function show(html: string): void {
    const page = frame.contentDocument;
    const main = page?.querySelector('main');
    const next = new DOMParser().parseFromString(html, 'text/html');
    const body = next.querySelector('main');
    if (!page || !main || !body) return;
    const top = page.scrollingElement?.scrollTop ?? 0;
    patch(main, body);
    if (page.scrollingElement) page.scrollingElement.scrollTop = top;
  }

  /** @param list that our own server made */
  function showFaults(list: string): void {
    const next = new DOMParser().parseFromString(list, 'text/html').querySelector('[data-faults]');
    if (!next || next.innerHTML === faults.innerHTML) return;
    const isOpen = faults.querySelector('details')?.open ?? false;
    faults.replaceChildren(...next.childNodes);
    const details = faults.querySelector('details');
    if (details) details.open = isOpen;
  }

  // A page in a frame leads nowhere.
  frame.addEventListener('load', () => {
    frame.contentDocument?.addEventListener('click', (event) => {
      const link = event.composedPath().find(isLink);
      if (!link?.getAttribute('href')?.startsWith('#')) event.preventDefault();
    });
  });
  return { changed, renew };
}

/** Changes what changed, so that pictures that stay do not flicker. */
function patch(old: Element, next: Element): void {
  const [olds, nexts] = [[...old.children], [...next.children]];
  const isText = (element: Element) => element.children.length === 0 || olds.length !== nexts.length;
  if (olds.length !== nexts.length || isText(old) || hasOwnText(old) || hasOwnText(next)) {
    if (old.innerHTML !== next.innerHTML) old.innerHTML = next.innerHTML;
    return;
  }
  for (const [index, child] of olds.entries()) {
    const other = nexts[index];
    if (!other || child.outerHTML === other.outerHTML) continue;
    if (
      child.tagName !== other.tagName ||
      child.cloneNode(false).isEqualNode(other.cloneNode(false)) === false
    )
      child.replaceWith(other);
    else patch(child, other);
  }
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}

/** The page in the frame has classes of its own: `instanceof` would not know them. */
function isLink(node: EventTarget): node is HTMLAnchorElement {
  return 'tagName' in node && node.tagName === 'A';
}
