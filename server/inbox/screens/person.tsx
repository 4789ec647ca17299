import { correctableFields } from '../../../domain/leads/corrections.ts';
import { hasAddress } from '../../../domain/leads/no-address.ts';
import { givenIn } from '../../../domain/leads/shown-fields.ts';
import { counted } from '../../../domain/plural.ts';
import type { LeadFile } from '../../leads/lead-file.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { OtherLeads } from './lead-sides.tsx';

interface PersonScreenProps {
  file: LeadFile;
  now: Temporal.Instant;
  /** The typed values, after a refusal. */
  typed?: Readonly<Record<string, unknown>>;
  /** Messages by field, and that of the reference. */
  faults?: Readonly<Record<string, string>>;
}

/** Access, rectification and erasure of a person’s data (GDPR, articles 15 to 20). */
export function PersonScreen({ file: { lead, others }, now, typed, faults = {} }: PersonScreenProps) {
  const count = others.length + 1;
  const path = leadPath(lead.reference);
  const leads = counted(count, 'demande');
  return (
    <>
      <header className="lead-head">
        <p className="small">
          <a href="/equipe">Demandes</a> / <a href={path}>{lead.reference}</a> / Données de la personne
        </p>
        <h1>Données de {lead.name}</h1>
        <p>{hasAddress(lead.email) ? `${leads} de ${lead.email}` : `${leads}, sans adresse e-mail`}</p>
      </header>
      <OtherLeads others={others} now={now} title="Ses autres demandes" />
      <section className="pane">
        <h2>Exporter</h2>
        <p>Tout ce que le site garde de cette personne, à lui remettre.</p>
        <ul className="rows">
          <li>
            <a href={`${path}/dossier/lisible`}>Lire ou imprimer le dossier</a>
          </li>
          <li>
            <a href={`${path}/dossier`}>Le télécharger pour un autre logiciel (JSON)</a>
          </li>
        </ul>
      </section>
      <section className="pane">
        <h2>Corriger</h2>
        <p>
          La correction vaut pour {count === 1 ? 'sa demande' : `ses ${leads}`}. Son message ne change pas.
        </p>
        <form className="stack" method="post" action={`${path}/personne`} noValidate>
          <input type="hidden" name="revision" value={lead.revision} />
          {correctableFields('agency').map(({ column, name, label, type, optional }) => (
            <div key={name}>
              <label htmlFor={name}>{optional ? `${label} (facultatif)` : label}</label>
              <input
                id={name}
                name={name}
                type={type}
                autoComplete="off"
                defaultValue={String(typed?.[name] ?? givenIn(lead, column) ?? '')}
                aria-invalid={faults[name] ? true : undefined}
                aria-describedby={faults[name] ? `${name}-fault` : undefined}
              />
              <Fault id={`${name}-fault`} text={faults[name]} />
            </div>
          ))}
          <button type="submit">Corriger</button>
        </form>
      </section>
      <section className="pane">
        <h2>Effacer</h2>
        <p>
          {count === 1 ? 'Sa demande disparaît' : `Ses ${leads} disparaissent`}, avec notes, réponses et
          courriels. Rien ne les ramène.
        </p>
        <p>
          Le site n’atteint ni vos boîtes aux lettres, où les avis et les réponses restent jusqu’à ce que vous
          les effaciez, ni les sauvegardes, qui gardent ces données jusqu’à leur propre fin.
        </p>
        <form className="stack" method="post" action={`${path}/effacer`} noValidate>
          <div>
            <label htmlFor="reference">Pour confirmer, recopiez la référence {lead.reference}</label>
            <input
              id="reference"
              name="reference"
              autoComplete="off"
              aria-invalid={faults.reference ? true : undefined}
              aria-describedby={faults.reference ? 'reference-fault' : undefined}
            />
            <Fault id="reference-fault" text={faults.reference} />
          </div>
          <button type="submit" className="danger">
            Effacer pour toujours
          </button>
        </form>
      </section>
    </>
  );
}

function Fault({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="fault" id={id}>
      {text}
    </p>
  ) : null;
}

/** The page after an erasure. */
export function Erased({ count }: { count: number }) {
  return (
    <section className="pane">
      <h1>C’est effacé</h1>
      <p>{counted(count, 'demande effacée', 'demandes effacées')}, avec tout ce qui allait avec.</p>
      <p>
        <a href="/equipe">Revenir aux demandes</a>
      </p>
    </section>
  );
}
