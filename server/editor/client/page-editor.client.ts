import { createAutosave, type Fields, saveFirst } from './autosave.client.ts';
import { askWhich } from './conflict.client.ts';
import { linkFields, type TextField } from './page-fields.client.ts';
import { sendPicture } from './pictures.client.ts';
import { createPreview } from './preview.client.ts';
import { switchViews } from './views.client.ts';

const form = document.querySelector<HTMLFormElement>('form[data-pages]');
if (form) begin(form);

function begin(form: HTMLFormElement): void {
  const path = form.getAttribute('action') ?? '';
  const part = (selector: string): HTMLElement => {
    const found = form.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The editor has no ${selector}`);
    return found;
  };
  const fields = [...form.querySelectorAll<TextField>('[data-field]')];
  const revision = form.querySelector<HTMLInputElement>('[name="revision"]');
  const loaded = form.querySelector<HTMLInputElement>('[name="loaded"]');
  const frame = form.querySelector<HTMLIFrameElement>('[data-preview]');
  const panes = part('.desk-panes');
  const views = form.querySelector<HTMLFieldSetElement>('[data-views]');
  const read = (): Fields => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

  form.classList.add('scripted');
  part('[data-save]').hidden = true;

  const link = frame ? linkFields(frame, fields, showText) : undefined;
  const preview = createPreview({
    path,
    frame,
    read,
    faults: part('[data-faults]'),
    onAnswer({ result }) {
      const shown = form.querySelector('[data-search-result]');
      const next = typeof result === 'string' ? new DOMParser().parseFromString(result, 'text/html') : null;
      const search = next?.querySelector('[data-search-result]');
      if (shown && search) shown.replaceWith(search);
      link?.renew();
    },
  });
  // The defaults, because the person may have typed before this script loaded.
  const saved = Object.fromEntries(fields.map((field) => [field.name, defaultOf(field)]));
  const autosave = createAutosave({
    path,
    revision: Number(revision?.value),
    loaded: loaded?.value,
    saved,
    read,
    write,
    state: part('[data-save-state]'),
    onRevision(number, texts) {
      if (revision) revision.value = String(number);
      if (loaded && texts !== undefined) loaded.value = texts;
      part('.article-state').dataset.state = 'draft';
      part('[data-state-word]').textContent = 'Brouillon';
    },
    onConflict: askWhich,
  });

  function changed(): void {
    autosave.changed();
    preview.changed();
  }

  function write(next: Fields): void {
    for (const field of fields) field.value = next[field.name] ?? '';
    preview.changed();
  }

  /** On a phone, the form comes back over the preview. */
  function showText(): void {
    if (panes.dataset.shown === 'page') views?.querySelector<HTMLElement>('[data-view="text"]')?.click();
  }

  for (const place of form.querySelectorAll<HTMLElement>('[data-picture-field]')) takePicture(place);

  /** Uploads a picture as soon as it is chosen, and puts its address into the field. */
  function takePicture(place: HTMLElement): void {
    const address = place.querySelector<HTMLInputElement>('[data-field]');
    const chooser = place.querySelector<HTMLInputElement>('[data-picture-file]');
    const state = place.querySelector<HTMLElement>('[data-picture-state]');
    place.querySelector('[data-picture-send]')?.remove();
    chooser?.addEventListener('change', async () => {
      const [file] = chooser.files ?? [];
      if (!file || !address || !state) return;
      state.textContent = 'L’image part…';
      try {
        const { path: sent, note } = await sendPicture(path, file);
        address.value = sent;
        state.textContent = note;
        changed();
      } catch (error) {
        state.textContent = error instanceof Error ? error.message : String(error);
      }
      chooser.value = '';
    });
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.hasAttribute('data-field')) changed();
  });

  saveFirst(form, autosave);

  // Where the person goes on after items of a list were arranged.
  fields.find(({ id }) => id !== '' && `#${id}` === location.hash)?.focus();
  if (views) switchViews(views, panes, () => void preview.renew());
  if (autosave.isDirty()) changed();
}

function defaultOf(field: TextField): string {
  if (!('options' in field)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
}
