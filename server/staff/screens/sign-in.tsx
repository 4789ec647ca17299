import { useAgency } from '../../../app/facts/use-agency.ts';

/** The error message of the passkey script, and the message without JavaScript. */
export function PasskeyHelp() {
  return (
    <>
      <p role="alert" data-passkey-alert hidden />
      <noscript>
        <p className="alert">La clé d’accès a besoin de JavaScript, qui est désactivé dans ce navigateur.</p>
      </noscript>
    </>
  );
}

/** The sign-in page. */
export function SignIn({ returnTo, hasEnded }: { returnTo: string; hasEnded: boolean }) {
  return (
    <section className="pane">
      <h1>Espace de l’équipe</h1>
      {hasEnded ? <p className="note">Votre session est terminée. Identifiez-vous à nouveau.</p> : null}
      <p>Identifiez-vous avec la clé d’accès de cet appareil : empreinte, visage ou code.</p>
      <button type="button" data-passkey="sign-in" data-next={returnTo}>
        Continuer avec ma clé d’accès
      </button>
      <PasskeyHelp />
      <h2>Vous n’avez pas de clé ici ?</h2>
      <p>
        Utilisez celle de votre téléphone : votre navigateur la propose. Si vous l’avez perdue, un responsable
        de l’équipe vous envoie un nouveau lien.
      </p>
      <p>
        Vous êtes client ? <a href="/contact">Écrivez-nous</a> ou appelez le{' '}
        <span className="whole">{useAgency().phone.display}</span>.
      </p>
    </section>
  );
}

/** The page of an invitation; opening it does not use the link up, only its button does. */
export function Invited() {
  return (
    <section className="pane">
      <h1>Votre clé d’accès</h1>
      <p>
        Vous êtes invité dans l’espace de l’équipe de {useAgency().brand}. Une clé d’accès remplace le mot de
        passe : cet appareil la garde, et votre empreinte, votre visage ou son code l’ouvre.
      </p>
      <button type="button" data-passkey="accept" data-next="/equipe/compte">
        Créer ma clé d’accès
      </button>
      <PasskeyHelp />
      <p className="small">Ce lien sert une fois, dans les 24 heures qui suivent son envoi.</p>
    </section>
  );
}

/** The page for a refused request. */
export function Refused({ title, text }: { title: string; text: string }) {
  return (
    <section className="pane">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/equipe">Revenir à l’espace de l’équipe</a>
      </p>
    </section>
  );
}
