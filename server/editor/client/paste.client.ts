import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { PASTE_LIMITS } from '../../../domain/articles/text-limits.ts';
import { sendJson } from '../../staff/screens/send-json.client.ts';
import { sendPicture } from './pictures.client.ts';

const TOO_LONG = 'Elle est trop longue : collez en plusieurs fois.';
/** The bytes of a picture, kept by `split`. */
const BYTES = /(data:image\/[a-z.+-]+;base64,[a-z\d+/=]+)/i;

interface Paste {
  plain: string;
  html: string;
}

interface Pasted {
  text: string;
  /** Whether blank lines stand around it. */
  isBlock: boolean;
  /** What was lost of it, in French. */
  note: string;
}

/** A formatted text on the clipboard, if there is one: a picture alone has a file, which is better. */
export function pasteOf(data: DataTransfer | null): Paste | undefined {
  const html = data?.getData('text/html') ?? '';
  const plain = data?.getData('text/plain') ?? '';
  const isPicture = plain.trim() === '' && data?.files.length !== 0;
  return html === '' || isPicture ? undefined : { plain, html };
}

/** Makes Markdown of a paste and uploads its pictures; its plain text where that fails. */
export async function toMarkdown(path: string, { plain, html }: Paste): Promise<Pasted> {
  const asPlain = (sentence: string) => ({
    text: plain,
    isBlock: false,
    note: `Collé sans mise en forme. ${sentence}`,
  });
  if (html.length > PASTE_LIMITS.whole) return asPlain(TOO_LONG);
  // Not in a document of its own: the content policy would report each of its styles.
  const { sent, why } = await sendPictures(path, html.replaceAll(`="${location.origin}/`, '="/'));
  if (sent.length > PASTE_LIMITS.length) return asPlain(TOO_LONG);
  try {
    const answer = await sendJson(`${path}/coller`, { html: sent }, AbortSignal.timeout(30_000));
    if (answer.status === 413) return asPlain(TOO_LONG);
    const { markdown, isBlock, isPlain, lostPictures, fault, title } = await answer.json();
    if (typeof markdown !== 'string') return asPlain(String(fault ?? title ?? ''));
    const lost =
      lostPictures === 1 ? 'Une image n’est pas reprise' : `${lostPictures} images ne sont pas reprises`;
    const note = lostPictures === 0 ? '' : `${lost}. ${why}`;
    return isPlain ? { text: plain, isBlock: false, note } : { text: markdown, isBlock, note };
  } catch {
    return asPlain('Le site n’a pas répondu.');
  }
}

/** Uploads the pictures of a text, one after the other; `why`: why others are lost, in French. */
async function sendPictures(path: string, html: string): Promise<{ sent: string; why: string }> {
  // Word leaves pictures in files of its machine, Google Docs on its servers.
  let why = 'Copiez chaque image seule, puis collez-la ici.';
  const parts = html.split(BYTES);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) continue;
    parts[index] = '';
    if (isBox(parts[index - 1] ?? '')) continue;
    try {
      if (index > 2 * PASTE_LIMITS.pictures) throw new Error(`${PASTE_LIMITS.pictures} au plus à la fois.`);
      const bytes = atob(part.slice(part.indexOf(',') + 1));
      const file = new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], '');
      parts[index] = (await sendPicture(path, file)).path;
    } catch (error) {
      why = error instanceof Error ? error.message : '';
    }
  }
  return { sent: parts.join(''), why };
}

/** Whether a picture after this is the box of a task in Google Docs. */
function isBox(before: string): boolean {
  return before.slice(before.lastIndexOf('<li')).includes('role="checkbox"');
}

/**
 * Inserts what was pasted, as one step to undo, in place of what was selected, or where the cursor is if the person went
 * on meanwhile.
 * @param before the state when it was pasted
 */
export function insertPasted(view: EditorView, before: EditorState, { text, isBlock }: Pasted): void {
  if (text === '') return;
  const { state } = view;
  const { from, to, head } = state.selection.main;
  const isStill = state.doc.eq(before.doc) && state.selection.eq(before.selection);
  const [start, end] = isStill ? [from, to] : [head, head];
  const above = state.sliceDoc(Math.max(0, start - 2), start);
  const below = state.sliceDoc(end, end + 2);
  const inserted = state.toText(text);
  const gapAbove = gap(isBlock && above !== '', (lines) => above.endsWith(lines));
  const gapBelow = gap(isBlock && below !== '', (lines) => below.startsWith(lines));
  view.dispatch({
    changes: { from: start, to: end, insert: state.toText(gapAbove + text + gapBelow) },
    selection: { anchor: start + gapAbove.length + inserted.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
    annotations: isolateHistory.of('full'),
  });
}

/** What a blank line lacks, where it is wanted. */
function gap(isWanted: boolean, has: (lines: string) => boolean): string {
  if (!isWanted || has('\n\n')) return '';
  return has('\n') ? '\n' : '\n\n';
}
