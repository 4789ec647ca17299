import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** `scope` of the header cells in each part of a table. */
const SCOPES = new Map([
  ['thead', 'col'],
  ['tbody', 'row'],
]);

/**
 * Wraps each table in a focusable frame that scrolls on narrow screens (WCAG 2.1.1). The table keeps its role
 * for screen readers, and its header cells get a `scope` (RGAA 5.7).
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
