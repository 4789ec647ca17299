import { partList } from 'content-collections';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { agencyRoutes } from './agency/routes/agency.tsx';
import { launchRoutes } from './agency/routes/launch.tsx';
import { registerRoutes } from './agency/routes/register.tsx';
import { articleRoutes } from './editor/routes/article.tsx';
import { articlesRoutes } from './editor/routes/articles.tsx';
import { pageRoutes } from './editor/routes/page.tsx';
import { pagesRoutes } from './editor/routes/pages.tsx';
import { retirementRoutes } from './editor/routes/retirement.tsx';
import { toAppError } from './errors.ts';
import { figuresRoutes } from './figures/figures-routes.tsx';
import { inboxRoutes } from './inbox/routes/inbox.tsx';
import { leadRoutes } from './inbox/routes/lead.tsx';
import { savedReplyRoutes } from './inbox/routes/saved-replies.tsx';
import { logFault } from './loader-services.ts';
import { redirectsRoutes } from './redirects/redirects-routes.tsx';
import type { RenderScreen } from './screens.ts';
import type { Services } from './services.ts';
import { disabledArea } from './staff/access.ts';
import { PasskeyTaken } from './staff/passkeys.ts';
import { accountsRoutes } from './staff/routes/accounts.tsx';
import { journalRoutes } from './staff/routes/journal.tsx';
import { accountRoutes } from './staff/routes/own-account.tsx';
import { Refused, signInRoutes } from './staff/routes/sign-in.tsx';
import { confirmFirst, Failed, signInFirst } from './staff/screens/confirm.tsx';
import { sendScreen } from './staff/screens/document.tsx';
import type { SignedIn } from './staff/sessions.ts';
import { createStaffRoom, isFromScript, type StaffEnvironment, type StaffRoom } from './staff/staff-room.tsx';
import { createStaffRoutes, type StaffRoutes } from './staff/staff-routes.ts';
import { webhookRoutes } from './webhooks/webhooks-routes.tsx';

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
  app.onError(async (error, c) => {
    if (error instanceof PasskeyTaken) {
      room.logRefusal(c, 'passkey of another account');
      return c.json({ title: error.message }, 409);
    }
    const refusal = toAppError(error);
    const { code, status, publicMessage, retryAfter } = refusal;
    if (status < 500) room.logRefusal(c, code);
    if (isFromScript(c)) throw refusal;
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    const signedIn: SignedIn | undefined = c.get('signedIn');
    const facts = services.facts.overrides();
    const show = (title: string, children: ReactNode) =>
      sendScreen(c, { title, facts, signedIn, children, status });
    if (status < 500) {
      const title = c.req.method === 'GET' ? 'Cette page n’a pas pu s’ouvrir' : 'Rien n’a été enregistré';
      return show(title, <Refused title={title} text={publicMessage} />);
    }
    logFault(services.logger, c.get('requestId'), refusal);
    const { pathname, search } = new URL(c.req.url);
    const typed = await room.typed(c);
    const isGet = c.req.method === 'GET';
    const title = isGet ? 'Cette page n’a pas pu s’ouvrir' : 'Cet envoi n’a pas abouti';
    return show(
      title,
      <Failed
        title={title}
        text={publicMessage}
        action={pathname + search}
        typed={typed && [...typed].map(([name, value]) => [name, String(value)])}
        back={isGet ? pathname + search : routes.pageOf(pathname)}
        requestId={c.get('requestId')}
      />,
    );
  });
  app.route('/connexion', signInRoutes(services, room));

  // All authentication and authorisation happens here.
  app.use('/equipe/*', async (c, next) => {
    const access = routes.accessTo(c.req.method, c.req.path);
    const signedIn = await room.signedIn(c, access?.isPolled);
    if (!signedIn) {
      if (access?.isPolled || isFromScript(c))
        return c.json({ title: 'Votre session est terminée. Rechargez la page pour vous identifier.' }, 401);
      const asked = c.req.path + new URL(c.req.url).search;
      const page = c.req.method === 'GET' ? asked : routes.pageOf(c.req.path);
      // Nobody’s form is read without a trace of a session.
      const hadSession = room.cookie.read(c.req.header('Cookie')) !== undefined;
      const kept = access && hadSession ? await signInFirst(c, room, page) : null;
      if (kept) return kept;
      return c.redirect(`/connexion?${new URLSearchParams({ retour: page })}`, 303);
    }
    const refuse = (status: 403 | 404, title: string, text: string) => {
      if (isFromScript(c)) return c.json({ title: text }, status);
      const children = <Refused title={title} text={text} />;
      const facts = services.facts.overrides();
      return sendScreen(c, { title, facts, signedIn, children, status });
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
  const area = { ...services, routes, room, renderScreen };
  inboxRoutes(area);
  leadRoutes(area);
  savedReplyRoutes(area);
  figuresRoutes(area);
  articlesRoutes(area);
  articleRoutes(area);
  pagesRoutes(area);
  pageRoutes(area);
  retirementRoutes(area);
  redirectsRoutes(area);
  agencyRoutes(area);
  launchRoutes(area);
  registerRoutes(area);
  webhookRoutes(area);
  journalRoutes(area);
  accountRoutes(area);
  accountsRoutes(area);
  return routes;
}
