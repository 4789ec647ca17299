import { correctableFields, readCorrection } from '../../../domain/leads/corrections.ts';
import { hasAddress } from '../../../domain/leads/no-address.ts';
import { SENDER_NAMES } from '../../../domain/leads/sender-fields.ts';
import { givenIn } from '../../../domain/leads/shown-fields.ts';
import { note } from '../../journal/journal.ts';
import { type LeadFile, openLead } from '../../leads/lead-file.ts';
import { type PersonFile, readPerson, rectifyPerson } from '../../leads/person.ts';
import { leadPath } from '../../leads/reference.ts';
import { fresh, SALES } from '../../staff/access.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { Erased, PersonFileScreen, PersonScreen } from '../screens/person.tsx';
import { LEAD, referenceOf } from './acts.tsx';

type PersonOutcome = Pick<Parameters<typeof PersonScreen>[0], 'typed' | 'faults' | 'hasChanged'>;

/** Access, rectification and erasure of personal data (GDPR); `absent` renders an unknown lead. */
export function personRoutes(
  { routes, room, database, clock, retention }: StaffArea,
  absent: (c: StaffContext) => Promise<Response>,
): void {
  const find = (c: StaffContext) => openLead(database, referenceOf(c));

  async function show(c: StaffContext, file: LeadFile, outcome: PersonOutcome = {}): Promise<Response> {
    return room.show(c, {
      title: `Données de ${file.lead.name}`,
      path: '/equipe',
      status: outcome.faults ? 422 : 200,
      children: <PersonScreen file={file} now={clock.now()} {...outcome} />,
    });
  }

  routes.get(`${LEAD}/personne`, SALES, async (c) => {
    const file = await find(c);
    return file ? show(c, file) : absent(c);
  });

  routes.post(`${LEAD}/personne`, SALES, async (c) => {
    const typed = Object.fromEntries(await room.readAct(c));
    const file = await find(c);
    if (!file) return absent(c);
    if (!hasAddress(file.lead.email) && typed.email === '') delete typed.email;
    const { changes, fieldErrors } = readCorrection('agency', typed);
    if (!changes) return show(c, file, { typed, faults: fieldErrors });
    const { reference } = file.lead;
    // What was right stays as it is in each of the person’s leads: another number, another company.
    for (const name of SENDER_NAMES) if (changes[name] === file.lead[name]) delete changes[name];
    const count = await rectifyPerson(database, {
      reference,
      revision: Number(typed.revision),
      changes,
      by: staffOf(c).id,
      now: clock.now(),
    });
    if (count > 0) return c.redirect(leadPath(reference), 303);
    return show(c, file, { typed, faults: standingOf(file, typed), hasChanged: true });
  });

  routes.get(`${LEAD}/dossier`, fresh(SALES), async (c) => {
    const person = await readFile(c);
    if (!person) return absent(c);
    return c.body(JSON.stringify(person, null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="dossier-${referenceOf(c)}.json"`,
    });
  });

  routes.get(`${LEAD}/dossier/lisible`, fresh(SALES), async (c) => {
    const person = await readFile(c);
    if (!person) return absent(c);
    return room.show(c, {
      title: `Dossier de ${person.leads[0]?.name}`,
      path: '/equipe',
      children: <PersonFileScreen file={person} reference={referenceOf(c)} />,
    });
  });

  /** The whole file of a lead’s sender; the journal says who read it. */
  async function readFile(c: StaffContext): Promise<PersonFile | null> {
    const file = await find(c);
    const person = file && (await readPerson(database, file.lead.email, clock));
    if (person)
      await note(database, clock.now(), {
        staffId: staffOf(c).id,
        action: 'lead.file_read',
        subject: file.lead.reference,
      });
    return person;
  }

  routes.post(`${LEAD}/effacer`, fresh(SALES), async (c) => {
    const field = await room.readForm(c);
    const file = await find(c);
    if (!file) return absent(c);
    const { reference, email } = file.lead;
    if (field('reference').trim().toUpperCase() !== reference)
      return show(c, file, { faults: { reference: `Écrivez ${reference} pour confirmer.` } });
    const count = await retention.erase(email, staffOf(c).id);
    return room.show(c, { title: 'Effacé', path: '/equipe', children: <Erased count={count} /> });
  });
}

/** What stands in each field in which something else was typed. */
function standingOf({ lead }: LeadFile, typed: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    correctableFields('agency').flatMap(({ name, column }) => {
      const standing = givenIn(lead, column) ?? '';
      if (String(typed[name] ?? '') === standing) return [];
      return [[name, standing === '' ? 'À présent vide.' : `À présent : « ${standing} ».`]];
    }),
  );
}
