import type { Page } from '@playwright/test';

/** What programs that no site knows of do to its pages. */
const OUTSIDERS = {
  /** Wraps each text, also those that come later, as the translation of Chrome does; each ends otherwise than before. */
  translator() {
    const left = 'script, style, noscript, textarea, svg, font, [translate="no"]';
    function translate(text: Text): void {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(left)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}\u2060`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    function translateAll(node: Node): void {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let at: Node | null = walker.currentNode; at; at = walker.nextNode())
        if (at instanceof Text) texts.push(at);
      texts.forEach(translate);
    }
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target);
        addedNodes.forEach(translateAll);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  },

  /** An element after each field and attributes on it, as password managers and spell checkers add them. */
  passwordManager() {
    for (const field of document.querySelectorAll('input, textarea, select')) {
      field.setAttribute('data-gramm', 'false');
      field.setAttribute('autocapitalize', 'off');
      field.after(Object.assign(document.createElement('div'), { className: 'outsider' }));
    }
  },

  /** Attributes on `html` and `body`, and children of `body`. */
  extension() {
    document.documentElement.setAttribute('data-outsider', 'here');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.prepend(Object.assign(document.createElement('div'), { className: 'outsider' }));
    document.body.append(
      document.createElement('outsider-panel'),
      Object.assign(document.createElement('iframe'), { title: 'outsider' }),
    );
  },
};

export type Outsider = keyof typeof OUTSIDERS;

/** Lets an outsider change the page now. */
export async function admit(page: Page, ...outsiders: Outsider[]): Promise<void> {
  for (const outsider of outsiders) await page.evaluate(OUTSIDERS[outsider]);
}

/** Lets outsiders change each page opened from now on, some time (ms) after its DOMContentLoaded. */
export async function admitLater(page: Page, delay: number, ...outsiders: Outsider[]): Promise<void> {
  for (const outsider of outsiders)
    await page.addInitScript(
      `addEventListener('DOMContentLoaded', () => setTimeout(({ ${OUTSIDERS[outsider]} }).${outsider}, ${delay}));`,
    );
}

/** Watches each frame of the pages opened from now on; tells what has vanished for a frame or for good. */
export async function watchContent(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = () =>
      [...document.querySelectorAll('header, main section, main form, footer')].filter(
        (part) => part.getBoundingClientRect().height > 0,
      ).length;
    let most = 0;
    const lost = new Set<string>();
    const look = () => {
      const now = shown();
      if (now < most) lost.add(`${most - now} of ${most} parts`);
      most = Math.max(most, now);
      requestAnimationFrame(look);
    };
    Object.assign(window, { lost });
    addEventListener('load', () => requestAnimationFrame(look));
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'lost')]);
}
