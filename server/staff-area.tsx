import { partList } from 'content-collections';
import { Hono } from 'hono';
import { agencyRoutes } from './agency/routes/agency.tsx';
import { launchRoutes } from './agency/routes/launch.tsx';
import { articleRoutes } from './editor/routes/article.tsx';
import { articlesRoutes } from './editor/routes/articles.tsx';
import { pagesRoutes } from './editor/routes/pages.tsx';
import { AppError } from './errors.ts';
import { figuresRoutes } from './figures/figures-routes.tsx';
import { inboxRoutes } from './inbox/routes/inbox.tsx';
import { leadRoutes } from './inbox/routes/lead.tsx';
import { savedReplyRoutes } from './inbox/routes/saved-reply.tsx';
import { redirectsRoutes } from './redirects/routes/redirects.tsx';
import type { RenderScreen } from './screens.ts';
import type { Services } from './services.ts';
import { disabledArea } from './staff/access.ts';
import { PasskeyTaken } from './staff/passkeys.ts';
import { accountRoutes } from './staff/routes/account.tsx';
import { accountsRoutes } from './staff/routes/accounts.tsx';
import { confirmFirst, signInFirst } from './staff/routes/confirm.tsx';
import { journalRoutes } from './staff/routes/journal.tsx';
import { signInRoutes } from './staff/routes/sign-in.tsx';
import { sendScreen } from './staff/screens/document.tsx';
import { Refused } from './staff/screens/sign-in.tsx';
import { createStaffRoom, type StaffEnvironment, type StaffRoom } from './staff/staff-room.tsx';
import { createStaffRoutes, type StaffRoutes } from './staff/staff-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.tsx';

/** Media types of forms that the browser sends itself. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** The staff area: `/connexion`, and `/equipe` behind it. Never cached or indexed. */
export function staffRoutes(services: Services, renderScreen: RenderScreen) {
  const room = createStaffRoom(services);
  const routes = declareRoutes(services, room, renderScreen);
  const app = new Hono<StaffEnvironment>();

  for (const path of ['/connexion', '/connexion/*', '/equipe', '/equipe/*']) {
    app.use(path, async (c, next) => {
      await next();
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
      c.header('X-Robots-Tag', 'noindex');
    });
  }
  // A refused form is answered with a page; the browser’s Back has what was typed.
  app.onError((error, c) => {
    if (error instanceof AppError && error.status < 500) room.logRefusal(c, error.code);
    if (error instanceof PasskeyTaken) {
      room.logRefusal(c, 'passkey of another account');
      return c.json({ title: error.message }, 409);
    }
    const isForm = FORM.test(c.req.header('Content-Type') ?? '');
    if (!(error instanceof AppError) || error.status >= 500 || !isForm) throw error;
    if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
    const children = <Refused title="Rien n’a été enregistré" text={error.publicMessage} />;
    const facts = services.facts.overrides();
    return sendScreen(c, { title: 'Rien n’a été enregistré', facts, children }, { status: error.status });
  });
  app.route('/connexion', signInRoutes(services, room));

  // All authentication and authorisation happens here.
  app.use('/equipe/*', async (c, next) => {
    const access = routes.accessTo(c.req.method, c.req.path);
    const signedIn = await room.signedIn(c, access?.isPolled);
    if (!signedIn) {
      if (access?.isPolled || c.req.header('Content-Type')?.startsWith('application/json'))
        return c.json({ title: 'Votre session est terminée. Rechargez la page pour vous identifier.' }, 401);
      const page = c.req.method === 'GET' ? c.req.path : routes.pageOf(c.req.path);
      // Nobody’s form is read without a trace of a session.
      const hadSession = room.cookie.read(c.req.header('Cookie')) !== undefined;
      const kept = access && hadSession ? await signInFirst(c, room, page) : null;
      if (kept) return kept;
      return c.redirect(`/connexion?${new URLSearchParams({ retour: page })}`, 303);
    }
    const refuse = (status: 403 | 404, title: string, text: string) => {
      if (c.req.header('Content-Type')?.startsWith('application/json'))
        return c.json({ title: text }, status);
      const children = <Refused title={title} text={text} />;
      const facts = services.facts.overrides();
      return sendScreen(c, { title, facts, signedIn, children }, { status });
    };
    c.set('signedIn', signedIn);
    if (!access?.roles.includes(signedIn.staff.role)) {
      room.logRefusal(c, 'role');
      const text =
        'Elle n’existe pas, ou votre rôle n’y donne pas accès. Un responsable de l’équipe peut le changer.';
      return refuse(403, 'Cette page ne vous est pas ouverte', text);
    }
    const closed = disabledArea(c.req.path, partList);
    if (closed) return refuse(404, closed.title, closed.text);
    if (!signedIn.isFresh && access.needsFresh) return confirmFirst(c, room, routes.pageOf(c.req.path));
    return next();
  });
  app.route('/', routes.app);
  return app;
}

/** What the rooms have under `/equipe`. */
export function declareRoutes(services: Services, room: StaffRoom, renderScreen: RenderScreen): StaffRoutes {
  const routes = createStaffRoutes();
  inboxRoutes(routes, services, room);
  leadRoutes(routes, services, room);
  savedReplyRoutes(routes, services, room);
  figuresRoutes(routes, services, room);
  articlesRoutes(routes, services, room);
  articleRoutes(routes, services, room, renderScreen);
  pagesRoutes(routes, services, room, renderScreen);
  redirectsRoutes(routes, services, room);
  agencyRoutes(routes, services, room);
  launchRoutes(routes, services, room);
  webhookRoutes(routes, services, room);
  journalRoutes(routes, services, room);
  accountRoutes(routes, services, room);
  accountsRoutes(routes, services, room);
  return routes;
}
