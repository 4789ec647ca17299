/**
 * Replaces only what differs, so that scroll position, hover and focus are kept, and pictures do not flicker. Rows of tables
 * with ids are known by them.
 */
export function patch(old: Element, next: Element): void {
  if (old.innerHTML === next.innerHTML) return;
  const [olds, nexts] = [[...old.children], [...next.children]];
  if (old.tagName === 'TBODY' && nexts.every(({ id }) => id !== '')) patchRows(old, nexts);
  else if (olds.length !== nexts.length || hasOwnText(old) || hasOwnText(next))
    old.innerHTML = next.innerHTML;
  else
    for (const [index, child] of olds.entries()) {
      const other = nexts[index];
      if (!other) continue;
      if (child.cloneNode(false).isEqualNode(other.cloneNode(false))) patch(child, other);
      else child.replaceWith(other);
    }
}

function patchRows(body: Element, rows: readonly Element[]): void {
  const known = new Map([...body.children].map((row) => [row.id, row]));
  for (const [index, row] of rows.entries()) {
    const old = known.get(row.id);
    if (old) patch(old, row);
    const place = body.children[index] ?? null;
    if ((old ?? row) !== place) body.insertBefore(old ?? row, place);
    known.delete(row.id);
  }
  for (const gone of known.values()) gone.remove();
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
}
