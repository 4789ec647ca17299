import { keepLive } from './live-list.client.ts';

/** How long a toast, and its undo, is shown (ms). */
const NOTICE = 10_000;
/** Polling interval of a lead's page (ms). */
const INTERVAL = 4000;
const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
/** Without popovers (Safari 16.4, Chrome 109, Firefox 115) the keys are explained in the page. */
const hasPopovers = 'popover' in HTMLElement.prototype;

const notices = document.querySelector<HTMLElement>('[data-notices]');
const list = keepLive();
let leaving = 0;

listenToKeys();
keepLeadLive();
leaveInTime();

document.addEventListener('submit', async (event) => {
  const { target: form, submitter } = event;
  if (!list || !(form instanceof HTMLFormElement) || !form.matches('[data-acts], [data-undo]')) return;
  event.preventDefault();
  const back = list.placeOf(form);
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...fieldsOf(form, submitter)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(15_000),
    });
    const { notice, title } = await answer.json();
    if (typeof notice === 'string') {
      show(notice);
      await list.renew(back);
    } else tell(String(title));
  } catch {
    tell('Le site n’a pas répondu. Rechargez la page pour voir si ce geste a eu lieu.');
  }
});

/** What a form sends when this button is pressed, which Chrome before 112 leaves out of `FormData`. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const fields = new FormData(form);
  if (submitter instanceof HTMLButtonElement && submitter.name !== '')
    fields.append(submitter.name, submitter.value);
  return fields;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) {
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) form.requestSubmit();
  });
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
}

/** @param html trusted HTML from our server */
function show(html: string): void {
  if (!notices) return;
  notices.innerHTML = html;
  leaveInTime();
}

function tell(sentence: string): void {
  show('<p class="toast stays"></p>');
  notices?.querySelector('p')?.append(sentence);
}

/** Removes the toast after a while, unless it has the focus. */
function leaveInTime(): void {
  clearTimeout(leaving);
  leaving = window.setTimeout(() => {
    const notice = notices?.querySelector('.toast:not(.stays)');
    if (!notice?.contains(document.activeElement)) notice?.remove();
  }, NOTICE);
}

/** Single-key shortcuts: they act on the focused lead of the list, or on that of the page. */
function listenToKeys(): void {
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

interface Reading {
  revision: number;
  head: string;
  /** What happened last, as a sentence. */
  happened: string;
}

/** Keeps the head of a lead up to date by polling, and tells of what colleagues did since the page was shown. */
function keepLeadLive(): void {
  const head = document.querySelector<HTMLElement>('[data-live-lead]');
  const news = document.querySelector<HTMLElement>('[data-lead-news]');
  if (!head || !news) return;
  const address = head.dataset.liveLead ?? '';
  const shown = Number(head.dataset.revision);
  let tag = '';

  async function ask(): Promise<void> {
    if (document.hidden) return;
    const answer = await fetch(address, {
      headers: { Accept: 'application/json', ...(tag ? { 'If-None-Match': tag } : {}) },
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) return;
    tag = answer.headers.get('ETag') ?? '';
    take(await answer.json());
  }

  function take({ revision, head: html, happened }: Reading): void {
    if (head && head.innerHTML !== html) head.innerHTML = html;
    if (!news || revision === shown) return;
    const link = document.createElement('a');
    link.href = location.pathname;
    link.textContent = 'Recharger la page';
    news.replaceChildren(`${happened} `, link);
    news.hidden = false;
  }

  // A reading that fails is made good by the next one.
  setInterval(() => void ask().catch(() => undefined), INTERVAL);
}
