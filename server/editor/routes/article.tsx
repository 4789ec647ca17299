import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { overLimits } from '../../../domain/articles/text-limits.ts';
import { personName } from '../../../domain/person-name.ts';
import { fieldsSchema } from '../../articles/desk/fields.ts';
import type { OpenArticle } from '../../articles/desk/open-article.ts';
import { MOMENT_FAULTS, readMoment } from '../../articles/desk/paris-time.ts';
import type { PublicationFault } from '../../articles/desk/publication-faults.ts';
import { EDITORS, polled } from '../../staff/access.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import { type StaffContext, staffOf } from '../../staff/staff-room.tsx';
import type { StaffArea } from '../../staff/staff-routes.ts';
import { parseBody } from '../../staff/wire.ts';
import type { ArticleDraftRow, ArticleFields } from '../../store/database.ts';
import { ArticleConflict } from '../screens/article-conflict.tsx';
import { ArticleEditor, FaultList } from '../screens/article-editor.tsx';
import { ArticleUndo } from '../screens/article-notices.tsx';
import { articlePath } from '../screens/article-words.ts';
import { articlePictureUpload } from './article-picture.ts';
import { previewRoutes } from './article-preview.ts';
import { type ArticleRoom, fieldsFrom, type Refusal } from './article-room.ts';
import { versionRoutes } from './article-versions.tsx';
import { EDITOR_SCRIPT } from './articles.tsx';

const draftBody = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  fields: fieldsSchema,
});
const pasteBody = v.object({ html: v.string() });

const ARTICLE = '/equipe/articles/:article';

/** The editor of an article: save, preview, publish, undo. */
export function articleRoutes(area: StaffArea): void {
  const { routes, room, articleDesk: desk, clock, staff, texts } = area;
  const idOf = (c: Context) => c.req.param('article') ?? '';

  async function nameOf(id: string | null): Promise<string | null> {
    if (id === null) return null;
    const email = (await staff.accounts.list()).find((account) => account.id === id)?.email;
    return email ?? null;
  }

  async function show(c: StaffContext, open: OpenArticle, refusal: Refusal = {}): Promise<Response> {
    const nonce = randomBytes(16).toString('base64url');
    const { faults, fault, status } = refusal;
    const fresh = await desk.freshAct(staffOf(c).id);
    return room.show(c, {
      title: open.draft.title || 'Sans titre',
      path: '/equipe/articles',
      scriptFile: EDITOR_SCRIPT,
      isWide: true,
      nonce,
      status: status ?? 200,
      notice: fresh?.id === open.draft.article_id ? <ArticleUndo act={fresh} now={clock.now()} /> : null,
      children: (
        <ArticleEditor
          open={open}
          faults={faults ?? (await desk.faults(open))}
          isRefused={faults !== undefined}
          fault={fault}
          nonce={nonce}
          now={clock.now()}
          lastBy={await nameOf(open.draft.last_by)}
        />
      ),
    });
  }

  function absent(c: StaffContext): Promise<Response> {
    const children = (
      <section className="pane">
        <h1>Cet article n’existe plus</h1>
        <p>
          Il est peut-être à la <a href="/equipe/articles?etat=corbeille">corbeille</a>.
        </p>
      </section>
    );
    return room.show(c, { title: 'Article introuvable', path: '/equipe/articles', children, status: 404 });
  }

  async function conflictNotice(draft: ArticleDraftRow, mine: ArticleFields) {
    const email = await nameOf(draft.last_by);
    const name = email === null ? 'La ligne de commande' : personName(email);
    const parts = await desk.compare(draft.markdown, mine.markdown);
    return <ArticleConflict theirs={draft} mine={mine} parts={parts} name={name} now={clock.now()} />;
  }

  const conflict = async (c: StaffContext, draft: ArticleDraftRow, mine: ArticleFields) =>
    room.show(c, {
      title: 'Deux textes pour un article',
      path: '/equipe/articles',
      status: 409,
      children: await conflictNotice(draft, mine),
    });

  /** Shows what was typed, unsaved, and where it is too much. */
  const tooMuch: ArticleRoom['tooMuch'] = (c, open, fields) =>
    show(
      c,
      { ...open, draft: { ...open.draft, ...fields } },
      { fault: `Rien n’est enregistré. ${overLimits(fields.markdown).join(' ')}`, status: 422 },
    );

  routes.get(ARTICLE, EDITORS, async (c) => {
    const open = await desk.open(idOf(c));
    return open && open.draft.deleted_at === null ? show(c, open) : absent(c);
  });

  routes.post(ARTICLE, EDITORS, async (c) => {
    const field = await room.readLongForm(c);
    const id = idOf(c);
    const known = await desk.open(id);
    if (!known || known.draft.deleted_at !== null) return absent(c);
    const fields = fieldsFrom(field, known);
    const saved = await desk.save({ id, by: staffOf(c).id, revision: Number(field('revision')), fields });
    if (saved.outcome === 'unknown') return absent(c);
    if (saved.outcome === 'stale') return conflict(c, saved.draft, fields);
    if (saved.outcome === 'refused') return tooMuch(c, known, fields);
    return act(c, { ...known, draft: saved.draft }, field);
  });

  /** Runs the action of the pressed button, after the save. */
  async function act(c: StaffContext, open: OpenArticle, field: (name: string) => string): Promise<Response> {
    const { article_id: id, revision } = open.draft;
    const deed = { id, by: staffOf(c).id };
    switch (field('geste')) {
      case 'depublier':
        await desk.unpublish(deed);
        break;
      case 'supprimer':
        await desk.remove(deed);
        return c.redirect('/equipe/articles', 303);
      case 'publier':
        return published(c, open, await desk.publish({ ...deed, revision }));
      case 'programmer': {
        const at = readMoment(field('jour'), field('heure'), clock.now());
        if (typeof at === 'string') return show(c, open, { fault: MOMENT_FAULTS[at], status: 422 });
        return published(c, open, await desk.publish({ ...deed, revision, at }));
      }
    }
    return c.redirect(articlePath(id), 303);
  }

  async function published(
    c: StaffContext,
    open: OpenArticle,
    done: Awaited<ReturnType<typeof desk.publish>>,
  ): Promise<Response> {
    switch (done.outcome) {
      case 'done':
        return c.redirect(articlePath(open.draft.article_id), 303);
      case 'refused':
        return show(c, open, { faults: done.faults, status: 422 });
      case 'published_already':
        return show(c, open, {
          fault: 'Cet article est déjà publié : il n’attend plus aucune date.',
          status: 409,
        });
      case 'stale': {
        const now = await desk.open(open.draft.article_id);
        const fault = 'Quelqu’un a modifié ou publié cet article à l’instant. Relisez-le, puis recommencez.';
        return now ? show(c, now, { fault, status: 409 }) : absent(c);
      }
      case 'unknown':
        return absent(c);
    }
  }

  routes.post(`${ARTICLE}/brouillon`, EDITORS, async (c) => {
    const { revision, fields } = parseBody(draftBody, await room.readLongJson(c));
    const saved = await desk.save({ id: idOf(c), by: staffOf(c).id, revision, fields });
    if (saved.outcome === 'unknown')
      return c.json({ title: 'Cet article n’existe plus : copiez votre texte.' }, 404);
    if (saved.outcome === 'refused') return c.json({ title: saved.sentences.join(' ') }, 422);
    const { draft } = saved;
    if (saved.outcome === 'stale')
      return c.json(
        {
          revision: draft.revision,
          notice: renderToStaticMarkup(await conflictNotice(draft, fields)),
        },
        409,
      );
    return c.json({ revision: draft.revision, savedAt: shortMoment(draft.last_at, clock.now()) });
  });

  routes.post(`${ARTICLE}/coller`, EDITORS, async (c) => {
    const { html } = parseBody(pasteBody, await room.readLongJson(c));
    return c.json(await texts.run('pastedToMarkdown', html));
  });

  // Polled by each open editor.
  routes.get(`${ARTICLE}/etat`, polled(EDITORS), async (c) => {
    const open = await desk.open(idOf(c));
    if (!open || open.draft.deleted_at !== null)
      return c.json({ title: 'Cet article n’existe plus : copiez votre texte.' }, 404);
    const { revision, last_by, last_at } = open.draft;
    const email = await nameOf(last_by);
    return c.json({
      revision,
      happened: `${email === null ? 'La ligne de commande' : personName(email)} a enregistré ce brouillon, ${shortMoment(last_at, clock.now())}.`,
    });
  });

  routes.post(`${ARTICLE}/annuler`, EDITORS, async (c) => {
    await room.readForm(c);
    const id = idOf(c);
    const outcome = await desk.undo({ id, by: staffOf(c).id });
    const open = await desk.open(id);
    if (!open || open.draft.deleted_at !== null) return c.redirect('/equipe/articles', 303);
    if (outcome === 'done') return c.redirect(articlePath(id), 303);
    const fault =
      outcome === 'stale'
        ? 'Quelqu’un est passé après vous : ce geste ne s’annule plus.'
        : 'Un geste s’annule dans les dix secondes, et une seule fois.';
    return show(c, open, { fault, status: 409 });
  });

  routes.post(`${ARTICLE}/reprendre`, EDITORS, async (c) => {
    await room.readForm(c);
    const deed = { id: idOf(c), by: staffOf(c).id };
    return (await desk.recover(deed)) === 'done' ? c.redirect(articlePath(deed.id), 303) : absent(c);
  });

  const articleRoom: ArticleRoom = { idOf, absent, show, conflict, tooMuch };
  previewRoutes(area, renderFaults);
  articlePictureUpload(area, articleRoom);
  versionRoutes(area, articleRoom);
}

function renderFaults(faults: readonly PublicationFault[]): string {
  return renderToStaticMarkup(<FaultList faults={faults} isRefused={false} />);
}
