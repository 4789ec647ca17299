import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { TOOL_KEYS } from './tools.client.ts';

const marks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--color-emerald-deep)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--color-emerald-deep)' },
  { tag: tags.monospace, color: '#7a4100' },
  { tag: tags.quote, color: 'var(--color-stone)' },
  { tag: tags.processingInstruction, color: 'var(--sign)' },
]);

const look = EditorView.theme({
  '&': { fontSize: '1rem' },
  '&.cm-focused': { outline: '3px solid var(--color-emerald)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6', minHeight: '24rem' },
  '.cm-content': { padding: '16px 8px', caretColor: 'var(--color-ink)' },
});

/**
 * Replaces the Markdown field by CodeMirror. The hidden field holds the text for the form.
 * @param onChange called after each change
 */
export function overMarkdown(field: HTMLTextAreaElement, nonce: string, onChange: () => void): EditorView {
  const view = new EditorView({
    state: EditorState.create({
      doc: field.value,
      extensions: [
        EditorView.cspNonce.of(nonce),
        history(),
        EditorView.lineWrapping,
        markdown({ base: markdownLanguage, completeHTMLTags: false }),
        syntaxHighlighting(marks),
        look,
        keymap.of([...TOOL_KEYS, ...markdownKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({
          'aria-label': 'Texte, en Markdown',
          id: 'markdown-text',
          spellcheck: 'true',
          autocorrect: 'on',
          autocapitalize: 'sentences',
          lang: 'fr',
        }),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          field.value = update.state.doc.toString();
          onChange();
        }),
      ],
    }),
  });
  field.after(view.dom);
  field.hidden = true;
  // The label of the hidden field, and links to it, focus the editor.
  document.querySelector('label[for="markdown"]')?.addEventListener('click', () => view.focus());
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href="#markdown"]')) view.focus();
  });
  return view;
}

export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() !== text)
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}
