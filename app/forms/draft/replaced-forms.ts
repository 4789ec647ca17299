/**
 * Remembers the forms and questions of the server’s HTML. Where a translator or a password manager has changed that
 * HTML, React renders it again instead of hydrating it, whatever the visitor is doing there: gives what was typed,
 * chosen, focused and opened to the new elements, before the next key and the next paint.
 */
export function keepReplacedForms(): void {
  const forms = byPlace(document.forms, addressOf);
  const questions = byPlace(document.querySelectorAll('details'));
  const { pathname, search } = location;
  const lastFocused = watchFocus();

  function giveBack(): void {
    // A page reached by a link of the site has forms of its own, as has this one once it is come back to or filtered.
    if (location.pathname !== pathname || location.search !== search) {
      observer.disconnect();
      return;
    }
    for (const [form, heir] of replaced(forms, byPlace(document.forms, addressOf))) {
      for (const [control, next] of replaced(
        byPlace(form.elements, nameOf),
        byPlace(heir.elements, nameOf),
      )) {
        copyInput(control, next);
        if (control === lastFocused()) takeFocus(control, next);
      }
    }
    for (const [question, heir] of replaced(questions, byPlace(document.querySelectorAll('details'))))
      heir.open = question.open;
  }
  const observer = new MutationObserver(giveBack);
  observer.observe(document, { childList: true, subtree: true });
}

type Place = string;

/** Elements by what a new rendering does not change: a name, and the place among those of that name. */
function byPlace<E extends Element>(elements: Iterable<E>, name: (element: E) => string = () => '') {
  const counts = new Map<string, number>();
  const places = new Map<Place, E>();
  for (const element of elements) {
    const count = counts.get(name(element)) ?? 0;
    counts.set(name(element), count + 1);
    places.set(`${name(element)} ${count}`, element);
  }
  return places;
}

/** By attribute: a control named « id » or « action » would hide the property. */
function addressOf(form: HTMLFormElement): string {
  return form.getAttribute('id') ?? form.getAttribute('action') ?? '';
}

function nameOf(control: Element): string {
  return `${control.tagName} ${control.getAttribute('name')}`;
}

/** The elements that have left the page, each with the one in its place, which is remembered from now on. */
function replaced<E extends Element>(before: Map<Place, E>, after: ReadonlyMap<Place, E>): [E, E][] {
  return [...before].flatMap(([place, element]) => {
    const heir = after.get(place);
    if (element.isConnected || !heir) return [];
    before.set(place, heir);
    return [[element, heir] satisfies [E, E]];
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(control: Element): control is TextField {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

/** Copies what differs from the HTML: typed by the visitor, or filled in by the browser. */
function copyInput(from: Element, to: Element): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  if (!isTextField(from) || !isTextField(to)) return;
  if (from.value !== from.defaultValue) {
    to.value = from.value;
    // React may have read the empty field.
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}

/** Focuses `to` with the caret of `from`; at the end in an e-mail field, which tells nobody its caret. */
function takeFocus(from: Element, to: Element): void {
  if (document.activeElement !== document.body || !(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  if (isTextField(from) && isTextField(to) && from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}

/** Follows the focus, before React, which stops its events in a part not yet hydrated; a removed element keeps it. */
function watchFocus(): () => Element | null {
  let focused = document.activeElement;
  const capture = true;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null;
    },
    { capture },
  );
  document.addEventListener(
    'focusout',
    ({ target }) => {
      // Chromium sends it for a removed element too, still connected.
      setTimeout(() => {
        if (target === focused && focused?.isConnected && document.activeElement !== focused) focused = null;
      });
    },
    { capture },
  );
  return () => focused;
}
