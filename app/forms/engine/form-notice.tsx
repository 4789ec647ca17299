import { claimRegister, formCopy } from 'content-collections';
import { Link } from 'react-router';
import { fillElements, fillText } from '../../../content/sentence.ts';
import { useAgency } from '../../facts/use-agency.ts';
import { useAnswerBy } from './use-answer-by.ts';

const { replyWithin } = claimRegister.promises;

/** Shown under every form: when the answer comes, and how the data are used. */
export function FormNotice() {
  const answerBy = useAnswerBy();
  const { hours } = useAgency();
  return (
    <div className="mt-5 grid max-w-md gap-2 text-sm text-stone">
      {answerBy ? (
        <p>
          {fillElements(formCopy.answer.dated, {
            moment: <strong className="font-semibold text-emerald">{answerBy}</strong>,
            replyWithin,
            hours: hours.text,
          })}
        </p>
      ) : (
        <p>{fillText(formCopy.answer.undated, { replyWithin, hours: hours.text })}</p>
      )}
      <p>
        {fillElements(formCopy.privacy.text, {
          link: (
            <Link
              to="/politique-de-confidentialite"
              className="underline underline-offset-2 hover:text-emerald"
            >
              {formCopy.privacy.link}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}
