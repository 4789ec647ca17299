import { isDeepStrictEqual } from 'node:util';
import { isCollection, parseDocument } from 'yaml';

/** Sets values in a YAML file by path, keeping its comments and formatting; `undefined` deletes. */
export function withValues(
  source: string,
  values: readonly (readonly [readonly string[], unknown])[],
): string {
  const document = parseDocument(source);
  let isChanged = false;
  for (const [path, value] of values) {
    const before = document.getIn(path);
    const present = isCollection(before) ? before.toJSON() : before;
    if (isDeepStrictEqual(present, value)) continue;
    isChanged = true;
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
  }
  return isChanged ? document.toString({ lineWidth: 120, flowCollectionPadding: false }) : source;
}
