import { dateInParis, dayInWords } from '../../../domain/dates.ts';
import { OWNERS } from '../../staff/access.ts';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { type Register, readRegister } from '../register.ts';

function RegisterScreen({ register, today }: { register: Register; today: string }) {
  const { agency, activities, processors, copies, readers, countsVisits } = register;
  const { street, postalCode, city } = agency.address;
  return (
    <div className="register">
      <h1>Registre des traitements</h1>
      <p>
        Ce que le site fait des données, d’après ses réglages du {today} (RGPD, article 30). Imprimez-le,
        complétez-le de ce que l’agence fait ailleurs, et relisez-le quand un réglage change.
      </p>
      <section className="pane">
        <h2>Responsable</h2>
        <p>
          {agency.brand}, {street}, {postalCode} {city}
          <br />
          {agency.mailboxes.general}, {agency.phone.display}
        </p>
      </section>
      <section className="pane">
        <h2>Traitements</h2>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a table of our own content, rendered at build */}
        <div className="register-table" dangerouslySetInnerHTML={{ __html: activities }} />
        <p>
          C’est le tableau de la <a href="/politique-de-confidentialite">politique de confidentialité</a> :
          qui le change change aussi ce registre. Les personnes concernées sont celles qui écrivent par le
          site, et vos collègues.
        </p>
        <p>
          {countsVisits
            ? 'Les visites sont comptées sans rien garder d’une personne : ce n’est pas un traitement de données personnelles, une fois comptées.'
            : 'Les visites ne sont pas comptées.'}
        </p>
      </section>
      <section className="pane">
        <h2>Destinataires et sous-traitants</h2>
        <p>
          {readers} {readers > 1 ? 'collègues lisent' : 'collègue lit'} les demandes. Hors de l’agence :
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Service</th>
              <th scope="col">Où</th>
              <th scope="col">À noter</th>
            </tr>
          </thead>
          <tbody>
            {processors.map(({ what, where, isOutside }) => (
              <tr key={`${what} ${where}`}>
                <th scope="row">{what}</th>
                <td>{where}</td>
                <td>
                  {isOutside ? 'nom, pays, contrat (article 28)' : 'rien : aucune société ne les reçoit'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="pane">
        <h2>Ce qu’un effacement n’atteint pas</h2>
        <ul>
          {copies.map((copy) => (
            <li key={copy}>{copy}</li>
          ))}
        </ul>
      </section>
      <section className="pane">
        <h2>Sécurité</h2>
        <ul>
          <li>Les échanges sont chiffrés ; la base est celle de ce site seul.</li>
          <li>
            L’espace de l’équipe s’ouvre par clé d’accès, sans mot de passe, et chacun n’y voit que son rôle.
          </li>
          <li>Effacer, exporter et corriger demandent une identification récente, et le journal le note.</li>
          <li>Les journaux techniques ne contiennent ni adresse IP ni donnée de formulaire.</li>
        </ul>
      </section>
    </div>
  );
}

export function registerRoutes({ routes, room, config, database, facts, clock }: StaffArea): void {
  routes.get('/equipe/registre', OWNERS, async (c) => {
    await facts.refresh();
    const register = await readRegister(database, config, facts.current());
    const today = dayInWords(dateInParis(clock.now()));
    return room.show(c, {
      title: 'Registre des traitements',
      path: '/equipe/agence',
      children: <RegisterScreen register={register} today={today} />,
    });
  });
}
