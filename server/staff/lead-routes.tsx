import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { StaffContext, StaffEnvironment } from './environment.ts';
import { readReplySection } from './reply-routes.tsx';
import { renderScreen } from './screens/document.tsx';
import { Refused } from './screens/door.tsx';
import { type ReplyOutcome, ReplySection } from './screens/reply-section.tsx';

/** Adds one lead's page, and returns how to show it again after a refusal. */
export function leadRoutes(app: Hono<StaffEnvironment>, services: Services) {
  app.get('/equipe/demandes/:reference', (c) => showLead(c, c.req.param('reference'), {}));

  async function showLead(c: StaffContext, reference: string, outcome: ReplyOutcome): Promise<Response> {
    const signedIn = c.get('signedIn');
    const lead = await services.database
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!lead) {
      const children = (
        <Refused title="Demande introuvable" text="Elle n’existe pas, ou elle a été effacée." />
      );
      return c.html(renderScreen({ title: 'Demande introuvable', signedIn, children }), 404);
    }
    const section = await readReplySection(services, lead, signedIn.staff);
    const children = (
      <>
        <h1>{lead.name}</h1>
        <section className="pane">
          <p className="words">{lead.message}</p>
        </section>
        <ReplySection {...section} {...outcome} />
      </>
    );
    return c.html(renderScreen({ title: lead.reference, signedIn, children }));
  }

  return showLead;
}
