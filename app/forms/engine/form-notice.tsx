import { claimRegister } from 'content-collections';
import { Link } from 'react-router';
import { useAgency } from '../../facts/use-agency.ts';
import { useAnswerBy } from './use-answer-by.ts';

const { replyWithin } = claimRegister.promises;

/** What stands under every form: when the answer comes, and what becomes of what was typed. */
export function FormNotice() {
  const answerBy = useAnswerBy();
  const { hours } = useAgency();
  return (
    <div className="mt-5 grid gap-2 text-sm text-stone">
      {answerBy ? (
        <p>
          Réponse avant <strong className="font-semibold text-emerald">{answerBy}</strong> : {replyWithin},{' '}
          {hours.text}, sauf jours fériés.
        </p>
      ) : (
        <p>
          Réponse dans les {replyWithin} : nous travaillons {hours.text}, sauf jours fériés.
        </p>
      )}
      <p>
        Vos réponses servent à traiter votre demande et à son suivi, et à rien d’autre. Vos droits et nos
        durées de conservation :{' '}
        <Link to="/politique-de-confidentialite" className="underline underline-offset-2 hover:text-emerald">
          politique de confidentialité
        </Link>
        .
      </p>
    </div>
  );
}
