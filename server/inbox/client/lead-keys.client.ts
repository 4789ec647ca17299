const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Without popovers (Safari 16.4, Chrome 109, Firefox 115) the keys are explained in the page. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/** Single-key shortcuts: they act on the focused lead of the list, or on that of the page. */
export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isExplaining = hasPopovers && document.querySelector('#touches:popover-open') !== null;
    if (event.key in STEPS ? isExplaining : event.repeat || (isExplaining && event.key !== '?')) return;
    if (event.key in STEPS ? step(STEPS[event.key] ?? 0) : press(event.key)) event.preventDefault();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}

/** @returns whether there is a list */
function step(by: number): boolean {
  const rows = [...document.querySelectorAll('tbody [data-lead]')];
  if (rows.length === 0) return false;
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : Math.max(0, Math.min(rows.length - 1, at + by))];
  row?.querySelector('a')?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** @returns whether the key has an action here */
function press(key: string): boolean {
  if (key === '?') {
    document.getElementById('touches')?.togglePopover?.();
    return hasPopovers;
  }
  if (key === '/') {
    const search = document.querySelector<HTMLInputElement>('[data-search]');
    search?.select();
    search?.focus();
    return search !== null;
  }
  if (key === 'x') {
    const box = document.activeElement
      ?.closest('tbody [data-lead]')
      ?.querySelector<HTMLInputElement>('.pick input');
    box?.click();
    return box != null;
  }
  if (key === 'u') return click(document.querySelector('[data-undo] [data-key="u"]'));
  if (!/^[a-z]$/.test(key)) return false;
  const row =
    document.activeElement?.closest('tbody [data-lead]') ?? document.querySelector('.lead[data-lead]');
  return click(row?.querySelector(`[data-acts] [data-key="${key}"]`));
}

function click(button: Element | null | undefined): boolean {
  if (!(button instanceof HTMLButtonElement)) return false;
  button.click();
  return true;
}
