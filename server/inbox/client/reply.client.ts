import { forget, keep, recall } from '../../../app/tab-storage.ts';
import { sendJson } from '../../staff/screens/send-json.client.ts';

/** Debounce of saves, and the wait before a retry (ms). */
const REST = 1000;
const RETRY = 10_000;
/** Time for an answer (ms), and why it was then given up. */
const MOST = 15_000;
const LATE = 'no answer in time';

const form = document.querySelector<HTMLFormElement>('form[data-reply]');
const area = form?.querySelector('textarea');
const note = document.querySelector<HTMLTextAreaElement>('textarea[data-note]');
if (form && area) keepDraft(form, area);
if (note) keepNote(note);

/** The tab keeps a note until it stands among the others: each other act on the lead loads the page again. */
function keepNote(area: HTMLTextAreaElement) {
  const place = `note ${area.dataset.note}`;
  restore(place, area, '[data-note-kept]');
  area.addEventListener('input', () => keep(place, area.value));
}

/** @returns whether the text that the tab keeps is back, since it does not stand on the page */
function restore(place: string, area: HTMLTextAreaElement, standing: string): boolean {
  const kept = recall(place);
  if (kept === null) return false;
  const said = [...document.querySelectorAll(standing)].map(({ textContent }) => textContent);
  if ([area.value, ...said].some((text) => isSame(text, kept))) {
    forget(place);
    return false;
  }
  area.value = kept;
  return true;
}

/** Saves the text as a draft; the tab keeps it until the server has it. */
function keepDraft(form: HTMLFormElement, area: HTMLTextAreaElement) {
  const place = `reponse ${form.dataset.reply}`;
  const status = form.querySelector<HTMLElement>('[data-reply-status]');
  const signedOut = form.querySelector<HTMLElement>('[data-reply-signed-out]');
  const known = Number(form.querySelector<HTMLInputElement>('[name=known]')?.value);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = new AbortController();
  let isSubmitted = false;

  if (restore(place, area, '[data-reply-sent]')) {
    say('Votre texte, gardé dans cet onglet, est de retour.');
    saveAfter(REST);
  }
  area.addEventListener('input', () => {
    keep(place, area.value);
    saveAfter(REST);
  });
  addEventListener('online', () => {
    if (recall(place) !== null) saveAfter(0);
  });
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-insert]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      insert(button.dataset.insert ?? '');
    });
  }
  const files = form.querySelector<HTMLInputElement>('[data-attach]');
  const attach = form.querySelector<HTMLButtonElement>('[data-attach-now]');
  if (files && attach) attachOnChoice(form, files, attach);
  form.addEventListener('submit', (event) => {
    if (isSubmitted) event.preventDefault();
    isSubmitted = true;
    clearTimeout(timer);
    saving.abort();
    // If the session has expired, the form redirects to the sign-in: keeps the text until the person returns.
    keep(place, area.value);
  });
  addEventListener('pageshow', () => {
    isSubmitted = false;
  });

  function saveAfter(wait: number) {
    clearTimeout(timer);
    saving.abort();
    timer = setTimeout(save, wait);
  }

  async function save() {
    const own = new AbortController();
    const { signal } = own;
    saving = own;
    // Not `AbortSignal.any`, which Safari has since 17.4.
    const deadline = setTimeout(() => own.abort(LATE), MOST);
    const isGivenUp = () => signal.aborted && signal.reason !== LATE;
    const text = area.value;
    try {
      const answer = await sendJson(form.dataset.draft ?? '', { text, known }, signal);
      const content = await answer.json();
      if (isGivenUp()) return;
      if (signedOut) signedOut.hidden = answer.status !== 401;
      if (answer.ok) {
        forget(place);
        say(content.text);
      } else if (answer.status === 401) {
        say(
          'Votre session est terminée. Votre texte est gardé dans cet onglet : identifiez-vous pour le retrouver.',
        );
      } else say(content.title);
      if (answer.status >= 500 || answer.status === 429) saveAfter(RETRY);
    } catch {
      if (isGivenUp()) return;
      say('Le site n’a pas répondu. Votre texte est gardé dans cet onglet.');
      saveAfter(RETRY);
    } finally {
      clearTimeout(deadline);
    }
  }

  /** Inserts a template at the cursor. */
  function insert(body: string) {
    const { selectionStart, selectionEnd } = area;
    area.setRangeText(body, selectionStart, selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  }

  function say(text: string) {
    if (status) status.textContent = text;
  }
}

/** Attaches files as soon as they are chosen; what the server would refuse is said before it is sent. */
function attachOnChoice(form: HTMLFormElement, files: HTMLInputElement, attach: HTMLButtonElement) {
  const status = form.querySelector('[data-attach-status]');
  const limit = status?.textContent ?? '';
  attach.hidden = true;
  files.addEventListener('change', () => {
    const chosen = [...(files.files ?? [])];
    const bytes = chosen.reduce((sum, { size }) => sum + size, 0);
    const isTooMuch = bytes > Number(files.dataset.attach);
    if (isTooMuch) files.value = '';
    if (status) status.textContent = isTooMuch ? `Rien n’a été joint : ${limit}` : limit;
    if (!isTooMuch && chosen.length > 0) form.requestSubmit(attach);
  });
}

function isSame(one: string, other: string): boolean {
  const uniform = (text: string) => text.normalize().replace(/\s+/g, ' ').trim();
  return uniform(one) === uniform(other);
}
