import { counted } from '../../domain/plural.ts';
import { importArticles } from '../articles/import-articles.ts';
import { type Command, CommandFailure, readArguments } from './command.ts';
import { shownInstant } from './text.ts';

export const articleCommands: Readonly<Record<string, Command>> = {
  'articles import': {
    parameters: '[--force]',
    summary:
      'porte dans la base les articles de content/articles, nouveaux ou changés (--force : même modifiés ou supprimés sur le site)',
    async run(argv, { open, terminal }) {
      const { force } = readArguments(argv, { force: { type: 'boolean' } }).values;
      const { articles } = await open();
      const { added, changed, same, left } = await importArticles(articles, { isForced: force ?? false });
      terminal.out(`Articles : ${counted(added, 'ajouté')}, ${counted(changed, 'changé')}, ${same} déjà là`);
      for (const { slug, sentence } of left) terminal.err(`${slug} n’est pas importé : ${sentence}`);
      if (left.some(({ reason }) => reason !== 'taken'))
        terminal.err('« articles import --force » remet ces articles comme leurs fichiers les disent.');
    },
  },

  'articles publish': {
    parameters: 'SLUG',
    summary: 'publie un article dépublié, sous sa date',
    async run(argv, { open, terminal }) {
      const [slug = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { articles, clock } = await open();
      const from = await articles.setPublished(slug, true);
      if (!from) throw unknown(slug);
      const isPublic = Temporal.Instant.compare(Temporal.Instant.from(from), clock.now()) <= 0;
      terminal.out(isPublic ? `${slug} est publié.` : `${slug} paraîtra le ${shownInstant(from)}.`);
    },
  },

  'articles unpublish': {
    parameters: 'SLUG',
    summary: 'retire un article du site sans l’effacer, jusqu’à « articles publish »',
    async run(argv, { open, terminal }) {
      const [slug = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { articles } = await open();
      if ((await articles.setPublished(slug, false)) === undefined) throw unknown(slug);
      terminal.out(`${slug} n’est plus publié ; le site le sait dans la minute.`);
    },
  },

  'articles delete': {
    parameters: 'SLUG',
    summary: 'efface un article de la base ; son fichier ne l’y ramène qu’avec « articles import --force »',
    async run(argv, { open, terminal }) {
      const [slug = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { articles } = await open();
      if (!(await articles.remove(slug))) throw unknown(slug);
      terminal.out(`${slug} est effacé ; le site le sait dans la minute.`);
    },
  },
};

function unknown(slug: string): CommandFailure {
  return new CommandFailure(`Aucun article n’a l’adresse /article/${slug}.`);
}
