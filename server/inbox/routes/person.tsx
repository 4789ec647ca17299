import { Hono } from 'hono';
import { readCorrection } from '../../../domain/leads/corrections.ts';
import { note } from '../../journal/journal.ts';
import { type LeadFile, openLead } from '../../leads/lead-file.ts';
import { leadPath } from '../../leads/lead-path.ts';
import { readPerson, rectifyPerson } from '../../leads/person.ts';
import type { Services } from '../../services.ts';
import type { StaffContext, StaffEnvironment, StaffRoom } from '../../staff/staff-room.tsx';
import { Erased, PersonScreen } from '../screens/person.tsx';

type PersonOutcome = Pick<Parameters<typeof PersonScreen>[0], 'typed' | 'faults'>;

/** Access, rectification and erasure of personal data (GDPR); `absent` renders an unknown lead. */
export function personRoutes(
  { database, clock, retention }: Services,
  room: StaffRoom,
  absent: (c: StaffContext) => Promise<Response>,
) {
  const app = new Hono<StaffEnvironment>();
  const find = (c: StaffContext) => openLead(database, c.req.param('reference') ?? '');
  const viewerId = (c: StaffContext) => c.get('signedIn').staff.id;

  async function show(c: StaffContext, file: LeadFile, outcome: PersonOutcome = {}): Promise<Response> {
    return room.show(c, {
      title: `Données de ${file.lead.name}`,
      path: '/equipe',
      status: outcome.faults ? 422 : 200,
      children: <PersonScreen lead={file.lead} count={file.others.length + 1} {...outcome} />,
    });
  }

  app.get('/personne', async (c) => {
    const file = await find(c);
    return file ? show(c, file) : absent(c);
  });

  app.post('/personne', async (c) => {
    const typed = Object.fromEntries(await room.readWholeForm(c));
    const file = await find(c);
    if (!file) return absent(c);
    const { changes, fieldErrors } = readCorrection('agency', typed);
    if (!changes) return show(c, file, { typed, faults: fieldErrors });
    const { reference } = file.lead;
    const count = await rectifyPerson(database, {
      reference,
      revision: Number(typed.revision),
      changes,
      by: viewerId(c),
      now: clock.now(),
    });
    if (count > 0) return c.redirect(leadPath(reference), 303);
    return show(c, file, { typed, faults: { name: CHANGED } });
  });

  app.get('/dossier', async (c) => {
    const file = await find(c);
    const person = file && (await readPerson(database, file.lead.email, clock));
    if (!person) return absent(c);
    const { reference } = file.lead;
    await note(database, clock.now(), { staffId: viewerId(c), action: 'lead.file_read', subject: reference });
    return c.body(JSON.stringify(person, null, 2), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="dossier-${reference}.json"`,
    });
  });

  app.post('/effacer', async (c) => {
    const field = await room.readForm(c, 'reference');
    const file = await find(c);
    if (!file) return absent(c);
    const { reference, email } = file.lead;
    if (field('reference').trim().toUpperCase() !== reference)
      return show(c, file, { faults: { reference: `Écrivez ${reference} pour confirmer.` } });
    const count = await retention.erase(email, viewerId(c));
    return room.show(c, { title: 'Effacé', path: '/equipe', children: <Erased count={count} /> });
  });

  return app;
}

const CHANGED = 'Cette demande a changé entre-temps. Relisez-la, puis corrigez-la à nouveau.';
