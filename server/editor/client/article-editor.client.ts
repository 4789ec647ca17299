import { proposedSlug } from '../../../domain/slug.ts';
import { createAutosave, type Fields, saveFirst } from './autosave.client.ts';
import { askWhich } from './conflict.client.ts';
import { overMarkdown, replaceText } from './markdown-field.client.ts';
import { insertPasted, pasteOf, toMarkdown } from './paste.client.ts';
import { alternativeOf, filesOf, sendPicture } from './pictures.client.ts';
import { createPreview } from './preview.client.ts';
import { insertBlock, showTools } from './tools.client.ts';
import { switchViews } from './views.client.ts';

const NAMES = ['title', 'slug', 'description', 'markdown', 'picture', 'picture_alt', 'author', 'day'];

const form = document.querySelector<HTMLFormElement>('form[data-editor]');
if (form) begin(form);

function begin(form: HTMLFormElement): void {
  const path = form.getAttribute('action') ?? '';
  const part = <Type extends HTMLElement>(selector: string, type: new () => Type): Type => {
    const found = form.querySelector(selector);
    if (!(found instanceof type)) throw new Error(`The editor has no ${selector}`);
    return found;
  };
  const field = (name: string) => {
    const found = form.elements.namedItem(name);
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found;
    throw new Error(`The editor has no field ${name}`);
  };
  const read = (): Fields => Object.fromEntries(NAMES.map((name) => [name, field(name).value]));
  const revision = field('revision');
  const source = part('[data-markdown]', HTMLTextAreaElement);

  form.classList.add('scripted');
  part('[data-save]', HTMLButtonElement).hidden = true;
  const isNew = field('slug').value === '' || field('slug').value === proposedSlug(field('title').value);
  let followsTitle = isNew && form.querySelector('.article-state a') === null;

  // The defaults, because the person may have typed before this script loaded.
  const saved = Object.fromEntries(NAMES.map((name) => [name, field(name).defaultValue]));
  const view = overMarkdown(source, form.dataset.nonce ?? '', changed);
  const preview = createPreview({
    path,
    frame: part('[data-preview]', HTMLIFrameElement),
    read,
    faults: part('[data-faults]', HTMLElement),
    onAnswer({ glass }) {
      if (typeof glass !== 'string') return;
      form.dataset.glass = glass;
      showPicture();
    },
  });
  const autosave = createAutosave({
    path,
    revision: Number(revision.value),
    saved,
    read,
    write,
    state: part('[data-save-state]', HTMLElement),
    onRevision(number) {
      revision.value = String(number);
      part('[data-changed]', HTMLElement).hidden = form.querySelector('[data-state="draft"]') !== null;
      const shared = part('[data-share-picture]', HTMLImageElement);
      shared.src = `${path}/partage.jpg?r=${number}`;
    },
    onConflict: (notice, choose) =>
      askWhich(notice, (choice) => {
        choose(choice);
        view.focus();
      }),
  });

  function changed(): void {
    autosave.changed();
    preview.changed();
    showCopies();
  }

  function write(fields: Fields): void {
    for (const name of NAMES) field(name).value = fields[name] ?? '';
    replaceText(view, fields.markdown ?? '');
    showPicture();
    showCopies();
    preview.changed();
  }

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || view.dom.contains(target)) return;
    const name = target.getAttribute('name');
    if (name === 'slug') followsTitle = field('slug').value === '';
    if (name === 'title' && followsTitle) field('slug').value = proposedSlug(field('title').value);
    if (name !== null && NAMES.includes(name)) changed();
  });

  saveFirst(form, autosave);

  pictures();
  switchViews(
    part('[data-views]', HTMLFieldSetElement),
    part('.desk-panes', HTMLElement),
    () => void preview.renew(),
  );
  if (followsTitle && field('slug').value === '') field('slug').value = proposedSlug(field('title').value);
  if (autosave.isDirty()) changed();
  else showCopies();

  function showCopies(): void {
    for (const count of form.querySelectorAll<HTMLElement>('[data-count]')) {
      const { length } = field(count.id.replace('-count', '')).value;
      const most = Number(count.dataset.count);
      count.textContent = `${length} / ${most} caractères`;
      count.toggleAttribute('data-over', length > most);
    }
    for (const copy of form.querySelectorAll<HTMLElement>('[data-copy]')) {
      const name = copy.dataset.copy ?? '';
      copy.textContent = field(name).value || (name === 'title' ? 'Titre de l’article' : '');
    }
  }

  function showPicture(): void {
    const shown = part('[data-picture-shown]', HTMLImageElement);
    const { value } = field('picture');
    shown.src = value || (form.dataset.glass ?? '');
    shown.alt = value ? field('picture_alt').value : 'La verrière dessinée d’après le titre';
    part('[data-picture-remove]', HTMLElement).hidden = value === '';
  }

  function pictures(): void {
    const chooser = part('#picture-file', HTMLInputElement);
    part('[data-picture-send]', HTMLButtonElement).hidden = true;
    const remove = part('[data-picture-remove] input', HTMLInputElement);

    /** Does what takes a while, and says under the field how it goes and ends. */
    async function tell(
      field: 'picture' | 'text',
      words: string,
      work: () => Promise<string>,
    ): Promise<void> {
      const fault = part(`[data-${field}-fault]`, HTMLElement);
      const note = part(`[data-${field}-note]`, HTMLElement);
      fault.hidden = true;
      note.textContent = words;
      try {
        note.textContent = await work();
      } catch (error) {
        note.textContent = '';
        fault.textContent = error instanceof Error ? error.message : '';
        fault.hidden = false;
        fault.scrollIntoView({ block: 'nearest' });
      }
    }
    const bring = (field: 'picture' | 'text', file: File, use: (address: string) => void) =>
      tell(field, 'L’image est envoyée et préparée…', async () => {
        const sent = await sendPicture(path, file);
        use(sent.path);
        return sent.note;
      });
    const bringInto = (file: File) =>
      bring('text', file, (address) => insertBlock(view, `![${alternativeOf(file)}](${address})`));

    chooser.addEventListener('change', () => {
      const [file] = chooser.files ?? [];
      if (!file) return;
      void bring('picture', file, (address) => {
        field('picture').value = address;
        chooser.value = '';
        showPicture();
        changed();
      });
    });
    remove.addEventListener('change', () => {
      remove.checked = false;
      field('picture').value = '';
      showPicture();
      changed();
    });

    const inText = document.createElement('input');
    inText.type = 'file';
    inText.accept = chooser.accept;
    inText.addEventListener('change', () => {
      for (const file of inText.files ?? []) void bringInto(file);
      inText.value = '';
    });
    showTools(part('[data-tools]', HTMLElement), view, () => inText.click());

    view.dom.addEventListener(
      'paste',
      (event) => {
        const files = filesOf(event.clipboardData);
        const paste = pasteOf(event.clipboardData);
        if (files.length === 0 && !paste) return;
        event.preventDefault();
        event.stopPropagation();
        if (!paste) for (const file of files) void bringInto(file);
        else
          void tell('text', 'Mise en forme de ce que vous collez…', async () => {
            const before = view.state;
            const pasted = await toMarkdown(path, paste);
            insertPasted(view, before, pasted);
            return pasted.note;
          });
      },
      { capture: true },
    );
    view.dom.addEventListener('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      view.dom.classList.add('dropping');
    });
    view.dom.addEventListener('dragleave', () => view.dom.classList.remove('dropping'));
    view.dom.addEventListener(
      'drop',
      (event) => {
        view.dom.classList.remove('dropping');
        const files = filesOf(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        for (const file of files) void bringInto(file);
      },
      { capture: true },
    );
  }
}
