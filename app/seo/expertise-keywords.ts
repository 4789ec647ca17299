import { keywordCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';

/** Keywords of a service or technology (specification, section 7), for its loader: the name with each trade and place. */
export function expertiseKeywords(name: string): string[] {
  const { combined, others } = keywordCopy.expertise;
  return [...combined.map((keyword) => fillText(keyword, { name })), ...others];
}
