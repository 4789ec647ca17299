import { CHANNELS, ENTERED_FIELDS, enterLead, readEntered } from '../../leads/enter-lead.ts';
import { leadPath } from '../../leads/reference.ts';
import { SALES } from '../../staff/access.ts';
import { Options } from '../../staff/screens/options.tsx';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import type { LeadChannel } from '../../store/database.ts';
import { Fault } from './fault.tsx';

interface EnterLeadProps {
  /** The typed values, after a refusal. */
  typed?: Readonly<Record<string, unknown>>;
  /** Messages by field. */
  faults?: Readonly<Record<string, string>>;
}

/** The form for a lead that came by telephone, at a fair, by recommendation … */
function EnterLead({ typed = {}, faults = {} }: EnterLeadProps) {
  const hasFaults = Object.keys(faults).length > 0;
  const text = (name: string) => String(typed[name] ?? '');
  return (
    <>
      <header className="lead-head">
        <p className="small">
          <a href="/equipe">Demandes</a> / Ajouter
        </p>
        <h1>Ajouter une demande</h1>
        <p>
          Un appel, une carte reçue sur un salon, une recommandation : tout au même endroit. Aucun e-mail ne
          part.
        </p>
      </header>
      {hasFaults ? <p role="alert">La demande n’est pas enregistrée : corrigez ce qui suit.</p> : null}
      <form className="pane stack" method="post" action="/equipe/demandes/ajouter" noValidate>
        <div>
          <label htmlFor="canal">Comment elle est arrivée</label>
          <select id="canal" name="canal" defaultValue={text('canal') || 'phone'}>
            <Options of={Object.entries(CHANNELS)} />
          </select>
        </div>
        {ENTERED_FIELDS.map(({ name, label, type, optional, multiline, limit }) => {
          const shared = {
            id: name,
            name,
            autoComplete: 'off',
            defaultValue: text(name),
            maxLength: limit,
            'aria-invalid': faults[name] ? true : undefined,
            'aria-describedby': faults[name] ? `${name}-fault` : undefined,
          };
          return (
            <div key={name}>
              <label htmlFor={name}>{OWN_LABELS[name] ?? (optional ? `${label} (facultatif)` : label)}</label>
              {multiline ? <textarea {...shared} rows={6} /> : <input {...shared} type={type ?? 'text'} />}
              <Fault id={`${name}-fault`} text={faults[name]} />
            </div>
          );
        })}
        <label className="check">
          <input type="checkbox" name="promesse" defaultChecked={typed.promesse !== undefined} /> Une réponse
          est promise dans le délai habituel
        </label>
        <button type="submit">Enregistrer</button>
      </form>
    </>
  );
}

/** An address or a telephone number is enough. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  email: 'E-mail (ou le téléphone)',
  phone: 'Téléphone (ou l’e-mail)',
  message: 'Ce qui a été dit',
};

const PATH = '/equipe/demandes/ajouter';

export function enterLeadRoutes({ routes, room, database, clock, facts }: StaffArea): void {
  const show = (c: StaffContext, outcome: Parameters<typeof EnterLead>[0] = {}) =>
    room.show(c, {
      title: 'Ajouter une demande',
      path: '/equipe',
      status: outcome.faults ? 422 : 200,
      children: <EnterLead {...outcome} />,
    });

  routes.get(PATH, SALES, (c) => show(c));

  routes.post(PATH, SALES, async (c) => {
    const typed = Object.fromEntries(await room.readWholeForm(c));
    const { sender, fieldErrors } = readEntered(typed);
    if (!sender) return show(c, { typed, faults: fieldErrors });
    const reference = await enterLead(database, {
      sender,
      channel: isChannel(typed.canal) ? typed.canal : 'other',
      isPromised: typed.promesse !== undefined,
      by: staffOf(c).id,
      now: clock.now(),
      hours: facts.current().agency.hours,
    });
    return c.redirect(leadPath(reference), 303);
  });
}

function isChannel(sent: unknown): sent is LeadChannel {
  return typeof sent === 'string' && Object.hasOwn(CHANNELS, sent);
}
