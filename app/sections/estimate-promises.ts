import { claimRegister, quickEstimateCopy } from 'content-collections';
import { fillText } from '../../content/sentence.ts';

const { advice, mail, price } = quickEstimateCopy.promises;

/** What the agency promises with a first estimate. */
export function estimatePromises(): string[] {
  return [fillText(advice, { freeAdvice: claimRegister.promises.freeAdvice }), mail, price];
}
