import { forget, keep, recall } from '../../../app/tab-storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What is typed in a field, and what stood there. */
type Kept = Readonly<Record<string, readonly [typed: string, before: string]>>;

/** The form that was sent last, until it is known whether it was saved. */
const SENT = 'agence envoyée';

const sent = recall(SENT);
const isSaved = new URLSearchParams(location.search).has('fait');

forget(SENT);
for (const form of document.querySelectorAll<HTMLFormElement>('.facts-form')) keepTyped(form);

/** The tab keeps what is typed until it is saved: each other form loads the page again, and so does a sign-in. */
function keepTyped(form: HTMLFormElement): void {
  const place = `agence ${form.getAttribute('action')} ${hidden(form, 'element')?.value ?? ''}`;
  if (isSaved && sent === place) forget(place);
  let { revision, fields } = readKept(place);
  const controls = [...form.elements].filter(isControl);
  const lost = controls.filter((control) => {
    const [typed, before] = fields[control.name] ?? [];
    return typed !== before && typed !== writtenIn(control);
  });
  for (const control of lost) {
    const [typed, before = ''] = fields[control.name] ?? [];
    const known = hidden(form, 'revision');
    // A colleague wrote there meanwhile: with its old revision, the server shows both.
    if (known && before !== writtenIn(control)) known.value = revision;
    write(control, typed ?? '');
  }
  if (lost.length > 0) tell(form);

  form.addEventListener('input', ({ target }) => {
    if (!isControl(target)) return;
    revision = hidden(form, 'revision')?.value ?? '';
    const [, before = writtenIn(target)] = fields[target.name] ?? [];
    fields = { ...fields, [target.name]: [typedIn(target), before] };
    keep(place, JSON.stringify({ revision, fields }));
  });
  form.addEventListener('submit', () => keep(SENT, place));
}

function tell(form: HTMLFormElement): void {
  const note = document.createElement('p');
  note.className = 'note';
  note.textContent = 'Ce que vous aviez écrit ici est de retour ; rien n’en est encore enregistré.';
  form.prepend(note);
  const entry = form.closest('details');
  if (entry) entry.open = true;
}

function readKept(place: string): { revision: string; fields: Kept } {
  try {
    const kept: { revision?: unknown; fields?: unknown } = JSON.parse(recall(place) ?? '{}');
    if (typeof kept.revision === 'string' && isKept(kept.fields))
      return { revision: kept.revision, fields: kept.fields };
  } catch {
    // What another build kept in another form is ignored.
  }
  return { revision: '', fields: {} };
}

function isKept(fields: unknown): fields is Kept {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
    )
  );
}

function hidden(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[type="hidden"][name="${name}"]`);
}

function isControl(element: unknown): element is Control {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden' && element.type !== 'file';
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function typedIn(control: Control): string {
  return control.type === 'checkbox' && 'checked' in control ? String(control.checked) : control.value;
}

/** What the server wrote, which a browser may have filled with what was typed before this script ran. */
function writtenIn(control: Control): string {
  if ('options' in control)
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? control.value;
  return 'defaultChecked' in control && control.type === 'checkbox'
    ? String(control.defaultChecked)
    : control.defaultValue;
}

function write(control: Control, text: string): void {
  if (control.type === 'checkbox' && 'checked' in control) control.checked = text === 'true';
  else control.value = text;
}
