/** Shows either the text or the preview, where both have no room. */
export function switchViews(bar: HTMLFieldSetElement, panes: HTMLElement, onPage: () => void): void {
  bar.hidden = false;
  bar.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-view]') : null;
    if (!chosen) return;
    panes.dataset.shown = chosen.dataset.view;
    for (const each of bar.querySelectorAll('[data-view]'))
      each.setAttribute('aria-pressed', String(each === chosen));
    if (chosen.dataset.view === 'page') onPage();
  });
}
