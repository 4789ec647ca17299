import { agency, claimRegister } from 'content-collections';
import { Link } from 'react-router';

/** What stands under every form: when the answer comes, and what becomes of what was typed. */
export function FormNotice() {
  return (
    <div className="mt-5 grid gap-2 text-sm text-stone">
      <p>
        Réponse dans les {claimRegister.promises.replyWithin} : nous travaillons {agency.hours.text}, sauf
        jours fériés.
      </p>
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
