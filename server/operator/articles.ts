import { counted } from '../../domain/plural.ts';
import type { ArticleState } from '../articles/desk/article-list.ts';
import { MOMENT_FAULTS, readMoment } from '../articles/desk/paris-time.ts';
import type { PublicationOutcome } from '../articles/desk/publication.ts';
import { fileDrafts, importArticles } from '../articles/import-articles.ts';
import type { SavedArticle } from '../articles/save-article.ts';
import type { Services } from '../services.ts';
import { type Command, CommandFailure, readArguments, UsageError } from './command.ts';
import { shownInstant, table } from './text.ts';

const STATES: Readonly<Record<ArticleState, string>> = {
  published: 'publié',
  scheduled: 'programmé',
  draft: 'brouillon',
  unpublished: 'dépublié',
  deleted: 'corbeille',
};

/** Imports, lists, publishes, unpublishes and deletes articles. */
export const articleCommands: Readonly<Record<string, Command>> = {
  'articles import': {
    parameters: '[--force SLUG [--yes]]',
    summary:
      'porte dans la base les articles de content/articles, nouveaux ou changés (--force : un seul, même modifié ou supprimé sur le site ; dit d’abord ce qui sera remplacé)',
    async run(argv, { open, terminal }) {
      const { force: forced, yes } = readArguments(argv, {
        force: { type: 'string' },
        yes: { type: 'boolean' },
      }).values;
      const { articles } = await open();
      if (forced !== undefined) {
        const draft = fileDrafts().find(({ slug }) => slug === forced);
        if (!draft) throw new CommandFailure(`Aucun fichier de content/articles n’a l’adresse ${forced}.`);
        terminal.out(overwritten(forced, await articles.differencesFrom(draft)));
        if (!yes) {
          const call = `articles import --force ${forced} --yes`;
          throw new CommandFailure(`Rien n’est fait. Pour le faire : « ${call} ».`, { exitCode: 2 });
        }
      }
      const { added, changed, same, left } = await importArticles(articles, { forced });
      terminal.out(`Articles : ${counted(added, 'ajouté')}, ${counted(changed, 'changé')}, ${same} déjà là`);
      for (const { slug, sentence } of left) terminal.err(`${slug} n’est pas importé : ${sentence}`);
      if (left.some(({ reason }) => reason !== 'taken'))
        terminal.err('« articles import --force SLUG » en remet un comme son fichier le dit.');
    },
  },

  'articles list': {
    parameters: '',
    summary: 'les articles, publiés, programmés, brouillons et dépubliés',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { articleDesk } = await open();
      const rows: string[][] = [];
      for (let page = 1, total = 1; rows.length < total; page += 1) {
        const list = await articleDesk.list({ search: '', page });
        total = list.total;
        for (const { slug, state, publishedAt, title, hasChanges } of list.articles)
          rows.push([
            hasChanges ? `${STATES[state]}, modifié` : STATES[state],
            publishedAt ? shownInstant(publishedAt) : '',
            slug,
            title,
          ]);
      }
      terminal.out(rows.length === 0 ? 'Aucun article.' : table(rows));
    },
  },

  'articles publish': {
    parameters: 'SLUG [--at "AAAA-MM-JJ HH:MM"]',
    summary:
      'publie le brouillon d’un article, ou un article dépublié sous sa date (--at : à ce moment, heure de Paris)',
    async run(argv, { open, terminal }) {
      const { values, positionals } = readArguments(argv, { at: { type: 'string' } }, [1, 1]);
      const [slug = ''] = positionals;
      const services = await open();
      const { articleDesk, clock } = services;
      const [day = '', time = ''] = (values.at ?? '').split(' ');
      const at = values.at === undefined ? undefined : readMoment(day, time, clock.now());
      if (typeof at === 'string') throw new UsageError(`--at : ${MOMENT_FAULTS[at]}`);
      const done = await articleDesk.publish({ id: await idOf(services, slug), by: null, at });
      if (done.outcome !== 'done') throw refusal(slug, done);
      const isPublic = Temporal.Instant.compare(Temporal.Instant.from(done.publishedAt), clock.now()) <= 0;
      terminal.out(
        isPublic ? `${done.slug} est publié.` : `${done.slug} paraîtra le ${shownInstant(done.publishedAt)}.`,
      );
    },
  },

  'articles unpublish': {
    parameters: 'SLUG',
    summary: 'retire un article du site sans l’effacer, jusqu’à « articles publish »',
    async run(argv, { open, terminal }) {
      const [slug = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const services = await open();
      const deed = { id: await idOf(services, slug), by: null };
      if ((await services.articleDesk.unpublish(deed)) === 'unknown') throw unknown(slug);
      terminal.out(`${slug} n’est plus publié ; le site le sait dans la minute.`);
    },
  },

  'articles delete': {
    parameters: 'SLUG',
    summary:
      'met un article à la corbeille, pour trente jours ; son fichier ne le ramène qu’avec « articles import --force SLUG »',
    async run(argv, { open, terminal }) {
      const [slug = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const services = await open();
      const deed = { id: await idOf(services, slug), by: null };
      if ((await services.articleDesk.remove(deed)) === 'unknown') throw unknown(slug);
      terminal.out(
        `${slug} est dans la corbeille, pour trente jours ; le site cesse de le montrer dans la minute.`,
      );
    },
  },
};

const COLUMNS: Readonly<Record<keyof SavedArticle, string>> = {
  slug: 'adresse',
  title: 'titre',
  description: 'chapeau',
  content: 'texte',
  image_url: 'image',
  image_alt: 'texte de remplacement',
  created_at: 'date',
  updated_at: 'date de mise à jour',
  published_at: 'publication',
  author: 'auteur',
};

/** What the file of an article replaces on the site. */
function overwritten(slug: string, columns: (keyof SavedArticle)[] | null): string {
  if (columns === null) return `${slug} n’est plus sur le site : il y revient.`;
  if (columns.length === 0) return `${slug} est déjà comme son fichier.`;
  return `${slug}, à remplacer : ${columns.map((column) => COLUMNS[column]).join(', ')}.`;
}

async function idOf({ articleDesk }: Services, slug: string): Promise<string> {
  const id = await articleDesk.idOf(slug);
  if (id === null) throw unknown(slug);
  return id;
}

function unknown(slug: string): CommandFailure {
  return new CommandFailure(`Aucun article n’a l’adresse /article/${slug}.`);
}

function refusal(slug: string, refused: Exclude<PublicationOutcome, { outcome: 'done' }>): CommandFailure {
  switch (refused.outcome) {
    case 'unknown':
      return unknown(slug);
    case 'stale':
      return new CommandFailure(`${slug} vient d’être modifié par quelqu’un d’autre. Recommencez.`);
    case 'published_already':
      return new CommandFailure(`${slug} est déjà publié : il n’attend plus aucune date.`);
    case 'refused':
      return new CommandFailure(refused.faults.map(({ message }) => message).join('\n'));
  }
}
