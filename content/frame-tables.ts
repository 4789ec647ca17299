import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Puts each table of a text into a frame of its own, in which it scrolls where the screen is narrow; the keyboard
 * reaches the frame (WCAG 2.1.1). The table stays a table for a screen reader.
 */
export function frameTables(tree: Root): void {
  visit(tree, 'element', (table: Element, index, parent) => {
    if (table.tagName !== 'table' || index === undefined || !parent) return undefined;
    const properties = { className: ['table-frame'], role: 'group', ariaLabel: 'Tableau', tabIndex: 0 };
    parent.children[index] = { type: 'element', tagName: 'div', properties, children: [table] };
    return SKIP;
  });
}
