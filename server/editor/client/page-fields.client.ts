import { withoutEmphasis } from '../../../domain/plain-words.ts';

export type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Elements that hold one text of the page. */
const HOLDERS = 'h1,h2,h3,h4,p,a,button,li,dt,dd,span,strong,summary,figcaption,legend,label,div';
const OUTLINE = '3px solid var(--color-emerald)';

/**
 * Links the texts of a page in a frame to their fields: hover and focus outline them, a click or Enter opens the field,
 * and a field that is focused shows where its text stands.
 * @param onOpen called before a field is focused
 */
export function linkFields(frame: HTMLIFrameElement, fields: readonly TextField[], onOpen: () => void) {
  let places = new Map<TextField, HTMLElement>();

  function renew(): void {
    places = new Map();
    // None while the page is being loaded, which calls again.
    const body = frame.contentDocument?.body;
    if (!body) return;
    const texts = new Map<string, HTMLElement>();
    // The last one that has a text is the innermost.
    for (const holder of body.querySelectorAll<HTMLElement>(HOLDERS))
      texts.set(plain(holder.textContent), holder);
    const known = [...texts];
    for (const field of fields) {
      const text = plain(withoutEmphasis(field.value));
      if (text === '' || field.type === 'hidden') continue;
      const pattern = /\{\w+\}/.test(text) ? patternOf(text) : null;
      const place = pattern ? known.findLast(([other]) => pattern.test(other))?.[1] : texts.get(text);
      if (place) mark(field, place);
    }
  }

  function mark(field: TextField, place: HTMLElement): void {
    places.set(field, place);
    if (place.hasAttribute('data-champ')) return;
    place.dataset.champ = field.name;
    place.tabIndex = 0;
    place.title = 'Modifier ce texte';
    const outline = (isOn: boolean) => {
      place.style.outline = isOn ? OUTLINE : '';
      place.style.outlineOffset = isOn ? '3px' : '';
      place.style.cursor = 'text';
    };
    for (const type of ['mouseenter', 'focus']) place.addEventListener(type, () => outline(true));
    for (const type of ['mouseleave', 'blur']) place.addEventListener(type, () => outline(false));
    const open = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onOpen();
      field.focus();
      field.scrollIntoView({ block: 'center' });
    };
    place.addEventListener('click', open);
    place.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') open(event);
    });
  }

  for (const field of fields) {
    field.addEventListener('focus', () => {
      const place = places.get(field);
      if (!place?.isConnected) return;
      place.style.outline = OUTLINE;
      place.scrollIntoView({ block: 'center' });
    });
    field.addEventListener('blur', () => {
      const place = places.get(field);
      if (place) place.style.outline = '';
    });
  }
  frame.addEventListener('load', renew);
  renew();
  return { renew };
}

function plain(text: string | null): string {
  return (text ?? '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll("'", '’')
    .trim();
}

/** A text whose names between braces stand for anything. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^<]{1,60}')}$`);
}
