import { isCollection, isScalar, parseDocument } from 'yaml';
import { FILES } from './fact-files.ts';
import type { FactValues } from './fact-sections.ts';

/** Names of the content files that hold facts. */
export const FACT_FILES = Object.keys(FILES);

/**
 * A content file with the edits of `/equipe/agence`; comments and unchanged parts keep their formatting.
 * Returns undefined for a file without facts.
 * @param text current content of the file, if not that of the build
 */
export function exportedFile(
  name: string,
  own: Partial<FactValues>,
  text: string | undefined = FILES[name],
): string | undefined {
  if (text === undefined || !Object.hasOwn(FILES, name)) return undefined;
  const changes = changesOf(name, own);
  if (Object.keys(changes).length === 0) return text;
  const document = parseDocument(text);
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    if (value === undefined) document.deleteIn(keys);
    else if (!isSame(document.getIn(keys, true), value)) document.setIn(keys, document.createNode(value));
  }
  return document.toString({ lineWidth: 120 });
}

/** Changed values of a file, by path. */
function changesOf(name: string, own: Partial<FactValues>): Record<string, unknown> {
  const { contact, hours, figures, reviews, partners, founder, questions } = own;
  switch (name) {
    case 'agency.yaml':
      return { ...contact, ...(hours ? { hours } : {}) };
    case 'claims.yaml': {
      const { rating, ...others } = figures ?? {};
      return { ...others, ...(rating === undefined ? {} : { 'promises.rating': rating }) };
    }
    case 'reviews.yaml':
      return { ...reviews };
    case 'partners.yaml':
      return { ...partners };
    case 'founder.yaml':
      return { ...founder };
    default:
      return { ...questions };
  }
}

function isSame(node: unknown, value: unknown): boolean {
  if (!isScalar(node) && !isCollection(node)) return false;
  return JSON.stringify(node.toJSON()) === JSON.stringify(value);
}
