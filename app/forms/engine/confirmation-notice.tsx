import { formCopy } from 'content-collections';
import { CONFIRMATION_FIELD } from '../../../domain/leads/confirmation-field.ts';
import { Button } from '../../ui/button.tsx';
import type { LeadFormResult } from './lead-form-definition.ts';

/**
 * Asks to confirm a form whose origin the browser did not tell, and holds the token that lets it through; only the token
 * while fields are to be corrected. Takes the focus when it appears.
 */
export function ConfirmationNotice({ result }: { result: LeadFormResult }) {
  if (!result?.confirmation) return null;
  return (
    <>
      <input type="hidden" name={CONFIRMATION_FIELD} value={result.confirmation} />
      {Object.keys(result.fieldErrors).length > 0 ? null : (
        <div
          role="status"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript, scrolls to the answer of a form below the first screen
          autoFocus
          className="mb-6 rounded-pane border-l-4 border-emerald bg-mint px-4 py-3 text-ink"
        >
          <h2 className="text-lg font-semibold">{formCopy.confirmation.title}</h2>
          <p className="mt-1">{formCopy.confirmation.text}</p>
          <div className="mt-3">
            <Button
              isRealButton
              type="submit"
              size="small"
              color="black"
              label={formCopy.confirmation.action}
            />
          </div>
        </div>
      )}
    </>
  );
}
