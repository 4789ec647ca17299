import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What the header cells of a part of a table are the headers of. */
const SCOPES = new Map([
  ['thead', 'col'],
  ['tbody', 'row'],
]);

/**
 * Puts each table of a text into a frame of its own, in which it scrolls where the screen is narrow; the keyboard
 * reaches the frame (WCAG 2.1.1). The table stays a table for a screen reader, and its header cells say what they head
 * (RGAA 5.7).
 */
export function frameTables(tree: Root): void {
  visit(tree, 'element', (table: Element, index, parent) => {
    if (table.tagName !== 'table' || index === undefined || !parent) return undefined;
    scopeHeaders(table);
    const properties = { className: ['table-frame'], role: 'group', ariaLabel: 'Tableau', tabIndex: 0 };
    parent.children[index] = { type: 'element', tagName: 'div', properties, children: [table] };
    return SKIP;
  });
}

function scopeHeaders(table: Element): void {
  for (const part of table.children) {
    const scope = part.type === 'element' ? SCOPES.get(part.tagName) : undefined;
    if (!scope) continue;
    visit(part, 'element', ({ tagName, properties }) => {
      if (tagName === 'th') properties.scope ??= scope;
    });
  }
}
