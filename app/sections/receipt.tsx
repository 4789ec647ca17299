import { confirmationCopy } from 'content-collections';
import { fillElements } from '../../content/sentence.ts';
import { momentInParis } from '../../domain/dates.ts';
import type { LeadReceipt } from '../services.ts';
import Sundial from '../ui/sundial.tsx';

/** Receipt of a sent form: the promised answer time, in words and on a sundial, and the reference. */
export function Receipt({ reference, answerBy, dial }: LeadReceipt) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 border-l-4 border-lime py-1 pl-5">
      {dial ? (
        <div className="w-44 shrink-0">
          <Sundial {...dial} />
        </div>
      ) : null}
      <div className="grid min-w-0 flex-1 basis-64 gap-2 text-xl">
        {answerBy ? (
          <p>
            {fillElements(confirmationCopy.receipt.answerBy, {
              moment: <strong>{momentInParis(answerBy)}</strong>,
            })}
          </p>
        ) : null}
        <p>
          {fillElements(confirmationCopy.receipt.reference, {
            reference: <strong className="whitespace-nowrap">{reference}</strong>,
          })}
        </p>
        <p className="text-base text-mint">{confirmationCopy.receipt.advice}</p>
      </div>
    </div>
  );
}
