import { EditorSelection } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';

type Tool = (view: EditorView) => boolean;

/** Wraps the selection in a marker, or removes it. */
function around(sign: string, example: string): Tool {
  return (view) => {
    const change = view.state.changeByRange((range) => {
      const { from, to } = range;
      const text = view.state.sliceDoc(from, to);
      const outside =
        view.state.sliceDoc(from - sign.length, from) + view.state.sliceDoc(to, to + sign.length);
      if (text !== '' && outside === sign + sign)
        return {
          changes: [
            { from: from - sign.length, to: from },
            { from: to, to: to + sign.length },
          ],
          range: EditorSelection.range(from - sign.length, to - sign.length),
        };
      const inner = text || example;
      const start = from + sign.length;
      return {
        changes: { from, to, insert: sign + inner + sign },
        range: EditorSelection.range(start, start + inner.length),
      };
    });
    view.dispatch(change, { userEvent: 'input' });
    return true;
  };
}

/** Prefixes each selected line with a marker, or removes it from all. */
function before(sign: string): Tool {
  return (view) => {
    const { state } = view;
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const last = state.doc.lineAt(to).number;
    const lines = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
    const isThere = lines.every(({ text }) => text.startsWith(sign));
    const changes = lines.map((line) =>
      isThere ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign },
    );
    view.dispatch({ changes, userEvent: 'input' });
    return true;
  };
}

/** Turns the line into a heading of this level, or back into a paragraph. */
function heading(level: number): Tool {
  return (view) => {
    const line = view.state.doc.lineAt(view.state.selection.main.from);
    const present = /^#{1,6} /.exec(line.text)?.[0] ?? '';
    const sign = `${'#'.repeat(level)} `;
    view.dispatch({
      changes: { from: line.from, to: line.from + present.length, insert: present === sign ? '' : sign },
      userEvent: 'input',
    });
    return true;
  };
}

const link: Tool = (view) => {
  const { from, to } = view.state.selection.main;
  const text = view.state.sliceDoc(from, to);
  const isAddress = /^(?:https?:\/\/|\/)\S*$/.test(text);
  const label = isAddress ? 'texte du lien' : text || 'texte du lien';
  const target = isAddress ? text : '/';
  const selected =
    isAddress || text === '' ? [from + 1, label.length] : [from + label.length + 3, target.length];
  const [start = from, length = 0] = selected;
  view.dispatch({
    changes: { from, to, insert: `[${label}](${target})` },
    selection: EditorSelection.range(start, start + length),
    userEvent: 'input',
  });
  return true;
};

const code: Tool = (view) => {
  const { from, to } = view.state.selection.main;
  if (!view.state.sliceDoc(from, to).includes('\n')) return around('`', 'code')(view);
  view.dispatch({
    changes: [
      { from, insert: '```\n' },
      { from: to, insert: '\n```' },
    ],
    userEvent: 'input',
  });
  return true;
};

const table: Tool = (view) => {
  insertBlock(view, '| Colonne | Colonne |\n| --- | --- |\n| Case | Case |');
  return true;
};

/** Inserts a block after the line of the cursor. */
export function insertBlock(view: EditorView, text: string): void {
  const line = view.state.doc.lineAt(view.state.selection.main.to);
  const gap = line.text === '' ? '' : '\n\n';
  const at = line.to;
  view.dispatch({
    changes: { from: at, insert: `${gap}${text}\n` },
    selection: { anchor: at + gap.length + text.length },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

const TOOLS: Readonly<Record<string, Tool>> = {
  heading: heading(2),
  bold: around('**', 'gras'),
  italic: around('_', 'italique'),
  link,
  list: before('- '),
  quote: before('> '),
  code,
  table,
};

export const TOOL_KEYS: readonly KeyBinding[] = [
  { key: 'Mod-b', run: around('**', 'gras') },
  { key: 'Mod-i', run: around('_', 'italique') },
  { key: 'Mod-k', run: link },
  { key: 'Mod-e', run: code },
  { key: 'Mod-Alt-2', run: heading(2) },
  { key: 'Mod-Alt-3', run: heading(3) },
  { key: 'Mod-Shift-8', run: before('- ') },
  { key: 'Mod-Shift-9', run: before('> ') },
];

/** Shows the toolbar and runs its buttons, with roving tabindex (ARIA APG, Toolbar Pattern). */
export function showTools(bar: HTMLElement, view: EditorView, choosePicture: () => void): void {
  bar.hidden = false;
  const buttons = [...bar.querySelectorAll('button')];
  bar.addEventListener('click', ({ target }) => {
    const name = target instanceof Element ? target.closest('button')?.dataset.tool : undefined;
    if (name === undefined) return;
    if (name === 'picture') {
      choosePicture();
      return;
    }
    TOOLS[name]?.(view);
    view.focus();
  });
  bar.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const next = buttons.at((steps[event.key] ?? Number.NaN) % buttons.length);
    if (!(event.key in steps) || !next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
}
