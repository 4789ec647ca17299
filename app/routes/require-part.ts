import { partList } from 'content-collections';
import { data } from 'react-router';
import type { Part } from '../../content/parts.ts';

/** Rejects a page of a part that is turned off (`content/parts.yaml`). @throws 404 */
export function requirePart(part: Part): void {
  if (!partList[part]) throw data(null, { status: 404 });
}
