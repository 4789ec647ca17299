/**
 * Asks which of two texts to keep; Escape chooses none. The other one is a link to the page, which is followed.
 * @param notice trusted HTML from our server
 */
export function askWhich(notice: string, choose: (choice: 'mine' | 'theirs') => void): void {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = notice;
  dialog.setAttribute('aria-labelledby', 'conflict-title');
  const mine = dialog.querySelector<HTMLTextAreaElement>('[data-mine]');
  if (mine) dialog.querySelector('.choice')?.append(copyButton(mine));
  const end = (choice: 'mine' | 'theirs') => {
    dialog.remove();
    choose(choice);
  };
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    end('mine');
  });
  dialog.querySelector('a[data-choose="theirs"]')?.addEventListener('click', () => end('theirs'));
  // Escape must not close the dialog without a choice.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
}

function copyButton(mine: HTMLTextAreaElement): HTMLButtonElement {
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.className = 'quiet';
  copy.textContent = 'Copier mon texte';
  copy.addEventListener('click', async () => {
    mine.select();
    try {
      await navigator.clipboard.writeText(mine.value);
      copy.textContent = 'Copié';
    } catch {
      // Denied, or no clipboard API without HTTPS; the text is selected instead.
      copy.textContent = 'Texte choisi : copiez-le au clavier';
    }
  });
  return copy;
}

/** Tells that a colleague has saved. */
export function tellNews(happened: string, path: string): void {
  const notices = document.querySelector('[data-notices]');
  if (!notices || notices.querySelector('[data-news]')) return;
  const toast = document.createElement('div');
  toast.className = 'toast stays';
  toast.dataset.news = '';
  const words = document.createElement('p');
  words.textContent = happened;
  const link = document.createElement('a');
  link.href = path;
  link.textContent = 'Voir son texte';
  toast.append(words, link);
  notices.replaceChildren(toast);
}
