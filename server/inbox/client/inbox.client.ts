import { listenToKeys } from './lead-keys.client.ts';
import { keepLeadLive } from './live-lead.client.ts';
import { keepLive } from './live-list.client.ts';

/** How long a toast, and its undo, is shown (ms). */
const NOTICE = 10_000;

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
      body: new URLSearchParams(
        [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
      ),
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
