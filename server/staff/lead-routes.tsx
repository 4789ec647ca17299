import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import { readReplySection } from './reply-routes.tsx';
import { Refused } from './screens/door.tsx';
import { type ReplyOutcome, ReplySection } from './screens/reply-section.tsx';
import type { StaffContext, StaffEnvironment, StaffRoom } from './staff-room.tsx';

/** Adds one lead's page, and returns how to show it again after a refusal. */
export function leadRoutes(app: Hono<StaffEnvironment>, services: Services, room: StaffRoom) {
  app.get('/equipe/demandes/:reference', (c) => showLead(c, {}));

  async function showLead(c: StaffContext, outcome: ReplyOutcome): Promise<Response> {
    const lead = await services.database
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', (c.req.param('reference') ?? '').toUpperCase())
      .executeTakeFirst();
    if (!lead) {
      const children = (
        <Refused title="Demande introuvable" text="Elle n’existe pas, ou elle a été effacée." />
      );
      return room.show(c, { title: 'Demande introuvable', children, status: 404 });
    }
    const section = await readReplySection(services, lead, c.get('signedIn').staff);
    const children = (
      <>
        <h1>{lead.name}</h1>
        <section className="pane">
          <p className="words">{lead.message}</p>
        </section>
        <ReplySection {...section} {...outcome} />
      </>
    );
    return room.show(c, { title: lead.reference, children, status: outcome.status ?? 200 });
  }

  return showLead;
}
